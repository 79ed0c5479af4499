import { siblingDatabase, withClient } from './connection.ts'
import { migrationsFingerprint, seedFingerprint } from './fingerprints.ts'
import { migrate, migrateTables, seed, type Preparation } from './medusa-scripts.ts'
import { readStamp, writeStamp } from './stamp.ts'

const finished = 'umber'
const unfinished = 'umber_unfinished'

/**
 * Prepares the shop's database on the embedded server and returns its URL. The database is migrated and seeded under a
 * temporary name and renamed when both are done, so it is never half-made under its final name. The leftovers of an
 * interrupted start are dropped.
 */
export async function prepareEmbeddedDatabase(preparation: Preparation, server: URL): Promise<string> {
  const maintenance = siblingDatabase(server, 'postgres')
  const databaseUrl = siblingDatabase(server, finished)
  if (await exists(maintenance)) {
    await refresh(preparation, databaseUrl)
    return databaseUrl
  }
  const draftUrl = siblingDatabase(server, unfinished)
  await withClient(maintenance, async (client) => {
    await client.query(`drop database if exists ${unfinished} with (force)`)
    await client.query(`create database ${unfinished}`)
    // A crash discards the draft anyway, so its commits need not wait for the disk. The rename flushes all of it.
    await client.query(`alter database ${unfinished} set synchronous_commit = off`)
  })
  await migrateTables(preparation, draftUrl)
  await seed(preparation, draftUrl)
  await withClient(draftUrl, async (client) => {
    await writeStamp(client, 'migrations', migrationsFingerprint())
    await writeStamp(client, 'seed-sources', seedFingerprint())
  })
  await withClient(maintenance, async (client) => {
    await client.query(`alter database ${unfinished} reset synchronous_commit`)
    await client.query(`alter database ${unfinished} rename to ${finished}`)
  })
  return databaseUrl
}

async function exists(maintenance: string): Promise<boolean> {
  return await withClient(maintenance, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [finished])
    return rowCount === 1
  })
}

async function refresh(preparation: Preparation, databaseUrl: string): Promise<void> {
  const stamps = await withClient(databaseUrl, async (client) => ({
    migrations: await readStamp(client, 'migrations'),
    seed: await readStamp(client, 'seed-sources'),
  }))
  if (stamps.migrations !== migrationsFingerprint()) {
    await migrate(preparation, databaseUrl)
    await withClient(databaseUrl, async (client) => writeStamp(client, 'migrations', migrationsFingerprint()))
  }
  // Older data has none.
  if (stamps.seed !== undefined && stamps.seed !== seedFingerprint()) {
    preparation.reporter.note(
      'The sample store has changed since this data was made. `pnpm reset` takes the new one.',
    )
  }
}
