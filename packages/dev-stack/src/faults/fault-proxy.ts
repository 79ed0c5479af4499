import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  Agent,
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { faultRules, parseFaultRules, type FaultRules } from './fault-rules.ts'
import {
  dripping,
  ended,
  forward,
  held,
  lost,
  resetAnswer,
  resetRequest,
  truncated,
  whole,
  withoutCors,
  type Deliver,
  type Target,
} from './forward.ts'

export interface FaultProxy {
  readonly url: string
  readonly controlUrl: string
  readonly stop: () => Promise<void>
}

/**
 * A proxy before the backend that passes everything through unchanged until a test sets fault rules. Rules apply only to
 * requests with the user agent that set them, so parallel tests do not disturb one another.
 */
export async function startFaultProxy(backendUrl: string): Promise<FaultProxy> {
  const rulesFor = rulesByUserAgent()
  // A kept-alive connection can be closed by the backend just as it is reused: a fault that no rule asked for.
  const agent = new Agent({ keepAlive: false })
  const proxy = await listen((request, response) => {
    void applyFault(rulesFor(request), request, response, { backendUrl, agent }).catch(() =>
      response.destroy(),
    )
  })
  const control = await listen(
    (request, response) => void controlFaults(rulesFor(request), request, response),
  )
  return {
    url: proxy.url,
    controlUrl: control.url,
    async stop() {
      agent.destroy()
      await Promise.all([proxy.stop(), control.stop()])
    },
  }
}

function rulesByUserAgent(): (request: IncomingMessage) => FaultRules {
  const known = new Map<string, FaultRules>()
  return ({ headers }) => {
    const userAgent = headers['user-agent'] ?? ''
    const rules = known.get(userAgent) ?? faultRules()
    known.set(userAgent, rules)
    return rules
  }
}

async function applyFault(
  rules: FaultRules,
  request: IncomingMessage,
  response: ServerResponse,
  target: Target,
): Promise<void> {
  const path = (request.url ?? '/').replace(/\?.*$/, '')
  const rule = rules.take(request.method ?? 'GET', path)
  const { ms = defaultMs } = rule ?? {}
  const deliver = (way: Deliver): void => forward(request, response, target, way)
  switch (rule?.action) {
    case undefined:
      return deliver(whole)
    case 'drop':
      request.socket.destroy()
      return
    case 'reset-request':
      await resetRequest(request, response, target)
      return
    case 'delay':
      await sleep(ms)
      if (!request.socket.destroyed) deliver(whole)
      return
    case 'hold':
      return deliver(held(rules.replaced()))
    case 'drip':
      return deliver(dripping(rule.bytes ?? defaultBytes, ms))
    case 'truncate':
      return deliver(truncated)
    case 'reset-answer':
      return deliver(resetAnswer)
    case 'no-cors':
      return deliver(withoutCors)
    case 'lose-answer':
      return deliver(lost)
    case 'end':
      return deliver(ended)
    case 'html':
      answer(request, response, rule.status ?? 200, 'text/html; charset=utf-8', rule.body ?? brokenPage)
      return
    case 'status':
      answer(
        request,
        response,
        rule.status ?? 500,
        'application/json; charset=utf-8',
        rule.body ?? brokenAnswer,
      )
  }
}

const defaultMs = 1000
const defaultBytes = 1024
const brokenPage = '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>'
const brokenAnswer = { type: 'unknown_error', message: 'An unknown error occurred.' }

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  type: string,
  body: unknown,
): void {
  // Reads the request to its end; otherwise a browser that is still sending sees a broken connection, not the response.
  request.resume()
  response.writeHead(status, {
    'Content-Type': type,
    // As the backend does: without these a browser hides the status, and the page sees only a failed request.
    'Access-Control-Allow-Origin': request.headers.origin ?? '*',
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Expose-Headers': 'X-Request-Id',
    'X-Request-Id': randomUUID(),
    Vary: 'Origin',
  })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

/** Handles GET, POST (replaces the rules with a list) and DELETE of /faults. */
async function controlFaults(
  rules: FaultRules,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const say = (status: number, body: unknown): void => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  }
  if (request.url !== '/faults') return say(404, { message: 'Only /faults is here.' })
  if (request.method === 'DELETE') rules.replace([])
  else if (request.method === 'POST') {
    try {
      rules.replace(parseFaultRules(await json(request)))
    } catch (error) {
      return say(400, { message: error instanceof Error ? error.message : String(error) })
    }
  } else if (request.method !== 'GET') return say(405, { message: 'GET, POST or DELETE.' })
  return say(200, rules.list())
}

async function listen(listener: RequestListener): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const server = createServer(listener)
  server.listen({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
