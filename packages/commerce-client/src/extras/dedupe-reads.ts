import { abortReason } from '../transport/timeout.ts'

type Fetch = typeof globalThis.fetch

interface Flight {
  readonly answer: Promise<Response>
  readonly controller: AbortController
  /** How many callers still wait for the answer; at 0 the request is aborted. */
  wanted: number
}

/**
 * A `fetch` that sends concurrent identical GETs once: same address, same headers (and so the same user), same options.
 * Each caller gets its own copy of the answer. Nothing is cached once the answer has begun to arrive.
 *
 * @example
 * new CommerceClient({ baseUrl, publishableKey, fetch: sharedReads() })
 * @param next the `fetch` that sends; by default the platform's, looked up at each call.
 */
export function sharedReads(next?: Fetch): Fetch {
  const flights = new Map<string, Flight>()
  const send: Fetch = (input, init) => (next ?? globalThis.fetch)(input, init)

  function depart(key: string, input: string | URL, init: RequestInit): Flight {
    const controller = new AbortController()
    const answer = send(input, { ...init, signal: controller.signal }).finally(() => land(key, flight))
    const flight: Flight = { answer, controller, wanted: 0 }
    flights.set(key, flight)
    return flight
  }

  /** A newer request with the same key may be in flight by now. */
  function land(key: string, flight: Flight): void {
    if (flights.get(key) === flight) flights.delete(key)
  }

  return async (input, init = {}) => {
    const { signal, ...rest } = init
    if ((typeof input === 'object' && 'url' in input) || (rest.method ?? 'GET') !== 'GET')
      return send(input, init)
    if (signal?.aborted) throw abortReason(signal)
    const key = JSON.stringify([String(input), rest])
    const flight = flights.get(key) ?? depart(key, input, rest)
    flight.wanted += 1
    return new Promise<Response>((resolve, reject) => {
      const leave = (): void => {
        flight.wanted -= 1
        if (flight.wanted === 0) {
          land(key, flight)
          flight.controller.abort(signal?.reason)
        }
        reject(abortReason(signal))
      }
      signal?.addEventListener('abort', leave, { once: true })
      flight.answer.then((response) => response.clone()).then(resolve, reject)
    })
  }
}
