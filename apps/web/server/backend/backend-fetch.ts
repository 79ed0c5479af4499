import { beginBackendCall, currentRequest } from '@umber/page-server'
import { PUBLISHABLE_KEY_HEADER } from '@umber/commerce-client'
import { withoutTrailingSlashes } from '@umber/storefront-core/platform'
import { localeHeader } from '../../src/config/locale.ts'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'

/** In milliseconds: how long an answer is used, how long a request may take, and the pause after a failure. */
const freshFor = 30_000
const timeLimit = 5_000
const pauseAfterFailure = 1_000
/** Limits of the cache, the second one in characters. */
const maxAnswers = 5_000
const maxCharacters = 64 * 1024 * 1024
const maxAtOnce = 16

/** The only headers of a page's read that are sent. The others could be about one visitor. */
const sentHeaders = ['accept', 'content-type', PUBLISHABLE_KEY_HEADER, localeHeader]
/** Those that an answer depends on. */
const keyHeaders = [PUBLISHABLE_KEY_HEADER, localeHeader]
/** The only request with a body that changes nothing: its question does not fit into an address. */
const searchPath = 'store/search'

export interface BackendFetch {
  /**
   * Rejects for requests that are neither GET nor a search, for other origins than the backend's, and when the backend
   * cannot be reached.
   */
  readonly fetch: typeof fetch
  /** Drops all answers, also those that are under way. Requests that wait for them still receive them. */
  readonly purge: () => void
}

export interface BackendFetchOptions {
  /** The backend's URL for browsers. Requests name it. */
  readonly publicUrl: string
  /** The backend's URL for this server. */
  readonly internalUrl: string
  /** Called after each backend request with its outcome. */
  readonly onAnswer?: (outcome: BackendOutcome) => void
  /** In milliseconds, above 0. */
  readonly now?: () => number
}

/** `refused` is a status of 400 to 499, `failed` one of 500 and above, `away` no answer in time. */
export type BackendOutcome = 'ok' | 'refused' | 'failed' | 'unreachable'

interface Answer {
  readonly status: number
  readonly type: string | null
  readonly text: string
}

/** Reads the backend for the renderer. Equal requests share an answer. */
export function createBackendFetch({
  publicUrl,
  internalUrl,
  onAnswer = () => {},
  now = () => performance.now(),
}: BackendFetchOptions): BackendFetch {
  const publicBase = baseOf(publicUrl)
  const internalBase = baseOf(internalUrl)
  const perf = { now }
  const answers = new LRUCache<string, Answer>({
    max: maxAnswers,
    maxSize: maxCharacters,
    sizeCalculation: ({ text }) => text.length + 1,
    ttl: freshFor,
    ttlResolution: 0,
    perf,
  })
  const failures = new LRUCache<string, Error>({
    max: maxAnswers,
    ttl: pauseAfterFailure,
    ttlResolution: 0,
    perf,
  })
  const underWay = new Map<string, Promise<Answer>>()
  const limit = pLimit(maxAtOnce)
  // A part of each key, so that an answer from before a purge is not found after it.
  let generation = 0

  async function ask({ path, method, headers, body }: Question): Promise<Answer> {
    // Started here, so that the time in the queue counts.
    const signal = AbortSignal.timeout(timeLimit)
    const call = beginBackendCall(method, `/${path.replace(/\?.*/s, '')}`)
    for (const [name, value] of Object.entries(call.headers)) headers.set(name, value)
    let status: number | undefined
    try {
      return await limit(async () => {
        const response = await fetch(internalBase + path, { method, headers, body, signal })
        const text = await response.text()
        status = response.status
        return { status, type: response.headers.get('content-type'), text }
      })
    } finally {
      call.end(status)
    }
  }

  async function askOnce(key: string, question: Question): Promise<Answer> {
    const before = generation
    try {
      const answer = await ask(question)
      onAnswer(outcomeOf(answer))
      if (isCacheable(answer) && generation === before) answers.set(key, answer)
      return answer
    } catch (error) {
      onAnswer('unreachable')
      const failure = error instanceof Error ? error : new Error(String(error))
      failures.set(key, failure)
      throw failure
    } finally {
      underWay.delete(key)
    }
  }

  return {
    async fetch(input, init) {
      const request = new Request(input, init)
      if (!request.url.startsWith(publicBase)) throw new TypeError(`${request.url} is not of the backend.`)
      const question = await questionOf(request, request.url.slice(publicBase.length))
      const asked = keyHeaders.map((name) => request.headers.get(name) ?? '')
      const key = [generation, ...asked, question.path, question.body ?? ''].join(' ')
      const failure = failures.get(key)
      if (failure !== undefined) throw failure
      const known = answers.get(key)
      if (known !== undefined) return responseOf(known)
      const shared = underWay.get(key) ?? askOnce(key, question)
      underWay.set(key, shared)
      return responseOf(await unlessAborted(shared, request.signal))
    },
    purge() {
      generation += 1
      answers.clear()
      failures.clear()
    },
  }
}

/** A request to the backend, without what could be about one visitor. */
interface Question {
  /** Without a slash in front, with its query. */
  readonly path: string
  readonly method: 'GET' | 'POST'
  readonly headers: Headers
  readonly body: string | null
}

async function questionOf(request: Request, path: string): Promise<Question> {
  const headers = sentHeadersOf(request)
  const { method } = request
  if (method === 'GET') return { path, method, headers, body: null }
  if (method === 'POST' && path.replace(/\?.*/s, '') === searchPath)
    return { path, method, headers, body: await request.text() }
  throw new TypeError(`The server sends no ${method} request to ${path}.`)
}

/** With one slash at its end. */
const baseOf = (url: string): string => `${withoutTrailingSlashes(new URL(url).href)}/`

function sentHeadersOf({ headers }: Request): Headers {
  const sent = new Headers()
  for (const name of sentHeaders) {
    const value = headers.get(name)
    if (value !== null) sent.set(name, value)
  }
  return withVisitor(sent)
}

/** Adds the visitor's address of the request that is answered, so that the backend's limits count the visitor. */
function withVisitor(headers: Headers): Headers {
  const address = currentRequest()?.address
  if (address !== undefined) headers.set('X-Forwarded-For', address)
  return headers
}

function outcomeOf({ status }: Answer): BackendOutcome {
  if (status >= 500) return 'failed'
  return status >= 400 ? 'refused' : 'ok'
}

/** A missing product may be kept, an error may not. */
const isCacheable = ({ status }: Answer): boolean => (status >= 200 && status < 300) || status === 404

function responseOf({ status, type, text }: Answer): Response {
  const headers: Record<string, string> = type === null ? {} : { 'content-type': type }
  return new Response(text === '' ? null : text, { status, headers })
}

/** Ends the wait of one caller. The request goes on for the others. */
async function unlessAborted<Value>(shared: Promise<Value>, signal: AbortSignal): Promise<Value> {
  signal.throwIfAborted()
  let stop = (): void => {}
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason as Error)
    signal.addEventListener('abort', stop, { once: true })
  })
  try {
    return await Promise.race([shared, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
