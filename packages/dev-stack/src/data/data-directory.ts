import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { errorCode } from '../files/write-file.ts'
import { isReachable } from '../postgres/reachable.ts'
import { UserError } from '../user-error.ts'

/** Paths of everything a running shop writes. */
export interface DataDirectory {
  readonly root: string
  readonly cluster: string
  /** File with the real path of the cluster, when the database user cannot reach the data directory. */
  readonly clusterPointer: string
  readonly lock: string
  readonly secrets: string
  readonly medusaProcess: string
  /** Configuration directory of the Medusa CLI. */
  readonly configuration: string
  readonly logs: string
  /** Emails that were not sent because no mail server is configured. */
  readonly outbox: string
  /** Files that the merchant uploads. */
  readonly files: string
  /** Files served to shoppers. */
  readonly site: string
  log(name: string): string
}

export function dataDirectory(root: string): DataDirectory {
  return {
    root,
    cluster: join(root, 'postgres'),
    clusterPointer: join(root, 'postgres.location'),
    lock: join(root, 'lock.json'),
    secrets: join(root, 'secrets.json'),
    medusaProcess: join(root, 'medusa.json'),
    configuration: join(root, 'configuration'),
    logs: join(root, 'logs'),
    outbox: join(root, 'outbox'),
    files: join(root, 'files'),
    site: join(root, 'site'),
    log: (name) => join(root, 'logs', `${name}.log`),
  }
}

export function makeDataDirectory(root: string): DataDirectory {
  const directory = dataDirectory(root)
  try {
    // Not 0700: the database may run as another user, who has to traverse this directory.
    mkdirSync(directory.logs, { recursive: true, mode: 0o755 })
  } catch (error) {
    if (errorCode(error) !== 'EACCES') throw error
    throw new UserError(`The data directory ${root} cannot be written: it belongs to another user.`)
  }
  return directory
}

export interface TemporaryDirectory {
  readonly path: string
  readonly remove: () => void
}

/** Creates a temporary data directory. */
export function tempDataDir(): TemporaryDirectory {
  // Root's temporary directory may be private, but the database runs as another user.
  const base = [tmpdir(), '/tmp', '/var/tmp'].find((candidate) => isReachable(candidate)) ?? tmpdir()
  const path = mkdtempSync(join(base, 'umber-stack-'))
  chmodSync(path, 0o755)
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
