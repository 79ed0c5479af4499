import type { Client } from '../client.ts'
import type { FetchArgs } from '../config.ts'
import { UnreadableError } from '../errors/unreadable-error.ts'
import { parseEvents, type ServerSentEventMessage } from './parse-events.ts'

/**
 * Opens one connection to an event stream. There is no default time limit: Medusa sends not even the headers before the
 * first message. The `x-no-compression` header is Medusa's own: with compression it holds messages back until there are
 * many.
 */
export async function openStream(
  client: Pick<Client, 'fetch'>,
  input: string | URL,
  init: FetchArgs = {},
): Promise<AsyncGenerator<ServerSentEventMessage, void, undefined>> {
  const headers = { 'x-no-compression': 'true', ...init.headers, accept: 'text/event-stream' }
  const { body, status } = await client.fetch<Response>(input, { timeout: false, ...init, headers })
  if (body) return parseEvents(body)
  throw new UnreadableError('This platform cannot read a stream', { status })
}
