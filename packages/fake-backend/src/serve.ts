import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import type { FakeBackend } from './create-fake-backend.ts'

export interface Served {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Serves a fake backend on a real port of this machine. */
export async function serveFakeBackend(backend: FakeBackend, port = 0): Promise<Served> {
  const server = createServer(fakeBackendListener(() => backend))
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

/** Answers the requests of an HTTP server with the fake backend that `backend` returns at that moment. */
export function fakeBackendListener(backend: () => Pick<FakeBackend, 'answer'>): RequestListener {
  return (incoming, outgoing) => void relay(backend().answer, incoming, outgoing)
}

async function relay(
  ask: FakeBackend['answer'],
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  if (incoming.method === 'OPTIONS') {
    outgoing.writeHead(204, corsHeaders(incoming)).end()
    return
  }
  const { method = 'GET', url = '/', headers } = incoming
  try {
    const body = await text(incoming)
    const answer = await ask({
      method,
      url: `http://127.0.0.1${url}`,
      headers: { get: (name) => headers[name.toLowerCase()]?.toString() ?? null },
      text: async () => body,
    })
    // A lost answer is a connection that breaks.
    if (answer === undefined) incoming.socket.destroy()
    else outgoing.writeHead(answer.status, { ...answer.headers, ...corsHeaders(incoming) }).end(answer.text)
  } catch {
    incoming.socket.destroy()
  }
}
