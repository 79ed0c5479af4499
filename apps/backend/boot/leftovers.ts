import type { DataDirectory } from './data/data-directory.ts'
import { endLeftoverMedusa } from './medusa/leftover.ts'
import { knownCluster } from './postgres/cluster-location.ts'
import { endLeftoverPostgres } from './postgres/leftover.ts'

/** Ends what a starter that was killed left running on this data. Names it. */
export async function endLeftovers(directory: DataDirectory): Promise<readonly string[]> {
  const medusa = await endLeftoverMedusa(directory.medusaProcess)
  const postgres = await endLeftoverPostgres(knownCluster(directory))
  return [...(medusa ? ['Medusa'] : []), ...(postgres ? ['PostgreSQL'] : [])]
}
