import { Client as CommerceHttp } from '../client.ts'
import type { FetchArgs } from '../config.ts'
import { openStream } from '../streams/open-stream.ts'
import type { ServerSentEventMessage } from '../streams/parse-events.ts'

/** The result of `fetchStream`. */
export interface FetchStreamResponse {
  /** The messages. Iterating throws the errors, a refusal included. */
  readonly stream: AsyncGenerator<ServerSentEventMessage, void, undefined>
  /** Ends the stream. */
  readonly abort: () => void
}

/** The client with js-sdk's `fetchStream`. */
export class Client extends CommerceHttp {
  /**
   * Opens an event stream over one connection; `events` also reconnects. The caller's own `signal` ends the stream
   * without an error, as `abort` does.
   */
  async fetchStream(input: string | URL, init: FetchArgs = {}): Promise<FetchStreamResponse> {
    const own = new AbortController()
    const abort = (): void => own.abort()
    init.signal?.addEventListener('abort', abort, { once: true })
    if (init.signal?.aborted) abort()
    const opening = openStream(this, input, { ...init, signal: own.signal })
    // Iterating the stream throws the failure; without an iteration it must not be an unhandled rejection.
    opening.catch(() => undefined)
    return { stream: untilAborted(opening, own.signal), abort }
  }
}

async function* untilAborted(
  opening: Promise<AsyncGenerator<ServerSentEventMessage, void, undefined>>,
  signal: AbortSignal,
): AsyncGenerator<ServerSentEventMessage, void, undefined> {
  try {
    yield* await opening
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
