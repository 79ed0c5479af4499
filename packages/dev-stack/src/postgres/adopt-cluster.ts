import { spawnSync } from 'node:child_process'
import type { ProcessGroups } from '../processes/groups.ts'
import { runStep } from '../processes/run-step.ts'
import { UserError } from '../user-error.ts'
import { postgresEnvironment } from './binaries.ts'
import type { NewCluster } from './cluster.ts'

/** Gives a copied cluster, whose server does not run, the password; a durable one is written to the disk. */
export async function adoptCluster(
  groups: ProcessGroups,
  { cluster, binaries, user, password, durable, logFile }: NewCluster,
  signal?: AbortSignal,
): Promise<void> {
  // The single-user mode needs no password. It reads statements from its input, where other users do not see them.
  const { status, stderr } = spawnSync(
    binaries.postgres,
    ['--single', '-D', cluster, '-c', 'exit_on_error=on', '-c', 'shared_buffers=1MB', 'postgres'],
    {
      input: `alter role postgres password '${password}'\n`,
      cwd: '/',
      env: postgresEnvironment(),
      encoding: 'utf8',
      ...user,
    },
  )
  if (status !== 0) throw new UserError(`The copied database did not take its password.\n${stderr}`)
  if (!durable) return
  const step = {
    title: 'Writing the database to the disk',
    command: binaries.initdb,
    args: ['--sync-only', '-D', cluster],
    cwd: '/',
    env: postgresEnvironment(),
    user,
    limit: 120_000,
    logFile,
  }
  await runStep(groups, step, signal)
}
