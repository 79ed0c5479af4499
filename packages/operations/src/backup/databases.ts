import { escapeIdentifier, type Client } from 'pg'
import { withDatabase } from '../database/connection.ts'
import { Refusal } from '../refusal.ts'
import { databaseName } from './connection-environment.ts'

/** Work on whole databases, over a connection to the server's database `postgres`. */

export async function databaseExists(client: Client, name: string): Promise<boolean> {
  return (await client.query('select 1 from pg_database where datname = $1', [name])).rowCount !== 0
}

/** Whether the database is there and has tables. */
export async function hasTables(client: Client, databaseUrl: string): Promise<boolean> {
  if (!(await databaseExists(client, databaseName(databaseUrl)))) return false
  return await withDatabase(databaseUrl, async (own) => {
    const found = await own.query("select 1 from pg_tables where schemaname = 'public' limit 1")
    return found.rowCount !== 0
  })
}

/** A backend that still runs would sell on, and what it writes would be lost. @throws {Refusal} */
export async function refuseConnections(client: Client, name: string): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from pg_stat_activity where datname = $1',
    [name],
  )
  const count = rows[0]?.count ?? 0
  if (count > 0)
    throw new Refusal(
      `The database ${name} is in use by ${count} connections; nothing was changed. Stop every backend and worker first.`,
    )
}

export async function createDatabase(client: Client, name: string): Promise<void> {
  await client.query(`create database ${escapeIdentifier(name)} template template0 encoding 'UTF8'`)
}

export async function dropDatabase(client: Client, name: string): Promise<void> {
  await client.query(`drop database if exists ${escapeIdentifier(name)}`)
}

export interface Swap {
  readonly name: string
  /** Takes the name. */
  readonly fresh: string
  /** The new name of the database that had it. */
  readonly old: string
}

/** Renames both in one transaction. Returns whether there was one to put aside. */
export async function swapDatabases(client: Client, { name, fresh, old }: Swap): Promise<boolean> {
  const isThere = await databaseExists(client, name)
  const renaming = (from: string, to: string) =>
    client.query(`alter database ${escapeIdentifier(from)} rename to ${escapeIdentifier(to)}`)
  await client.query('begin')
  try {
    if (isThere) await renaming(name, old)
    await renaming(fresh, name)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    const isInUse = error instanceof Error && 'code' in error && error.code === '55006'
    if (!isInUse) throw error
    throw new Refusal(
      `The database ${name} is in use; nothing was changed. Stop every backend and worker first.`,
    )
  }
  return isThere
}
