type Fetch = typeof globalThis.fetch

/**
 * One attempt of a request as it is sent. Each retry, and each of the two requests of a sign-in, is an attempt of its
 * own.
 */
export interface HookedRequest {
  readonly url: string
  readonly init: RequestInit
}

/** Functions to run around each attempt of a request. */
export interface Hooks {
  /** May return another request, or throw to stop this one. The request's time limit includes this function. */
  readonly before?: (request: HookedRequest) => HookedRequest | void | Promise<HookedRequest | void>
  /** May return another response. A body can be read once, so read that of `response.clone()`. */
  readonly after?: (response: Response, request: HookedRequest) => Response | void | Promise<Response | void>
}

/**
 * A `fetch` that runs hooks before a request and after a response: tracing, a signature, a changing header.
 *
 * @example
 * new CommerceClient({ baseUrl, fetch: withHooks({ after: ({ status }, { url }) => console.log(status, url) }) })
 * @param next the `fetch` that sends; by default the platform's, looked up at each call.
 */
export function withHooks({ before, after }: Hooks, next?: Fetch): Fetch {
  return async (input, init = {}) => {
    const given = { url: typeof input === 'object' && 'url' in input ? input.url : String(input), init }
    const request = objectOf(await before?.(given)) ?? given
    const response = await (next ?? globalThis.fetch)(request.url, request.init)
    return objectOf(await after?.(response, request)) ?? response
  }
}

/** A function typed `void` may return anything, such as the number of a counter. */
const objectOf = <T>(given: T | void): T | undefined =>
  typeof given === 'object' && given !== null ? given : undefined
