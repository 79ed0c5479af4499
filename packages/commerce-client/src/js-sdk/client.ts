import { Client as CommerceHttp } from '../client.ts'
import type { Config, FetchArgs } from '../config.ts'
import { openStream } from '../streams/open-stream.ts'
import type { ServerSentEventMessage } from '../streams/parse-events.ts'

/** The result of `fetchStream`. */
export interface FetchStreamResponse {
  /** The messages. Iterating throws the errors, a refusal included. */
  readonly stream: AsyncGenerator<ServerSentEventMessage, void, undefined>
  /** Ends the stream. */
  readonly abort: () => void
}

/** The client with js-sdk's `fetchStream`, and with js-sdk's content type for reads. */
export class Client extends CommerceHttp {
  /** @throws {TypeError} for an admin API key in a browser, unless the configuration allows it. */
  constructor(config: Config) {
    super(withPageAddress(config))
  }

  /**
   * Sends a request to any path of the server and returns its JSON answer, or the bare `Response` when the `accept`
   * header asks for something else.
   *
   * @param input a path such as `/store/custom`, or an absolute address below the base address.
   * @param init method, query, body, headers, `signal`, `timeout` (milliseconds), `retry`, further fetch options.
   * @throws {CommerceError} when the server refuses, cannot be reached, takes too long or sends an unreadable answer;
   * the signal's reason when it aborts; `TypeError` for a request that cannot be built.
   */
  override async fetch<T = unknown>(input: string | URL, init: FetchArgs = {}): Promise<T> {
    const isRead = /^(?:get|head)$/i.test(init.method ?? 'GET')
    const headers = { 'content-type': 'application/json', ...init.headers }
    return super.fetch(input, isRead && !init.baseUrl ? { ...init, headers } : init)
  }

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
    const unlink = (): void => init.signal?.removeEventListener('abort', abort)
    return { stream: untilAborted(opening, own.signal, unlink), abort }
  }
}

/** Without an address, js-sdk asks the page's server, and knows it from `window` alone. */
function withPageAddress(config: Config): Config {
  const isOwn = config.baseUrl === '' || config.baseUrl === '/'
  const origin = typeof window === 'undefined' || globalThis.location ? undefined : window.location?.origin
  return isOwn && origin ? { ...config, baseUrl: origin } : config
}

async function* untilAborted(
  opening: Promise<AsyncGenerator<ServerSentEventMessage, void, undefined>>,
  signal: AbortSignal,
  unlink: () => void,
): AsyncGenerator<ServerSentEventMessage, void, undefined> {
  try {
    yield* await opening
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    unlink()
  }
}
