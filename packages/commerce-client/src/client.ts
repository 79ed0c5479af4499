import { createTokenStore, keepText, webStorage, type TokenStore } from './auth/token-storage.ts'
import type { Config, FetchArgs } from './config.ts'
import { createTransport } from './transport/create-transport.ts'
import { preparer, type Prepare, type Send } from './transport/request.ts'
import { withTokenLimits } from './transport/timeout.ts'

/** The storage key of the locale, shared with js-sdk. */
const localeKey = 'medusa_locale'

interface Parts {
  readonly config: Config
  readonly token: TokenStore
  readonly prepare: Prepare
  readonly send: Send
}

/** The HTTP client of one Medusa server: addresses, headers, token, time limit, retries, errors. */
export class Client {
  /**
   * How many sign-ins and sign-outs there were, so that the answer to an earlier refresh does not undo one.
   *
   * @internal
   */
  signIns = 0
  /**
   * A function, so that no inspection of the client shows a key. No private field, because the client has to work behind
   * a proxy, such as one of Vue's `reactive`.
   */
  private readonly parts: () => Parts
  private ownLocale = ''

  /** @throws {TypeError} for an admin API key in a browser, unless the configuration allows it. */
  constructor(config: Config) {
    if (config.apiKey && !config.allowApiKeyInBrowser && typeof document !== 'undefined') {
      throw new TypeError('apiKey needs allowApiKeyInBrowser')
    }
    const parts: Parts = {
      config,
      token: createTokenStore(config.auth),
      prepare: preparer(config),
      send: createTransport(config),
    }
    this.parts = () => parts
  }

  /**
   * Sends a request to any path of the server and returns its JSON answer, or the bare `Response` when the `accept`
   * header asks for something else. An empty answer is undefined for a DELETE or with status 204, and unreadable
   * otherwise.
   *
   * @example
   * const { reviews } = await shop.client.fetch<{ reviews: object[] }>('/store/reviews', { query: { limit: 5 } })
   * @param input a path such as `/store/custom`, or an absolute address below the base address.
   * @param init method, query, body, headers, `signal`, `timeout` (milliseconds), `retry`, further fetch options.
   * @throws {CommerceError} when the server refuses, cannot be reached, takes too long or sends an unreadable answer;
   * the signal's reason when it aborts; `TypeError` for a request that cannot be built.
   */
  async fetch<T = unknown>(input: string | URL, init: FetchArgs = {}): Promise<T> {
    const { config, token, prepare, send } = this.parts()
    const nameless = init.baseUrl || config.auth?.type === 'session'
    const stored = nameless ? undefined : token.get()
    // Most storages are synchronous, and awaiting them takes longer than the rest of the preparation.
    const bearer = isLater(stored) ? await withTokenLimits(stored, init, config) : stored
    return (await send(prepare(input, init, this.locale, bearer))) as T
  }

  /** Stores a token for all further requests, in the configured storage. */
  async setToken(token: string): Promise<void> {
    this.signIns += 1
    await this.parts().token.set(token)
  }

  /** The token for further requests. */
  async getToken(): Promise<string | undefined> {
    return ((await this.parts().token.get()) as string | null) || undefined
  }

  /** Deletes the token. The server is not notified; the token stays valid until it expires. */
  async clearToken(): Promise<void> {
    this.signIns += 1
    await this.parts().token.remove()
  }

  /** The locale of answers, such as `en-IN`; empty for the server's default. */
  get locale(): string {
    return webStorage('local')?.getItem(localeKey) || this.ownLocale
  }

  /** Sets the locale of answers; a browser keeps it for the next visit, unless its storage is full. */
  setLocale(locale: string): void {
    const storage = webStorage('local')
    if (storage) keepText(storage, localeKey, locale)
    this.ownLocale = locale
  }
}

const isLater = (token: unknown): token is object => typeof token === 'object' && token !== null
