import { readLog, openLog } from '../files/log-file.ts'
import { freePort } from '../ports.ts'
import type { ProcessGroup, ProcessGroups } from '../processes/groups.ts'
import { describeEnding } from '../processes/run-step.ts'
import { until } from '../processes/until.ts'
import { StepFailure } from '../user-error.ts'
import { postgresEnvironment, type PostgresBinaries } from './binaries.ts'
import type { DatabaseUser } from './database-user.ts'
import { readPostmasterFile } from './postmaster-file.ts'

export interface PostgresServer {
  readonly port: number
  readonly group: ProcessGroup
}

export interface PostgresOptions {
  readonly cluster: string
  readonly binaries: PostgresBinaries
  readonly user: DatabaseUser
  readonly durable: boolean
  readonly logFile: string
}

/** Milliseconds. Recovery after a crash takes time with much data. */
const readyLimit = 120_000
const attempts = 5

export async function startPostgres(
  groups: ProcessGroups,
  options: PostgresOptions,
  signal?: AbortSignal,
): Promise<PostgresServer> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort()
    const group = launch(groups, options, port)
    const problem = await waitUntilReady(group, options.cluster, signal)
    if (problem === undefined) return { port, group }
    await group.stop()
    if (attempt === attempts || !isTemporary(readLog(options.logFile))) {
      throw new StepFailure(`PostgreSQL did not start: it ${problem}.`, options.logFile)
    }
    await until(() => undefined, { limit: 500, every: 500, signal })
  }
}

function launch(
  groups: ProcessGroups,
  { binaries, cluster, user, durable, logFile }: PostgresOptions,
  port: number,
): ProcessGroup {
  const settings = [
    'listen_addresses=127.0.0.1',
    // No socket file: clients use TCP, and its directory would have to be writable for both users.
    'unix_socket_directories=',
    'max_connections=100',
    'shared_buffers=128MB',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ]
  const log = openLog(logFile)
  try {
    return groups.launch({
      command: binaries.postgres,
      args: ['-D', cluster, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      cwd: '/',
      env: postgresEnvironment(),
      output: log.descriptor,
      user,
      // To the postmaster SIGINT means: end every session and shut down cleanly.
      stopSignal: { signal: 'SIGINT', target: 'leader', seconds: 15 },
    })
  } finally {
    log.close()
  }
}

async function waitUntilReady(
  group: ProcessGroup,
  cluster: string,
  signal?: AbortSignal,
): Promise<string | undefined> {
  let problem: string | undefined
  void group.ended.then((ending) => (problem = describeEnding(ending) ?? 'ended at once'))
  const look = (): true | undefined => {
    const file = readPostmasterFile(cluster)
    return problem !== undefined || (file?.ready === true && file.pid === group.pid) ? true : undefined
  }
  try {
    const seen = await until(look, { limit: readyLimit, every: 20, signal })
    return seen === undefined ? `was not ready after ${readyLimit / 1000} seconds` : problem
  } catch (error) {
    await group.stop()
    throw error
  }
}

/** Temporary errors: a port taken in the meantime, or the last processes of a killed server. */
function isTemporary(log: string): boolean {
  return /could not bind|Address already in use|pre-existing shared memory block/.test(log)
}
