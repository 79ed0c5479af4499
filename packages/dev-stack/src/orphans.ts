import type { DataDirectory } from './data/data-directory.ts'
import { killOrphanMedusa } from './medusa/orphan.ts'
import { knownCluster } from './postgres/cluster-location.ts'
import { killOrphanPostgres } from './postgres/orphan.ts'

/** Ends the processes that a killed starter left running on this data, and returns their names. */
export async function killOrphans(directory: DataDirectory): Promise<readonly string[]> {
  const medusa = await killOrphanMedusa(directory.medusaProcess)
  const postgres = await killOrphanPostgres(knownCluster(directory))
  return [...(medusa ? ['Medusa'] : []), ...(postgres ? ['PostgreSQL'] : [])]
}
