import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runStep, type ProcessGroups } from '@umber/dev-stack'
import { Client } from 'pg'
import { startPart, type Part } from './part.ts'
import type { Programs } from './programs.ts'
import type { WorkDirectory } from './work-directory.ts'

export interface Postgres {
  readonly part: Part
  /** The URL of a database on this server. */
  readonly urlOf: (database: string) => string
}

/** A server on the loopback address, where every local user may connect. */
export async function startPostgres(
  groups: ProcessGroups,
  directory: WorkDirectory,
  { initdb, postgres }: Pick<Programs, 'initdb' | 'postgres'>,
  port: number,
): Promise<Postgres> {
  const { path, user } = directory.databaseDirectory('postgres')
  const common = { cwd: '/', env: { PATH: process.env['PATH'], LC_ALL: 'C' }, user }
  if (!existsSync(join(path, 'PG_VERSION'))) {
    const args = ['-D', path, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C']
    const { file } = directory.log('initdb')
    const title = 'Making the database cluster'
    await runStep(groups, { ...common, title, command: initdb, args, limit: 120_000, logFile: file })
  }
  const urlOf = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}?sslmode=disable`
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200']
  const part = await startPart(groups, directory, {
    ...common,
    name: 'postgres',
    command: postgres,
    args: ['-D', path, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    // To PostgreSQL SIGINT means: end every session and shut down cleanly.
    stopSignal: { signal: 'SIGINT', target: 'leader', seconds: 15 },
    isReady: async () => isReachable(urlOf('postgres')),
  })
  return { part, urlOf }
}

async function isReachable(url: string): Promise<boolean> {
  try {
    await query(url, 'select 1')
    return true
  } catch {
    return false
  }
}

/** Rows as unknown JSON-like values; the caller reads them. */
export async function query(
  url: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new Client({ connectionString: url })
  // A connection that the server ends also rejects the query.
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(text, [...values])
    return rows
  } finally {
    await client.end()
  }
}
