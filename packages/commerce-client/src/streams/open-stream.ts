import type { Client } from '../client.ts'
import type { FetchArgs } from '../config.ts'
import { UnreadableError } from '../errors/unreadable-error.ts'
import { parseEvents, type ServerSentEventMessage } from './parse-events.ts'

/**
 * Opens one connection to an event stream. There is no default time limit: Medusa sends not even the headers before the
 * first message. The `x-no-compression` header is Medusa's own: with compression it holds messages back until there are
 * many.
 *
 * @throws {UnreadableError} when the answer is no event stream.
 */
export async function openStream(
  client: Pick<Client, 'fetch'>,
  input: string | URL,
  init: FetchArgs = {},
): Promise<AsyncGenerator<ServerSentEventMessage, void, undefined>> {
  const headers = { 'x-no-compression': 'true', ...init.headers, accept: 'text/event-stream' }
  const response = await client.fetch<Response>(input, { timeout: false, ...init, headers })
  const { body, status } = response
  if (!body) throw new UnreadableError('This platform cannot read a stream', { status })
  if (/^text\/event-stream\b/i.test(response.headers.get('content-type') ?? '')) return parseEvents(body)
  // Such as a proxy's sign-in page. Not awaited: one half of a cloned body is cancelled only when the other one is.
  void body.cancel().catch(() => undefined)
  throw new UnreadableError('The answer is no event stream', { status })
}
