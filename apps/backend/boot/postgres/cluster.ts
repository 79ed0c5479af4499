import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ProcessGroups } from '../processes/groups.ts'
import { runStep } from '../processes/run-step.ts'
import type { PostgresBinaries } from './binaries.ts'
import type { DatabaseUser } from './database-user.ts'
import { postgresEnvironment } from './environment.ts'

export interface NewCluster {
  readonly cluster: string
  readonly binaries: PostgresBinaries
  readonly user: DatabaseUser
  readonly password: string
  readonly durable: boolean
  readonly logFile: string
}

export function clusterExists(cluster: string): boolean {
  return existsSync(join(cluster, 'PG_VERSION'))
}

/** Where a cluster is made before it gets its place. */
export function workshopOf(cluster: string): string {
  return `${cluster}.new`
}

/** Makes an empty cluster. It appears as a whole, so that a start cut short leaves nothing half-made to be used. */
export async function makeCluster(
  groups: ProcessGroups,
  wanted: NewCluster,
  signal?: AbortSignal,
): Promise<void> {
  const workshop = workshopOf(wanted.cluster)
  // The caller holds the lock of the data directory: what lies here is the rest of a start that was cut short.
  rmSync(workshop, { recursive: true, force: true })
  mkdirSync(dirname(workshop), { recursive: true })
  mkdirSync(workshop, { mode: 0o700 })
  const passwordFile = join(workshop, 'password')
  writeFileSync(passwordFile, wanted.password, { mode: 0o600 })
  if (wanted.user !== undefined) {
    for (const path of [workshop, passwordFile]) chownSync(path, wanted.user.uid, wanted.user.gid)
  }
  const made = join(workshop, 'cluster')
  await runStep(
    groups,
    {
      title: 'Making the database cluster',
      command: wanted.binaries.initdb,
      args: initdbWords(made, passwordFile, wanted.durable),
      cwd: '/',
      env: postgresEnvironment(),
      user: wanted.user,
      limit: 120_000,
      logFile: wanted.logFile,
    },
    signal,
  )
  renameSync(made, wanted.cluster)
  rmSync(workshop, { recursive: true, force: true })
}

function initdbWords(cluster: string, passwordFile: string, durable: boolean): readonly string[] {
  const place = ['-D', cluster, '--encoding=UTF8', '--locale=C', '--no-instructions']
  const access = ['-U', 'postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
  return [...place, ...access, ...(durable ? [] : ['--no-sync'])]
}
