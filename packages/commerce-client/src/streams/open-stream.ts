import type { Client } from '../client.ts'
import type { FetchArgs } from '../config.ts'
import { UnreadableError } from '../errors/unreadable-error.ts'
import { parseEvents, type ServerSentEventMessage } from './parse-events.ts'

/**
 * Opens one connection to an event stream. There is no time limit unless one is given: Medusa sends not even the headers
 * before there is something to tell.
 */
export async function openStream(
  client: Pick<Client, 'fetch'>,
  input: string | URL,
  init: FetchArgs = {},
): Promise<AsyncGenerator<ServerSentEventMessage, void, undefined>> {
  const headers = { ...init.headers, accept: 'text/event-stream' }
  const { body, status } = await client.fetch<Response>(input, { timeout: false, ...init, headers })
  if (body) return parseEvents(body)
  throw new UnreadableError('This platform cannot read a stream', { status })
}
