import { once } from 'node:events'
import {
  Agent,
  createServer,
  request as forwardRequest,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { controlFaults } from './control.ts'
import { faultRules, type FaultRule, type FaultRules } from './fault-rules.ts'

export interface FaultProxy {
  readonly url: string
  readonly controlUrl: string
  readonly stop: () => Promise<void>
}

/**
 * A door before the backend that lets everything through unchanged, until a test asks it for trouble. The trouble meets
 * only requests with the user agent that asked for it, so that tests side by side do not disturb one another.
 */
export async function startFaultProxy(backendUrl: string): Promise<FaultProxy> {
  const rulesFor = rulesByUserAgent()
  // A connection kept for later can meet its end at the backend in the moment it is used: a fault nobody asked for.
  const agent = new Agent({ keepAlive: false })
  const door = await listen((request, response) => {
    const path = (request.url ?? '/').replace(/\?.*$/, '')
    const rule = rulesFor(request).take(request.method ?? 'GET', path)
    void spoil(rule, request, response, { backendUrl, agent })
  })
  const control = await listen(
    (request, response) => void controlFaults(rulesFor(request), request, response),
  )
  return {
    url: door.url,
    controlUrl: control.url,
    async stop() {
      agent.destroy()
      await Promise.all([door.stop(), control.stop()])
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

interface Target {
  readonly backendUrl: string
  readonly agent: Agent
}

async function spoil(
  rule: FaultRule | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  target: Target,
): Promise<void> {
  switch (rule?.action) {
    case undefined:
      forward(request, response, target, 'whole')
      return
    case 'drop':
      request.socket.destroy()
      return
    case 'delay':
      await sleep(rule.ms ?? 1000)
      if (!request.socket.destroyed) forward(request, response, target, 'whole')
      return
    case 'truncate':
      forward(request, response, target, 'half')
      return
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

const brokenPage = '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>'
const brokenAnswer = { type: 'unknown_error', message: 'An unknown error occurred.' }

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  type: string,
  body: unknown,
): void {
  // The request is read to its end, or a browser that is still sending would see a broken line instead of the answer.
  request.resume()
  response.writeHead(status, {
    'Content-Type': type,
    // As the backend would: without these a browser hides the status and the page sees only a failed request.
    'Access-Control-Allow-Origin': request.headers.origin ?? '*',
    'Access-Control-Allow-Credentials': 'true',
    Vary: 'Origin',
  })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

function forward(
  request: IncomingMessage,
  response: ServerResponse,
  { backendUrl, agent }: Target,
  part: 'whole' | 'half',
): void {
  const { hostname, port, host } = new URL(backendUrl)
  const onward = forwardRequest(
    {
      hostname,
      port,
      agent,
      path: request.url,
      method: request.method,
      headers: { ...request.headers, host },
    },
    (answered) => {
      response.writeHead(answered.statusCode ?? 502, answered.statusMessage, answered.rawHeaders)
      if (part === 'whole') answered.pipe(response)
      else sendHalf(answered, response)
      answered.on('error', () => response.destroy())
    },
  )
  onward.on('error', () => response.destroy())
  response.on('close', () => onward.destroy())
  request.pipe(onward)
}

/** Sends the first half of the body, then the line goes dead. */
function sendHalf(answered: IncomingMessage, response: ServerResponse): void {
  const parts: Buffer[] = []
  answered.on('data', (part: Buffer) => parts.push(part))
  answered.on('end', () => {
    const body = Buffer.concat(parts)
    response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy())
  })
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
