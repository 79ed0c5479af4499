import { takeInstanceLock, type InstanceLock } from '@umber/operations/database'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { startThrowAwayPostgres, type ThrowAwayPostgres } from '../postgres/throw-away.ts'
import { withClient } from './connection.ts'
import { prepareExternalDatabase } from './prepare-external.ts'

let postgres: ThrowAwayPostgres
const held: InstanceLock[] = []

beforeAll(async () => {
  postgres = await startThrowAwayPostgres()
}, 120_000)

afterEach(async () => {
  for (const lock of held.splice(0)) await lock.release()
})

afterAll(async () => postgres.stop())

async function take(
  mode: 'alone' | 'several',
  onLost: (reason: string) => void = () => {},
  retryFor = 5000,
): Promise<InstanceLock> {
  const lock = await takeInstanceLock({ databaseUrl: postgres.url.href, mode, onLost, retryFor })
  held.push(lock)
  return lock
}

/** Ends the connections that hold a lock, as a restart of the server does. */
async function cut(): Promise<void> {
  await query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'umber-instance'",
  )
}

async function query(sql: string): Promise<readonly unknown[]> {
  return await withClient(postgres.url.href, async (client) => (await client.query(sql)).rows)
}

const holders = async () => query("select 1 from pg_locks where locktype = 'advisory' and granted")

it('a backend without Redis is alone on its database', async () => {
  const first = await take('alone')
  await expect(take('alone')).rejects.toThrow(
    'Another backend is running on the database postgres on 127.0.0.1',
  )
  await expect(take('several')).rejects.toThrow('A backend without Redis is running')
  await first.release()
  await take('alone')
})

it('backends with Redis share a database, and one without it has to stay away', async () => {
  await take('several')
  await take('several')
  await expect(take('alone')).rejects.toThrow('set REDIS_URL')
})

it('a lost connection takes the lock again', async () => {
  const lost = vi.fn<(reason: string) => void>()
  await take('alone', lost)
  await cut()
  await vi.waitFor(async () => expect(await holders()).toHaveLength(1), { timeout: 10_000 })
  await expect(take('alone')).rejects.toThrow('Another backend')
  expect(lost).not.toHaveBeenCalled()
})

it('a lost lock that another backend has taken is told at once: both would sell the same stock', async () => {
  const lost = vi.fn<(reason: string) => void>()
  await take('several', lost, 60_000)
  // A lock in a session of its own that waits takes over in the moment in which the connection is cut.
  await withClient(postgres.url.href, async (client) => {
    const waiting = client.query('select pg_advisory_lock(7582137405)')
    await cut()
    await waiting
    await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce(), { timeout: 10_000 })
  })
  expect(lost.mock.calls[0]?.[0]).toContain('A backend without Redis is running')
})

it('a start of the dev stack beside a running backend is refused before it changes the database', async () => {
  await take('alone')
  const note = vi.fn<(line: string) => void>()
  const preparation = { reporter: { note } } as unknown as Parameters<typeof prepareExternalDatabase>[0]
  await expect(prepareExternalDatabase(preparation, postgres.url.href)).rejects.toThrow('Another backend')
  expect(await query("select 1 from pg_tables where schemaname = 'public'")).toEqual([])
})
