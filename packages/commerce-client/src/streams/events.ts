import type { Client } from '../client.ts'
import type { FetchArgs } from '../config.ts'
import { isCommerceError } from '../errors/commerce-error.ts'
import { NetworkError } from '../errors/network-error.ts'
import { systemClock, type Clock } from '../transport/clock.ts'
import { pause } from '../transport/retry.ts'
import { openStream } from './open-stream.ts'
import type { ServerSentEventMessage } from './parse-events.ts'

/** The options of a stream; all others are as for `client.fetch`. */
export interface EventsOptions extends Omit<FetchArgs, 'retry' | 'method' | 'body'> {
  /** Resumes after this message. */
  readonly lastEventId?: string | undefined
  /**
   * How long to wait before reconnecting, in milliseconds; the server may override it with 250 or more. Doubled for each
   * connection that gave nothing, up to 30 seconds. Default 3000, false for no reconnect.
   */
  readonly reconnect?: number | false | undefined
  /** For tests: time. */
  readonly clock?: Clock | undefined
}

/** The shortest wait that a server may ask for, in milliseconds. */
const shortestWait = 250

/** The longest wait, in milliseconds. */
const longestWait = 30_000

/** A connection of this length, in milliseconds, was in order, even if there was nothing to tell. */
const steadyAfter = 10_000

/**
 * Follows an event stream while it is iterated, over as many connections as needed. After a connection ends or breaks,
 * a new one resumes after the last message's id. Medusa's messages have no ids: what it sends between two connections is
 * lost.
 *
 * @example
 * const path = '/admin/workflows-executions/import-products-as-chunks/subscribe'
 * for await (const { event, data } of events(shop.client, path)) console.log(event, data)
 * @throws {CommerceError} when the server refuses, unless a retry may help, and when the answer is no event stream; the
 * signal's reason when it aborts.
 */
export async function* events(
  client: Pick<Client, 'fetch'>,
  input: string | URL,
  options: EventsOptions = {},
): AsyncGenerator<ServerSentEventMessage, void, undefined> {
  const { lastEventId, reconnect = 3000, clock = systemClock, ...init } = options
  let last = lastEventId
  let wait = reconnect
  for (let failures = 0; ; failures += 1) {
    const begun = clock.now()
    const headers = last ? { ...init.headers, 'last-event-id': last } : init.headers
    const stream = await openStream(client, input, { ...init, headers }).catch((error: unknown) => {
      if (wait === false || !isCommerceError(error) || !error.retryable) throw error
    })
    try {
      for await (const message of stream ?? []) {
        failures = -1
        last = message.id ?? last
        if (wait !== false && message.retry !== undefined) wait = Math.max(message.retry, shortestWait)
        yield message
      }
    } catch (cause) {
      init.signal?.throwIfAborted()
      if (isCommerceError(cause)) throw cause
      if (wait === false) throw new NetworkError('The stream lost its connection', { cause })
    }
    if (wait === false) return
    if (clock.now() - begun >= steadyAfter) failures = -1
    await pause(Math.min(wait * 2 ** Math.max(failures, 0), Math.max(wait, longestWait)), init.signal, clock)
  }
}
