import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'

/** In milliseconds, between attempts to connect. */
const longestPause = 2_000

export interface PurgeChannel {
  /** Tells every other process that listens; while Redis is away, as soon as it is back. */
  readonly publish: () => void
  /** Whether it hears of the purges of others. */
  readonly isOpen: () => boolean
  readonly close: () => void
}

/** What of a Redis connection is used. */
export type RedisConnection = Pick<Redis, 'disconnect' | 'publish' | 'subscribe'> & {
  on(event: 'ready' | 'close', listener: () => void): unknown
  on(event: 'error', listener: (error: Error) => void): unknown
  on(event: 'message', listener: (channel: string, message: string) => void): unknown
}

export interface PurgeChannelOptions {
  readonly url: string
  /** The name of the channel in Redis. */
  readonly channel: string
  readonly purge: () => void
  readonly note: (line: string) => void
  readonly connect?: (url: string) => RedisConnection
}

/**
 * Connects all processes of all servers that have the same Redis. Reconnects by itself, and then purges: a message may have
 * been missed.
 */
export function openPurgeChannel({
  url,
  channel,
  purge,
  note,
  connect = connectRedis,
}: PurgeChannelOptions): PurgeChannel {
  const self = randomUUID()
  // A connection that listens cannot send.
  const listening = connect(url)
  const sending = connect(url)
  let connection: 'new' | 'lost' | 'open' | 'closed' = 'new'
  let reason = 'it ended the connection'

  async function listen(): Promise<void> {
    await listening.subscribe(channel)
    if (connection === 'lost') note('Redis is back. The kept pages are dropped.')
    connection = 'open'
    purge()
  }

  listening.on('ready', () => void listen().catch(() => undefined))
  listening.on('message', (_, sender) => {
    if (sender !== self) purge()
  })
  listening.on('error', ({ message }) => {
    reason = message
  })
  listening.on('close', () => {
    if (connection === 'lost' || connection === 'closed') return
    connection = 'lost'
    note(`Redis is away, and purges do not reach other servers: ${reason}`)
  })
  // The other connection tells of the same loss.
  sending.on('error', () => undefined)
  let isUnsent = false
  const publish = (): void => {
    sending.publish(channel, self).then(
      () => (isUnsent = false),
      () => (isUnsent = true),
    )
  }
  sending.on('ready', () => {
    if (isUnsent) publish()
  })
  return {
    publish,
    isOpen: () => connection === 'open',
    close() {
      connection = 'closed'
      listening.disconnect()
      sending.disconnect()
    },
  }
}

const connectRedis = (url: string): RedisConnection =>
  new Redis(url, {
    autoResubscribe: false,
    // One message after a loss says as much as all that were missed.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempts) => Math.min(attempts * 100, longestPause),
  })
