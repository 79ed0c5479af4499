import { fromHook } from '../transport/from-hook.ts'

type Fetch = typeof globalThis.fetch

/**
 * One attempt of a request as it is sent. Each retry, and each of the two requests of a sign-in, is an attempt of its
 * own.
 */
export interface HookedRequest {
  readonly url: string
  readonly init: RequestInit
  /** The name of the call: its route, such as `GET /store/carts/:id`, or the `operation` of `client.fetch`. */
  readonly operation?: string | undefined
  /** 1 for the first attempt of a call, 2 for its first retry. */
  readonly attempt: number
}

/** Functions to run around each attempt of a request. What they throw reaches the caller, and is not retried. */
export interface Hooks {
  /** May return another request, or throw to stop this one. The request's time limit includes this function. */
  readonly before?: (request: HookedRequest) => Sent | void | Promise<Sent | void>
  /** May return another response. A body can be read once, so read that of `response.clone()`. */
  readonly after?: (response: Response, request: HookedRequest) => Response | void | Promise<Response | void>
}

type Sent = Pick<HookedRequest, 'url' | 'init'>

/**
 * A `fetch` that runs hooks before a request and after a response: tracing, a signature, a changing header.
 *
 * @example
 * const log = withHooks({ after: ({ status }, { operation, attempt }) => console.log(operation, attempt, status) })
 * const shop = new CommerceClient({ baseUrl: 'https://shop.example', fetch: log })
 * @param next the `fetch` that sends; by default the platform's, looked up at each call.
 */
export function withHooks({ before, after }: Hooks, next?: Fetch): Fetch {
  // All attempts of a call have the same record of headers.
  const attempts = new WeakMap<object, number>()
  return async (input, init: RequestInit & { operation?: string } = {}) => {
    const call = init.headers ?? init
    const attempt = (attempts.get(call) ?? 0) + 1
    attempts.set(call, attempt)
    const url = typeof input === 'object' && 'url' in input ? input.url : String(input)
    const given = { url, init, operation: init.operation, attempt }
    const request = { ...given, ...objectOf(await hooked(() => before?.(given))) }
    const response = await (next ?? globalThis.fetch)(request.url, request.init)
    return objectOf(await hooked(() => after?.(response, request))) ?? response
  }
}

/** What a hook throws is marked: the client passes it on as it is. */
async function hooked<T>(run: () => T): Promise<Awaited<T>> {
  try {
    return await run()
  } catch (thrown) {
    throw fromHook(thrown)
  }
}

/** A function typed `void` may return anything, such as the number of a counter. */
const objectOf = <T>(given: T | void): T | undefined =>
  typeof given === 'object' && given !== null ? given : undefined
