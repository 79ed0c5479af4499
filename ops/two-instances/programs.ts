import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { UserError } from '@umber/dev-stack'

/** Paths of the programs that come from the system's packages. */
export interface Programs {
  readonly initdb: string
  readonly postgres: string
  readonly redis: string
  readonly nginx: string
  readonly openssl: string
}

const names = {
  initdb: 'initdb',
  postgres: 'postgres',
  redis: 'redis-server',
  nginx: 'nginx',
  openssl: 'openssl',
} as const

/** @throws {UserError} that names every missing program. */
export function findPrograms(): Programs {
  const directories = searched()
  const find = (name: string) => directories.map((one) => join(one, name)).find((path) => existsSync(path))
  const missing = Object.values(names).filter((name) => find(name) === undefined)
  if (missing.length > 0)
    throw new UserError(
      `Not found: ${missing.join(', ')}. On Debian: apt-get install postgresql redis-server nginx openssl`,
    )
  const path = (name: string) => find(name) ?? name
  return {
    initdb: path(names.initdb),
    postgres: path(names.postgres),
    redis: path(names.redis),
    nginx: path(names.nginx),
    openssl: path(names.openssl),
  }
}

/** Debian keeps PostgreSQL's programs out of the path, and those of servers out of a user's path. */
function searched(): readonly string[] {
  const versions = '/usr/lib/postgresql'
  const newestFirst = existsSync(versions)
    ? readdirSync(versions).toSorted((one, other) => Number(other) - Number(one))
    : []
  return [
    ...(process.env['PATH'] ?? '').split(delimiter),
    '/usr/sbin',
    ...newestFirst.map((version) => join(versions, version, 'bin')),
  ]
}
