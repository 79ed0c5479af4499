import { Agent, fetch as undiciFetch, type RequestInfo, type RequestInit } from 'undici'

/** One request as a visitor saw it. */
export interface Sample {
  /** Method and path, with `:id` for each id. */
  readonly route: string
  readonly milliseconds: number
  /** Undefined when there was no answer. */
  readonly status: number | undefined
}

export interface Network {
  readonly fetch: typeof fetch
  readonly close: () => Promise<void>
}

/**
 * The connections of one visitor. Each has a loopback address of its own, so that the limits per visitor apply as they do on
 * the internet.
 */
export function openNetwork(certificate: string, visitor: number, record: (sample: Sample) => void): Network {
  const agent = new Agent({
    localAddress: `127.${1 + (visitor >> 16)}.${(visitor >> 8) & 255}.${visitor & 255}`,
    connect: toLoopback(certificate),
    connections: 6,
  })
  const send = async (input: RequestInfo, init: RequestInit = {}) => {
    const route = routeOf(init.method ?? 'GET', input)
    const begun = performance.now()
    // A request that ends because the visitor has left is no error.
    const note = (status: number | undefined) => {
      if (!agent.destroyed) record({ route, milliseconds: performance.now() - begun, status })
    }
    try {
      const response = await undiciFetch(input, { ...init, dispatcher: agent })
      // The time to the last byte, as a browser waits for it.
      const body = await response.arrayBuffer()
      note(response.status)
      const { status, headers } = response
      return new Response(body.byteLength === 0 ? null : body, { status, headers: [...headers] })
    } catch (error) {
      note(undefined)
      throw error
    }
  }
  // Node's own fetch and undici's differ only in the identity of their types.
  return { fetch: send as unknown as typeof fetch, close: async () => agent.destroy() }
}

/** Names below `localhost` are loopback addresses, which not every resolver knows. */
export const toLoopback = (certificate: string): Extract<Agent.Options['connect'], object> => ({
  ca: certificate,
  lookup: (_name, options, callback) =>
    options.all === true
      ? callback(null, [{ address: '127.0.0.1', family: 4 }])
      : callback(null, '127.0.0.1', 4),
})

const anId = /[a-z_]+_[0-9A-Z]{26}/g

function routeOf(method: string, input: RequestInfo): string {
  const { pathname } = new URL(typeof input === 'string' || 'href' in input ? input : input.url)
  return `${method} ${pathname.replaceAll(anId, ':id').replace(/^\/product\/.+/, '/product/:slug')}`
}
