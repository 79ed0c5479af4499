import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Preparation } from '../database/medusa-scripts.ts'
import { copyDirectory } from '../files/copy-directory.ts'
import { openWorkshop, type NewCluster } from '../postgres/cluster.ts'
import { adoptCluster } from '../postgres/adopt-cluster.ts'
import type { SnapshotStore } from './snapshot-store.ts'

/**
 * Fills a new data directory from the snapshot. False when there is none. The cluster comes last, renamed into place as a
 * whole, so that an interrupted start begins anew.
 */
export async function copySnapshot(
  { groups, reporter, directory, signal }: Preparation,
  wanted: Omit<NewCluster, 'logFile'>,
  snapshots: SnapshotStore,
  key: string,
): Promise<boolean> {
  if (!snapshots.has(key)) return false
  return await reporter.step('Copying the sample store', async () => {
    const staging = openWorkshop(wanted)
    const [cluster, files] = [join(staging, 'cluster'), join(staging, 'files')]
    const parts = { postgres: { path: cluster, owner: wanted.user }, files: { path: files } }
    const wasThere = snapshots.copyTo(key, parts)
    if (wasThere) {
      await adoptCluster(groups, { ...wanted, cluster, logFile: directory.log('initdb') }, signal)
      if (existsSync(files)) copyDirectory(files, directory.files)
      renameSync(cluster, wanted.cluster)
    }
    rmSync(staging, { recursive: true, force: true })
    return wasThere
  })
}
