import { snapshotKey } from '../snapshot/snapshot-key.ts'
import { snapshotStore } from '../snapshot/snapshot-store.ts'
import { copySnapshot } from '../snapshot/copy-snapshot.ts'
import { snapshotsRoot } from '../paths.ts'
import { clusterExists } from '../postgres/cluster.ts'
import { placeCluster, startEmbeddedPostgres, type EmbeddedPostgres } from '../postgres/embedded.ts'
import { readPostmasterFile } from '../postgres/postmaster-file.ts'
import type { ProcessGroup } from '../processes/groups.ts'
import type { Preparation } from './medusa-scripts.ts'
import { prepareEmbeddedDatabase } from './prepare-embedded.ts'

export interface EmbeddedDatabase {
  readonly databaseUrl: string
  readonly group: ProcessGroup
}

interface OpenOptions {
  readonly password: string
  readonly durable: boolean
}

/**
 * Starts the embedded PostgreSQL with the shop's database. New data begins as a copy of a snapshot. Without one it is
 * migrated and seeded, and then kept as a snapshot. Data that exists is only migrated further.
 */
export async function openEmbeddedDatabase(
  preparation: Preparation,
  { password, durable }: OpenOptions,
): Promise<EmbeddedDatabase> {
  const { groups, reporter, directory, environment, signal } = preparation
  const { note } = reporter
  const settings = { directory, password, durable, note, signal }
  const place = placeCluster(settings)
  const key = clusterExists(place.cluster) ? undefined : snapshotKey(environment(''), new Date())
  const snapshots = snapshotStore(snapshotsRoot)
  const wasCopied =
    key !== undefined && (await copySnapshot(preparation, { ...place, password, durable }, snapshots, key))
  const opened = await open()
  if (key === undefined || wasCopied) return opened
  // Only the files of a server that has ended by itself are complete.
  await opened.group.stop()
  if (readPostmasterFile(place.cluster) !== undefined) return await open()
  await reporter.step('Keeping a copy for the next new shop', async () => {
    const parts = { postgres: place.cluster, files: directory.files }
    await snapshots.keep(key, parts).catch((error: unknown) => {
      note(`There is no copy: ${error instanceof Error ? error.message : String(error)}`)
    })
  })
  return await open()

  async function open(): Promise<EmbeddedDatabase> {
    const postgres = await reporter.step('Starting PostgreSQL', async () =>
      startEmbeddedPostgres(groups, settings, place),
    )
    return { group: postgres.group, databaseUrl: await prepareOrStop(preparation, postgres) }
  }
}

async function prepareOrStop(preparation: Preparation, { url, group }: EmbeddedPostgres): Promise<string> {
  try {
    return await prepareEmbeddedDatabase(preparation, url)
  } catch (error) {
    await group.stop()
    throw error
  }
}
