import { createChance, type ModelTime } from './model-time.ts'

/** The fault of the next writing request, or of the next one of any kind. */
export type Mishap = 'lost-request' | 'lost-answer' | 'server-error'
export type Among = 'write' | 'any' | 'complete' | 'claim' | 'cart'

export interface Sent {
  readonly method: string
  readonly url: string
  readonly headers: Headers
  readonly body: string
}

interface Answered {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** Undefined means that the answer is lost. */
export type Backend = (sent: Sent) => Promise<Answered | undefined>

/** The limit of requests after one command, in all tabs together. */
const mostAsked = 150

interface NetworkOptions {
  readonly time: ModelTime
  readonly backend: Backend
  readonly seed: number
}

/** The network between the pages and the backend: requests are delayed in both directions, and may meet a fault. */
export class Network {
  readonly #time: ModelTime
  readonly #backend: Backend
  readonly #chance: (below: number) => number
  #mishaps: { readonly kind: Mishap; readonly among: Among }[] = []
  /** Tokens that the backend rejects from now on. */
  readonly ended = new Set<string>()
  requests = 0
  /** How many requests have met a fault. */
  befallen = 0
  /** Set when there were more requests after one command than any command needs. After that none is answered. */
  restless: string | undefined
  #asked = 0

  constructor({ time, backend, seed }: NetworkOptions) {
    this.#time = time
    this.#backend = backend
    this.#chance = createChance(seed)
  }

  befall(kind: Mishap, among: Among): void {
    this.#mishaps.push({ kind, among })
  }

  /** Resets the counters for a new command. */
  begin(): void {
    this.#asked = 0
  }

  allWell(): void {
    this.#mishaps = []
  }

  /** A random delay of a message or a request, in milliseconds. */
  delay(most = 20): number {
    return 1 + this.#chance(most)
  }

  /** The `fetch` of one page. A closed page gets no answer. */
  fetchFor(page: object, isOpen: () => boolean): typeof fetch {
    return (input, init = {}) => {
      const { signal } = init
      const url = input instanceof Request ? input.url : input.toString()
      if (!signal) return this.#carry(url, init, page, isOpen)
      return new Promise((resolve, reject) => {
        const giveUp = () => reject(signal.reason as Error)
        if (signal.aborted) return giveUp()
        signal.addEventListener('abort', giveUp)
        this.#carry(url, init, page, isOpen).then(resolve, reject)
      })
    }
  }

  async #carry(url: string, init: RequestInit, page: object, isOpen: () => boolean): Promise<Response> {
    this.requests += 1
    this.#asked += 1
    if (this.#asked > mostAsked) this.restless ??= `${init.method ?? 'GET'} ${url}`
    if (this.restless !== undefined) return new Promise(() => undefined)
    const sent = {
      method: init.method ?? 'GET',
      url,
      headers: this.#headers(init),
      body: typeof init.body === 'string' ? init.body : '',
    }
    const mishap = this.#mishapFor(sent)
    // A keepalive request arrives after its page was closed.
    await this.#travel(init.keepalive === true ? undefined : page)
    const answer = await this.#answer(sent, mishap)
    await this.#travel(page)
    if (!isOpen()) return new Promise(() => undefined)
    if (answer === undefined) throw new TypeError('fetch failed')
    return asResponse(answer)
  }

  async #answer(sent: Sent, mishap: Mishap | undefined): Promise<Answered | undefined> {
    if (mishap === 'lost-request') return undefined
    if (mishap === 'server-error') return { status: 500, headers: {}, text: '{"message":"It broke"}' }
    const answer = await this.#time.hold(this.#backend(sent))
    return mishap === 'lost-answer' ? undefined : answer
  }

  #travel(page: object | undefined): Promise<void> {
    return new Promise((resolve) => void this.#time.after(this.delay(), resolve, page))
  }

  #mishapFor({ method, url }: Sent): Mishap | undefined {
    const fits = {
      any: true,
      write: method !== 'GET',
      complete: url.includes('/complete'),
      claim: /\/customer(\?|$)/.test(url),
      cart: url.includes('/store/carts'),
    }
    const at = this.#mishaps.findIndex(({ among }) => fits[among])
    if (at < 0) return undefined
    this.befallen += 1
    return this.#mishaps.splice(at, 1)[0]?.kind
  }

  #headers(init: RequestInit): Headers {
    const headers = new Headers(init.headers)
    const token = bearerOf({ headers })
    if (token !== undefined && this.ended.has(token)) headers.set('authorization', 'Bearer ended')
    return headers
  }
}

export const bearerOf = ({ headers }: Pick<Sent, 'headers'>): string | undefined =>
  /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1]

/**
 * The parts of a response that the client reads, without the platform's streams, which take turns of the event loop.
 */
function asResponse({ status, headers, text }: Answered): Response {
  return {
    ok: status >= 200 && status < 300,
    status,
    statusText: '',
    type: 'default',
    body: null,
    headers: new Headers(headers),
    text: async () => text,
    json: async () => JSON.parse(text) as unknown,
  } as unknown as Response
}
