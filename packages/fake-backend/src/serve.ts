import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FakeBackend } from './create-fake-backend.ts'

export interface Served {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Serves a fake backend on a real port of this machine. */
export async function serveFakeBackend({ fetch }: FakeBackend, port = 0): Promise<Served> {
  const server = createServer((incoming, outgoing) => {
    void relay(fetch, incoming, outgoing)
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const address = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((done, failed) => {
        server.closeAllConnections()
        server.close((error) => (error === undefined ? done() : failed(error)))
      }),
  }
}

/** Browsers send a preflight before they send a key to another origin. */
function corsHeaders(incoming: IncomingMessage): Record<string, string> {
  const { origin } = incoming.headers
  if (origin === undefined) return {}
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET,POST,DELETE',
    'access-control-expose-headers': 'Retry-After, X-Request-Id',
    'access-control-allow-headers': incoming.headers['access-control-request-headers'] ?? '*',
  }
}

async function relay(ask: typeof fetch, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  if (incoming.method === 'OPTIONS') {
    outgoing.writeHead(204, corsHeaders(incoming)).end()
    return
  }
  try {
    const answer = await ask(await requestOf(incoming))
    outgoing.writeHead(answer.status, { ...Object.fromEntries(answer.headers), ...corsHeaders(incoming) })
    outgoing.end(Buffer.from(await answer.arrayBuffer()))
  } catch {
    // A lost answer is a connection that breaks.
    incoming.socket.destroy()
  }
}

async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headers } = incoming
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const sent = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  )
  const body = method === 'GET' || chunks.length === 0 ? null : Buffer.concat(chunks)
  return new Request(`http://127.0.0.1${url}`, { method, headers: sent, body })
}
