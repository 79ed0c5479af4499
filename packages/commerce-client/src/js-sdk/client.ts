import { Client as CommerceHttp } from '../client.ts'
import type { FetchArgs } from '../config.ts'
import { openStream } from '../streams/open-stream.ts'
import type { ServerSentEventMessage } from '../streams/parse-events.ts'

/** What `fetchStream` gives. */
export interface FetchStreamResponse {
  /** The messages. What went wrong, a refusal included, is thrown here. */
  readonly stream: AsyncGenerator<ServerSentEventMessage, void, undefined>
  /** Ends the stream. */
  readonly abort: () => void
}

/** The client with js-sdk's way of reading an event stream. */
export class Client extends CommerceHttp {
  /**
   * Opens an event stream over one connection; `events` also goes on when that breaks. The caller's own `signal` ends it, as
   * `abort` does, and then the stream just ends.
   */
  async fetchStream(input: string | URL, init: FetchArgs = {}): Promise<FetchStreamResponse> {
    const own = new AbortController()
    const abort = (): void => own.abort()
    init.signal?.addEventListener('abort', abort, { once: true })
    if (init.signal?.aborted) abort()
    const opening = openStream(this, input, { ...init, signal: own.signal })
    // Whoever iterates is told of a failure; until then nobody has to be.
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
