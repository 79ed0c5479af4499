import type { DataDirectory } from '../data/data-directory.ts'
import type { ProcessGroup, ProcessGroups } from '../processes/groups.ts'
import { findBinaries } from './binaries.ts'
import { clusterExists, makeCluster } from './cluster.ts'
import { locateCluster } from './cluster-location.ts'
import { databaseUser } from './database-user.ts'
import { endLeftoverPostgres } from './leftover.ts'
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
  readonly signal?: AbortSignal | undefined
}

/** Starts the embedded PostgreSQL on its data, which it makes when there is none. */
export async function startEmbeddedPostgres(
  groups: ProcessGroups,
  { directory, password, durable, signal }: EmbeddedOptions,
): Promise<EmbeddedPostgres> {
  const { cluster, binaries: elsewhere } = locateCluster(directory)
  const user = databaseUser(cluster)
  const binaries = findBinaries(user, elsewhere)
  const settings = { cluster, user, binaries, durable }
  if (clusterExists(cluster)) await endLeftoverPostgres(cluster)
  else await makeCluster(groups, { ...settings, password, logFile: directory.log('initdb') }, signal)
  const { port, group } = await startPostgres(
    groups,
    { ...settings, logFile: directory.log('postgres') },
    signal,
  )
  return { url: new URL(`postgres://postgres:${password}@127.0.0.1:${port}/postgres?sslmode=disable`), group }
}
