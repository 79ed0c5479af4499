type Fetch = typeof globalThis.fetch

/** One try of a request, as it goes out: retries and the two requests of a sign-in are tries of their own. */
export interface HookedRequest {
  readonly url: string
  readonly init: RequestInit
}

/** What to do around each try of a request. */
export interface Hooks {
  /** May give another request, or throw to stop this one. Nothing waits for it longer than the request's time limit. */
  readonly before?: (request: HookedRequest) => HookedRequest | void | Promise<HookedRequest | void>
  /** May give another response. A body can be read once: read that of `response.clone()`. */
  readonly after?: (response: Response, request: HookedRequest) => Response | void | Promise<Response | void>
}

/**
 * A `fetch` with something to do before a request and after a response: tracing, a signature, a header that changes.
 *
 * @example
 * new CommerceClient({ baseUrl, fetch: withHooks({ after: ({ status }, { url }) => console.log(status, url) }) })
 * @param next the `fetch` that sends; the platform's, looked up at each call, by default.
 */
export function withHooks({ before, after }: Hooks, next?: Fetch): Fetch {
  return async (input, init = {}) => {
    const given = { url: typeof input === 'object' && 'url' in input ? input.url : String(input), init }
    const request = objectOf(await before?.(given)) ?? given
    const response = await (next ?? globalThis.fetch)(request.url, request.init)
    return objectOf(await after?.(response, request)) ?? response
  }
}

/** A function that promises to give nothing may give anything, such as the number that a counter has reached. */
const objectOf = <T>(given: T | void): T | undefined =>
  typeof given === 'object' && given !== null ? given : undefined
