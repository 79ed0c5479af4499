import { preparationLock, takeInstanceLock } from '@umber/operations/database'
import type { Client } from 'pg'
import { UserError } from '../user-error.ts'
import {
  databaseName,
  describeDatabase,
  parseDatabaseUrl,
  siblingDatabase,
  withClient,
} from './connection.ts'
import { migrationsFingerprint } from './fingerprints.ts'
import { migrate, seed, type Preparation } from './medusa-scripts.ts'
import { readStamp, writeStamp } from './stamp.ts'

type Contents = 'empty' | 'medusa' | 'foreign'

export interface ExternalDatabase {
  readonly databaseUrl: string
  /** Resolves when the lock was lost, and another backend may be using the database. */
  readonly lost: Promise<UserError>
  /** Lets another backend use the database. */
  readonly release: () => Promise<void>
}

/**
 * Prepares the database at DATABASE_URL: creates, migrates and seeds what is missing, and never deletes anything. First it
 * takes the lock of a running backend, so that nothing is put into a database that another one is serving.
 */
export async function prepareExternalDatabase(
  preparation: Preparation,
  text: string,
): Promise<ExternalDatabase> {
  const url = parseDatabaseUrl(text)
  preparation.reporter.note(`Using the database ${describeDatabase(url)} (DATABASE_URL).`)
  await makeWhenMissing(url)
  const held = await holdInstanceLock(url)
  try {
    await withClient(url.href, async (client) => {
      await lockPreparation(client, url)
      await bringUpToDate(preparation, client, url)
    })
    return { databaseUrl: url.href, ...held }
  } catch (error) {
    await held.release()
    throw error
  }
}

async function holdInstanceLock(url: URL): Promise<Pick<ExternalDatabase, 'lost' | 'release'>> {
  let onLost!: (reason: string) => void
  const lost = new Promise<UserError>((resolve) => {
    onLost = (reason) =>
      resolve(new UserError(`The lock on the database was lost, so the shop was stopped. ${reason}`))
  })
  const mode = process.env['REDIS_URL'] ? 'several' : 'alone'
  try {
    const lock = await takeInstanceLock({ databaseUrl: url.href, mode, onLost })
    return { lost, release: lock.release }
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error))
  }
}

async function makeWhenMissing(url: URL): Promise<void> {
  try {
    await withClient(url.href, async () => {})
  } catch (error) {
    if (sqlState(error) !== databaseMissing) throw unreachable(url, error)
    const name = databaseName(url).replaceAll('"', '""')
    await withClient(siblingDatabase(url, 'postgres'), async (client) =>
      client.query(`create database "${name}"`),
    )
  }
}

async function lockPreparation(client: Client, url: URL): Promise<void> {
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
    preparationLock,
  ])
  if (rows[0]?.mine !== true) {
    throw new UserError(
      `Another start is preparing the database ${describeDatabase(url)}. Wait until it is done.`,
    )
  }
}

async function bringUpToDate(preparation: Preparation, client: Client, url: URL): Promise<void> {
  const contents = await look(client)
  if (contents === 'foreign') {
    throw new UserError(
      `The database ${describeDatabase(url)} holds tables that are not Medusa's. Choose an empty one.`,
    )
  }
  if ((await readStamp(client, 'migrations')) !== migrationsFingerprint()) {
    await migrate(preparation, url.href)
    await writeStamp(client, 'migrations', migrationsFingerprint())
  }
  const progress = await seedProgress(client)
  if (progress === 'complete') return
  if (progress === 'running') {
    throw new UserError(
      `An earlier start was cut short while it put the sample store into the database ${describeDatabase(url)}. It cannot go on from there: empty the database, then start again.`,
    )
  }
  if (await holdsProducts(client)) {
    preparation.reporter.note('The database already holds products, so the sample store is not put in.')
    return
  }
  await seed(preparation, url.href)
}

async function look(client: Client): Promise<Contents> {
  const { rows } = await client.query<{ tables: number; medusa: boolean }>(
    `select (select count(*)::int from pg_tables where schemaname = 'public') as tables,
            to_regclass('public.mikro_orm_migrations') is not null as medusa`,
  )
  if (rows[0]?.medusa === true) return 'medusa'
  return rows[0]?.tables === 0 ? 'empty' : 'foreign'
}

/** The progress that the seed records in the store's metadata. */
async function seedProgress(client: Client): Promise<string> {
  const { rows } = await client.query<{ progress: string | null }>(
    "select metadata->>'seed' as progress from store limit 1",
  )
  return rows[0]?.progress ?? 'none'
}

async function holdsProducts(client: Client): Promise<boolean> {
  return (await client.query('select 1 from product limit 1')).rowCount !== 0
}

const databaseMissing = '3D000'

function sqlState(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

function unreachable(url: URL, error: unknown): UserError {
  const reason = error instanceof Error ? error.message || String(sqlState(error)) : String(error)
  return new UserError(`The database ${describeDatabase(url)} (DATABASE_URL) cannot be used: ${reason}.`)
}
