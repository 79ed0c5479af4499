import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { Refusal } from '../refusal.ts'
import { describeDatabase } from './connection.ts'

/**
 * Without Redis a backend keeps events, locks and workflows in its memory, so it must be alone on its database. With Redis
 * several share them there.
 */
export type InstanceMode = 'alone' | 'several'

export interface InstanceLockOptions {
  readonly databaseUrl: string
  readonly mode: InstanceMode
  /** Called when the connection was lost and the lock could not be taken again. The process has to end. */
  readonly onLost: (reason: string) => void
  /** For how long a lost lock is tried again, in milliseconds. */
  readonly retryFor?: number
}

export interface InstanceLock {
  readonly release: () => Promise<void>
}

/** Arbitrary key of the advisory lock. PostgreSQL holds it per database. */
const key = 7_582_137_405
const heartbeat = 10_000
const retryEvery = 1000

const statements = {
  alone: 'select pg_try_advisory_lock($1) as mine',
  several: 'select pg_try_advisory_lock_shared($1) as mine',
} as const

/**
 * Takes the lock that every running backend holds on a connection of its own: exclusive when it has to be alone, shared
 * otherwise. PostgreSQL releases it when the process ends, however it ends. Needs a direct connection or a pool in session
 * mode.
 *
 * @throws {Refusal} when another backend holds it in a way that excludes this one.
 */
export async function takeInstanceLock(options: InstanceLockOptions): Promise<InstanceLock> {
  const end = new AbortController()
  let client = await connectAndLock(options)
  const watching = (async () => {
    for (;;) {
      await lost(client, end.signal)
      const again = end.signal.aborted ? undefined : await retake(options, end.signal)
      if (again === undefined) return
      client = again
    }
  })()
  return {
    async release() {
      end.abort()
      await client.end()
      await watching
    },
  }
}

async function connectAndLock({ databaseUrl, mode }: InstanceLockOptions): Promise<Client> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'umber-instance',
    connectionTimeoutMillis: 15_000,
    query_timeout: heartbeat,
    keepAlive: true,
  })
  // The end of the connection is noticed by `lost`.
  client.on('error', () => {})
  await client.connect()
  try {
    // The server then notices a vanished host within a minute and lets another backend start; the default is two hours.
    await client.query(
      'set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3',
    )
    const { rows } = await client.query<{ mine: boolean }>(statements[mode], [key])
    if (rows[0]?.mine === true) return client
    throw new Refusal(describeConflict(databaseUrl, mode))
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

function describeConflict(databaseUrl: string, mode: InstanceMode): string {
  const place = `on the database ${describeDatabase(databaseUrl)}`
  return mode === 'alone'
    ? `Another backend is running ${place}. Without Redis only one may: two would sell the same stock twice. Stop the other one, or set REDIS_URL on every backend and restart them.`
    : `A backend without Redis is running ${place}, and it has to be alone. Stop it, or restart it with the same REDIS_URL.`
}

/** Resolves when the connection has ended or no longer answers, and when the lock is released. */
async function lost(client: Client, signal: AbortSignal): Promise<void> {
  const over = new AbortController()
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  await Promise.race([ended, silent(client, AbortSignal.any([signal, over.signal]))])
  over.abort()
}

async function silent(client: Client, signal: AbortSignal): Promise<void> {
  try {
    for (;;) {
      await sleep(heartbeat, undefined, { signal, ref: false })
      await client.query('select 1')
    }
  } catch {
    // The signal, or a connection without an answer; ending it may never complete.
    if (!signal.aborted) void client.end().catch(() => {})
  }
}

async function retake(options: InstanceLockOptions, signal: AbortSignal): Promise<Client | undefined> {
  const { onLost, retryFor = 60_000 } = options
  const deadline = performance.now() + retryFor
  for (;;) {
    try {
      const client = await connectAndLock(options)
      if (!signal.aborted) return client
      await client.end()
      return undefined
    } catch (error) {
      if (signal.aborted) return undefined
      if (error instanceof Refusal || performance.now() >= deadline) {
        onLost(error instanceof Error ? error.message : String(error))
        return undefined
      }
      await sleep(retryEvery)
    }
  }
}
