import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { DataDirectory } from './data-directory.ts'
import { binariesCopy } from '../postgres/binaries.ts'
import { workshopOf } from '../postgres/cluster.ts'
import { knownCluster } from '../postgres/cluster-location.ts'

/** Deletes everything but the lock, which the caller holds. An interruption never leaves half a database behind. */
export function throwAwayData(directory: DataDirectory): void {
  const cluster = knownCluster(directory)
  const staging = workshopOf(cluster)
  const discard = (path: string): void => rmSync(path, { recursive: true, force: true })
  discard(staging)
  // A rename is atomic. If the deletion below is interrupted, the next start removes the rest.
  if (existsSync(cluster)) renameSync(cluster, staging)
  discard(staging)
  if (cluster !== directory.cluster) discard(dirname(cluster))
  for (const name of readdirSync(directory.root)) {
    if (name.startsWith(binariesCopy)) discard(join(directory.root, name))
  }
  const { clusterPointer, medusaProcess, configuration, logs, outbox, files, site } = directory
  for (const path of [clusterPointer, medusaProcess, configuration, logs, outbox, files, site]) discard(path)
  // Last, because they hold the database's password.
  discard(directory.secrets)
}
