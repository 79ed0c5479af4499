/** A recorded request that was not sent. */
export interface Recorded {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  readonly init: RequestInit
}

/** A `fetch` that sends nothing, records its requests and returns the given answers. */
export function recordingFetch(
  answer: (recorded: Recorded) => Response | Promise<Response> = () => json({}),
) {
  const calls: Recorded[] = []
  const fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers)
    const text =
      headers.get('content-type')?.includes('json') && typeof init.body === 'string' ? init.body : undefined
    const recorded = {
      method: init.method ?? 'GET',
      url: new URL(input instanceof Request ? input.url : input).href,
      headers: Object.fromEntries(headers),
      body: text === undefined ? init.body : (JSON.parse(text) as unknown),
      init,
    }
    calls.push(recorded)
    return answer(recorded)
  }
  return { calls, fetch }
}

export const json = (data: unknown, init: ResponseInit = {}): Response => Response.json(data, init)
