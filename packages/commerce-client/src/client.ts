import { createTokenStore, webStorage, type TokenStore } from './auth/token-storage.ts'
import type { Config, FetchArgs } from './config.ts'
import { createTransport } from './transport/create-transport.ts'
import type { Send } from './transport/outgoing.ts'
import { preparer, type Prepare } from './transport/prepare.ts'
import { withLimits } from './transport/with-limits.ts'

/** Where js-sdk keeps the language as well. */
const localeKey = 'medusa_locale'

/** Speaks HTTP to one Medusa server: addresses, headers, token, time limit, retries, errors. */
export class Client {
  readonly #config: Config
  readonly #token: TokenStore
  readonly #prepare: Prepare
  readonly #send: Send
  #locale = ''

  /** @throws {TypeError} for an admin API key in a browser, unless the configuration allows it. */
  constructor(config: Config) {
    if (config.apiKey && !config.allowApiKeyInBrowser && typeof document !== 'undefined') {
      throw new TypeError('apiKey needs allowApiKeyInBrowser')
    }
    this.#config = config
    this.#token = createTokenStore(config.auth)
    this.#prepare = preparer(config)
    this.#send = createTransport(config)
  }

  /**
   * Sends a request to any path of the server and gives its JSON answer, or the bare `Response` when the `accept` header asks
   * for something else. An empty answer gives undefined to a DELETE or with 204, and is unreadable otherwise.
   *
   * @param input a path such as `/store/custom`, or an absolute address below the base address.
   * @param init method, query, body, headers, `signal`, `timeout` (milliseconds), `retry`, further fetch options.
   * @throws {CommerceError} when the server says no, is not reached, takes too long or answers nonsense; the signal's
   *   reason when it aborts; `TypeError` for a request that cannot be made.
   */
  async fetch<T = unknown>(input: string | URL, init: FetchArgs = {}): Promise<T> {
    const nameless = init.baseUrl || this.#config.auth?.type === 'session'
    const kept = nameless ? undefined : this.#token('getItem')
    // Most storages answer at once, and to wait nevertheless takes longer than the rest of the preparation.
    const token = isLater(kept) ? await withLimits(async () => kept, { signal: init.signal }) : kept
    return (await this.#send(this.#prepare(input, init, this.locale, token))) as T
  }

  /** Keeps a token for all further requests, in the configured storage. */
  async setToken(token: string): Promise<void> {
    await this.#token('setItem', token)
  }

  /** The token that further requests will carry. */
  async getToken(): Promise<string | undefined> {
    return ((await this.#token('getItem')) as string | null) || undefined
  }

  /** Forgets the token. The server is not told; a token stays valid until it expires. */
  async clearToken(): Promise<void> {
    await this.#token('removeItem')
  }

  /** The language answers are asked for, such as `en-IN`; empty for the server's default. */
  get locale(): string {
    return webStorage('local')?.getItem(localeKey) || this.#locale
  }

  /** Sets the language answers are asked for; a browser keeps it until the next visit. */
  setLocale(locale: string): void {
    webStorage('local')?.setItem(localeKey, locale)
    this.#locale = locale
  }
}

const isLater = (kept: unknown): kept is object => Object(kept) === kept
