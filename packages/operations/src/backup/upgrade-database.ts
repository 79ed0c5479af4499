import type { Client } from 'pg'
import { describeDatabase, withDatabase } from '../database/connection.ts'
import { Refusal } from '../refusal.ts'
import { databaseName, siblingDatabase } from './connection-environment.ts'
import { createBackup, type BackupOptions } from './create-backup.ts'
import { refuseConnections } from './databases.ts'
import { restoreBackup } from './restore-backup.ts'

export interface UpgradeOptions extends BackupOptions {
  /** A database on a server of a newer major version. Undefined: only Medusa's migrations run. */
  readonly toDatabaseUrl: string | undefined
  readonly migrate: (databaseUrl: string) => Promise<void>
}

/**
 * Takes a backup, moves the data to a newer PostgreSQL if there is one, and runs the migrations of this build. Returns the
 * directory of the backup.
 */
export async function upgradeDatabase(options: UpgradeOptions): Promise<string> {
  const { databaseUrl, toDatabaseUrl, migrate } = options
  if (toDatabaseUrl === undefined) {
    const backup = await createBackup(options)
    await migrate(databaseUrl)
    return backup
  }
  // What is sold during the move would stay behind.
  await withDatabase(siblingDatabase(databaseUrl, 'postgres'), async (client) =>
    refuseConnections(client, databaseName(databaseUrl)),
  )
  // The files stay where they are.
  const backup = await createBackup({ ...options, filesDirectory: undefined })
  await restoreBackup({ from: backup, databaseUrl: toDatabaseUrl, filesDirectory: undefined, replace: false })
  await compareRows(databaseUrl, toDatabaseUrl)
  await migrate(toDatabaseUrl)
  return backup
}

/** @throws {Refusal} that names the tables with other numbers of rows. */
async function compareRows(databaseUrl: string, toDatabaseUrl: string): Promise<void> {
  const before = await withDatabase(databaseUrl, countRows)
  const after = await withDatabase(toDatabaseUrl, countRows)
  const wrong = [...new Set([...before.keys(), ...after.keys()])].filter(
    (table) => before.get(table) !== after.get(table),
  )
  if (wrong.length > 0)
    throw new Refusal(
      `The database ${describeDatabase(toDatabaseUrl)} differs from the old one in: ${wrong.join(', ')}. Keep the old one.`,
    )
}

async function countRows(client: Client): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ table: string; count: string }>(
    `select tablename as table,
       (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I.%I', schemaname, tablename), false, true, '')))[1]::text as count
     from pg_tables where schemaname = 'public'`,
  )
  return new Map(rows.map(({ table, count }) => [table, count]))
}
