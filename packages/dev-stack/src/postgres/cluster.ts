import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ProcessGroups } from '../processes/groups.ts'
import { runStep } from '../processes/run-step.ts'
import { postgresEnvironment, type PostgresBinaries } from './binaries.ts'
import type { DatabaseUser } from './database-user.ts'

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

/** Directory a cluster is created in before it is renamed to its final path. */
export function workshopOf(cluster: string): string {
  return `${cluster}.new`
}

/** Empties the workshop of a cluster and gives it to the database user. */
export function openWorkshop({ cluster, user }: Pick<NewCluster, 'cluster' | 'user'>): string {
  const staging = workshopOf(cluster)
  // The caller holds the data directory's lock, so anything here is left over from an interrupted start.
  rmSync(staging, { recursive: true, force: true })
  mkdirSync(dirname(staging), { recursive: true })
  mkdirSync(staging, { mode: 0o700 })
  if (user !== undefined) chownSync(staging, user.uid, user.gid)
  return staging
}

/** Creates an empty cluster. It is renamed into place as a whole, so an interrupted start leaves no partial cluster. */
export async function makeCluster(
  groups: ProcessGroups,
  wanted: NewCluster,
  signal?: AbortSignal,
): Promise<void> {
  const staging = openWorkshop(wanted)
  const passwordFile = join(staging, 'password')
  writeFileSync(passwordFile, wanted.password, { mode: 0o600 })
  if (wanted.user !== undefined) chownSync(passwordFile, wanted.user.uid, wanted.user.gid)
  const created = join(staging, 'cluster')
  await runStep(
    groups,
    {
      title: 'Making the database cluster',
      command: wanted.binaries.initdb,
      args: initdbArgs(created, passwordFile, wanted.durable),
      cwd: '/',
      env: postgresEnvironment(),
      user: wanted.user,
      limit: 120_000,
      logFile: wanted.logFile,
    },
    signal,
  )
  renameSync(created, wanted.cluster)
  rmSync(staging, { recursive: true, force: true })
}

function initdbArgs(cluster: string, passwordFile: string, durable: boolean): readonly string[] {
  const place = ['-D', cluster, '--encoding=UTF8', '--locale=C', '--no-instructions']
  const access = ['-U', 'postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
  return [...place, ...access, ...(durable ? [] : ['--no-sync'])]
}
