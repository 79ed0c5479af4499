import { dirname } from 'node:path'
import type { DataDirectory } from '../data/data-directory.ts'
import type { ProcessGroup, ProcessGroups } from '../processes/groups.ts'
import { findBinaries } from './binaries.ts'
import { clusterExists, makeCluster, type NewCluster } from './cluster.ts'
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

/** Where the cluster of a data directory is, or will be, and the programs that run it. */
export type ClusterPlace = Pick<NewCluster, 'cluster' | 'user' | 'binaries'>

export function placeCluster({ directory, note }: Pick<EmbeddedOptions, 'directory' | 'note'>): ClusterPlace {
  const cluster = locateCluster(directory)
  if (cluster !== directory.cluster) {
    note(
      `The database is in ${cluster}, because the user PostgreSQL runs as may not enter ${directory.root}.`,
    )
  }
  const user = databaseUser(cluster)
  return { cluster, user, binaries: findBinaries(user, dirname(cluster)) }
}

/** Starts the embedded PostgreSQL and creates its cluster on first use. */
export async function startEmbeddedPostgres(
  groups: ProcessGroups,
  { directory, password, durable, signal, ...options }: EmbeddedOptions,
  place: ClusterPlace = placeCluster({ directory, ...options }),
): Promise<EmbeddedPostgres> {
  const settings = { ...place, durable }
  if (clusterExists(place.cluster)) await killOrphanPostgres(place.cluster)
  else await makeCluster(groups, { ...settings, password, logFile: directory.log('initdb') }, signal)
  const { port, group } = await startPostgres(
    groups,
    { ...settings, logFile: directory.log('postgres') },
    signal,
  )
  return { url: new URL(`postgres://postgres:${password}@127.0.0.1:${port}/postgres?sslmode=disable`), group }
}
