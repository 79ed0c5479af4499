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
   * How long to wait before reconnecting, in milliseconds; the server may override it. Default 3000, false for no
   * reconnect.
   */
  readonly reconnect?: number | false | undefined
  /** For tests: time. */
  readonly clock?: Clock | undefined
}

/**
 * Follows an event stream while it is iterated, over as many connections as needed. After a connection ends or breaks,
 * a new one resumes after the last message's id.
 *
 * @example
 * for await (const { event, data } of events(client, '/admin/workflows-executions/import/subscribe', { signal })) …
 * @throws {CommerceError} when the server refuses, unless a retry may help; the signal's reason when it aborts.
 */
export async function* events(
  client: Pick<Client, 'fetch'>,
  input: string | URL,
  options: EventsOptions = {},
): AsyncGenerator<ServerSentEventMessage, void, undefined> {
  const { lastEventId, reconnect = 3000, clock = systemClock, ...init } = options
  let last = lastEventId
  let wait = reconnect
  for (;;) {
    const headers = last ? { ...init.headers, 'last-event-id': last } : init.headers
    const stream = await openStream(client, input, { ...init, headers }).catch((error: unknown) => {
      if (wait === false || !isCommerceError(error) || !error.retryable) throw error
    })
    try {
      for await (const message of stream ?? []) {
        last = message.id ?? last
        if (wait !== false) wait = message.retry ?? wait
        yield message
      }
    } catch (cause) {
      init.signal?.throwIfAborted()
      if (wait === false) throw new NetworkError('The stream lost its connection', { cause })
    }
    if (wait === false) return
    await pause(wait, init.signal, clock)
  }
}
