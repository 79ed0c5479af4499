import { dirname } from 'node:path'
import type { DataDirectory } from '../data/data-directory.ts'
import type { ProcessGroup, ProcessGroups } from '../processes/groups.ts'
import { findBinaries } from './binaries.ts'
import { clusterExists, makeCluster } from './cluster.ts'
import { locateCluster } from './cluster-location.ts'
import { databaseUser } from './database-user.ts'
import { killOrphanPostgres } from './orphan.ts'
import { startPostgres } from './server.ts'

export interface EmbeddedPostgres {
  /** The server's maintenance database. */
  readonly url: URL
  readonly group: ProcessGroup
}

export interface EmbeddedOptions {
  readonly directory: DataDirectory
  readonly password: string
  readonly durable: boolean
  readonly note: (line: string) => void
  readonly signal?: AbortSignal | undefined
}

/** Starts the embedded PostgreSQL and creates its cluster on first use. */
export async function startEmbeddedPostgres(
  groups: ProcessGroups,
  { directory, password, durable, note, signal }: EmbeddedOptions,
): Promise<EmbeddedPostgres> {
  const cluster = locateCluster(directory)
  if (cluster !== directory.cluster) {
    note(
      `The database is in ${cluster}, because the user PostgreSQL runs as may not enter ${directory.root}.`,
    )
  }
  const user = databaseUser(cluster)
  const binaries = findBinaries(user, dirname(cluster))
  const settings = { cluster, user, binaries, durable }
  if (clusterExists(cluster)) await killOrphanPostgres(cluster)
  else await makeCluster(groups, { ...settings, password, logFile: directory.log('initdb') }, signal)
  const { port, group } = await startPostgres(
    groups,
    { ...settings, logFile: directory.log('postgres') },
    signal,
  )
  return { url: new URL(`postgres://postgres:${password}@127.0.0.1:${port}/postgres?sslmode=disable`), group }
}
