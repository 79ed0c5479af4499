/** One request as it would have gone out. */
export interface Recorded {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  readonly init: RequestInit
}

/** A `fetch` that sends nothing, remembers what it was asked, and answers as told. */
export function recordingFetch(
  answer: (recorded: Recorded) => Response | Promise<Response> = () => json({}),
) {
  const calls: Recorded[] = []
  const fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const recorded = {
      method: init.method ?? 'GET',
      url: new URL(String(input)).href,
      headers: Object.fromEntries(new Headers(init.headers)),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : init.body,
      init,
    }
    calls.push(recorded)
    return answer(recorded)
  }
  return { calls, fetch }
}

export const json = (data: unknown, init: ResponseInit = {}): Response => Response.json(data, init)
