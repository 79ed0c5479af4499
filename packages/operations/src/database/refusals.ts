import type { Client } from 'pg'
import { isMigratedFor } from './migrated-builds.ts'
import { readSampleData, sampleDataRefusals } from './sample-data.ts'

export interface Expectation {
  /** Of the build that is about to run. */
  readonly fingerprint: string
  readonly purpose: 'selling' | 'demonstration'
}

export const notMigrated =
  'The database is not migrated for this build. Take a backup, then run: pnpm migrate'

/** Every reason not to start a backend on this database. */
export async function databaseRefusals(
  client: Client,
  { fingerprint, purpose }: Expectation,
): Promise<readonly string[]> {
  if (!(await isMigratedFor(client, fingerprint))) return [notMigrated]
  return sampleDataRefusals(await readSampleData(client), purpose)
}
