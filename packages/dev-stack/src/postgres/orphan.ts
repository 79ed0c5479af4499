import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { readProcess } from '../processes/read-process.ts'
import { until } from '../processes/until.ts'
import { UserError } from '../user-error.ts'
import { postmasterFile, readPostmasterFile } from './postmaster-file.ts'

/** Ends a PostgreSQL that a killed starter left running on this cluster. Returns true when there was one. */
export async function killOrphanPostgres(cluster: string): Promise<boolean> {
  const left = readPostmasterFile(cluster)
  const found = left === undefined ? undefined : readProcess(left.pid)
  if (left === undefined || found === undefined) return false
  if (!runsOn(found.command, cluster)) {
    // After a reboot the pid can belong to another process, which PostgreSQL would take for a running server.
    rmSync(postmasterFile(cluster), { force: true })
    return false
  }
  const gone = async (signal: NodeJS.Signals, limit: number): Promise<boolean> => {
    process.kill(left.pid, signal)
    const ended = (): true | undefined =>
      readProcess(left.pid)?.started === found.started ? undefined : true
    return (await until(ended, { limit })) === true
  }
  if ((await gone('SIGINT', 20_000)) || (await gone('SIGQUIT', 10_000))) return true
  throw new UserError(
    `A PostgreSQL (process ${left.pid}) still runs on ${cluster} and does not end. End it, then start again.`,
  )
}

function runsOn(command: string, cluster: string): boolean {
  return /postgres(\.exe)?["']? /.test(command) && command.includes(resolve(cluster))
}
