import type { Client } from 'pg'

/** Fingerprints stored in the database itself, so that they travel with the data. */
export type StampName = 'migrations' | 'seed-sources'

export async function readStamp(client: Client, name: StampName): Promise<string | undefined> {
  const found = await client.query<{ present: boolean }>(
    "select to_regclass('umber_boot.stamp') is not null as present",
  )
  if (found.rows[0]?.present !== true) return undefined
  const { rows } = await client.query<{ value: string }>(
    'select value from umber_boot.stamp where name = $1',
    [name],
  )
  return rows[0]?.value
}

export async function writeStamp(client: Client, name: StampName, value: string): Promise<void> {
  await client.query('create schema if not exists umber_boot')
  await client.query(
    'create table if not exists umber_boot.stamp (name text primary key, value text not null)',
  )
  await client.query(
    'insert into umber_boot.stamp values ($1, $2) on conflict (name) do update set value = excluded.value',
    [name, value],
  )
}
