import { setImmediate } from 'node:timers/promises'

/** A `fetch` that calls `ask` instead of the network. It fails and aborts like the network. */
export function fetchOver(ask: (request: Request) => Promise<Response>): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const { signal } = request
    signal.throwIfAborted()
    const givenUp = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    })
    const response = await Promise.race([ask(request), givenUp])
    // A real answer arrives in another turn of the event loop.
    await setImmediate()
    if (response.type === 'error') throw new TypeError('fetch failed')
    return response
  }
}
