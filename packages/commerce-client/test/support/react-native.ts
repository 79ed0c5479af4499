/**
 * React Native's globals in their most limited versions: no body streams, no text codecs, no `Request`, a `URL` that is
 * immutable and has no `origin`, aborts without a reason. There is a `window`, but no page.
 */
export function reactNative(answer: (url: string, init: NativeInit) => NativeAnswer) {
  const fetch = async (url: string, init: NativeInit = {}): Promise<NativeResponse> =>
    new Promise((resolve, reject) => {
      if (typeof url !== 'string') throw new TypeError('Only text is an address here')
      const { status = 200, body, delayed = false } = answer(url, init)
      init.signal?.addEventListener('abort', () => reject(new Error('Aborted')))
      if (!delayed) resolve(new NativeResponse(url, status, body))
    })
  const platform = {
    fetch,
    Headers,
    FormData,
    URL: NativeUrl,
    AbortController: NativeAbortController,
    console,
    setTimeout,
    clearTimeout,
  }
  return { ...platform, window: platform }
}

export interface NativeInit {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly signal?: NativeSignal
}

export interface NativeAnswer {
  readonly status?: number
  readonly body: unknown
  /** Never arrives. */
  readonly delayed?: boolean
}

class NativeResponse {
  readonly type = 'default'
  readonly statusText = ''
  readonly headers = new Headers({ 'content-type': 'application/json' })
  readonly url: string
  readonly status: number
  readonly #text: string

  constructor(url: string, status: number, body: unknown) {
    this.url = url
    this.status = status
    this.#text = body === undefined ? '' : JSON.stringify(body)
  }

  get ok(): boolean {
    return this.status >= 200 && this.status < 300
  }

  async text(): Promise<string> {
    return this.#text
  }

  clone(): NativeResponse {
    return this
  }
}

class NativeUrl {
  readonly #address: string

  constructor(address: string) {
    this.#address = address
  }

  get origin(): string {
    throw new Error('URL.origin is not implemented')
  }

  get search(): string {
    throw new Error('URL.search is not implemented')
  }

  toString(): string {
    return this.#address
  }
}

class NativeSignal {
  aborted = false
  readonly #listeners = new Set<() => void>()

  addEventListener(_: 'abort', listener: () => void): void {
    this.#listeners.add(listener)
  }

  removeEventListener(_: 'abort', listener: () => void): void {
    this.#listeners.delete(listener)
  }

  tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

class NativeAbortController {
  readonly signal = new NativeSignal()

  abort(): void {
    if (this.signal.aborted) return
    this.signal.aborted = true
    this.signal.tell()
  }
}
