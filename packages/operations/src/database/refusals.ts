import type { Client } from 'pg'
import { isMigratedFor } from './migrated-builds.ts'
import { readSampleData, sampleDataRefusals } from './sample-data.ts'

export interface Expectation {
  /** Of the build that is about to run. */
  readonly fingerprint: string
  readonly purpose: 'selling' | 'demonstration'
  /** Of the shop that runs beside the backend. */
  readonly publishableKey?: string | undefined
}

export const unknownKey =
  'The database does not have the PUBLISHABLE_KEY of the settings. Print the right one with: pnpm create-key'

export const notMigrated =
  'The database is not migrated for this build. Take a backup, then run: pnpm migrate'

/** Every reason not to start a backend on this database. */
export async function databaseRefusals(
  client: Client,
  { fingerprint, purpose, publishableKey }: Expectation,
): Promise<readonly string[]> {
  if (!(await isMigratedFor(client, fingerprint))) return [notMigrated]
  const isUnknown = publishableKey !== undefined && !(await hasPublishableKey(client, publishableKey))
  return [...(isUnknown ? [unknownKey] : []), ...sampleDataRefusals(await readSampleData(client), purpose)]
}

/** A shop with a key that the backend refuses shows nothing. */
export async function hasPublishableKey(client: Client, key: string): Promise<boolean> {
  const { rowCount } = await client.query(
    "select 1 from api_key where type = 'publishable' and token = $1 and revoked_at is null and deleted_at is null",
    [key],
  )
  return rowCount === 1
}
