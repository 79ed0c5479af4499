import type { Client } from 'pg'

/** Key of the advisory lock that two migrations of one database compete for. */
export const preparationLock = 7_582_137_404

/**
 * Whether the database was migrated for this build. An earlier build keeps its row, so that it may still start during a
 * rolling upgrade.
 */
export async function isMigratedFor(client: Client, fingerprint: string): Promise<boolean> {
  const found = await client.query<{ present: boolean }>(
    "select to_regclass('umber_boot.migrated_build') is not null as present",
  )
  if (found.rows[0]?.present !== true) return false
  const { rowCount } = await client.query('select 1 from umber_boot.migrated_build where fingerprint = $1', [
    fingerprint,
  ])
  return rowCount === 1
}

export async function recordMigration(client: Client, fingerprint: string): Promise<void> {
  await client.query('create schema if not exists umber_boot')
  await client.query(
    'create table if not exists umber_boot.migrated_build (fingerprint text primary key, migrated_at timestamptz not null default now())',
  )
  await client.query(
    'insert into umber_boot.migrated_build (fingerprint) values ($1) on conflict do nothing',
    [fingerprint],
  )
}
