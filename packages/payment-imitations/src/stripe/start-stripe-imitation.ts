import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { answerApi } from './api.ts'
import { answerControl } from './control.ts'
import { hooksHost, scriptHost } from './pages.ts'
import { publicPart } from './payment-intent.ts'
import { Refusal } from './refusal.ts'
import { createStore, type StripeStore } from './store.ts'

export interface StripeImitation {
  /** Serves `/api.stripe.com/…`, `/js.stripe.com/…` and `/hooks.stripe.com/…`, and `/control/…` for tests. */
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Stripe in memory, on the loopback address. It charges no one, and keeps nothing. */
export async function startStripeImitation(): Promise<StripeImitation> {
  const store = createStore()
  const server = createServer((request, response) => {
    answer(store, request, response).catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: { type: 'api_error', message: String(error) } }))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function answer(store: StripeStore, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://imitation')
  const [, host = '', rest = ''] = /^\/([a-z.]+)(\/.*)$/.exec(pathname) ?? []
  const body = await text(request)
  if (host === 'control') return json(response, 200, await answerControl(store, rest, searchParams, body))
  const fields = new URLSearchParams([...searchParams, ...new URLSearchParams(body)])
  if (host === 'api.stripe.com') return answerAsApi(store, request, response, { path: rest, fields })
  const page = host === 'js.stripe.com' ? scriptHost(rest) : hooksHost(store, rest, fields)
  response.writeHead(page === undefined ? 404 : 200, { 'content-type': page?.type ?? 'text/plain' })
  response.end(page?.body)
}

function answerAsApi(
  store: StripeStore,
  { method = 'GET', headers }: IncomingMessage,
  response: ServerResponse,
  { path, fields }: { readonly path: string; readonly fields: URLSearchParams },
): void {
  const bearer = headers.authorization?.replace(/^Bearer /, '')
  const key = headers['idempotency-key']
  const known = typeof key === 'string' ? store.answered.get(`${path} ${key}`) : undefined
  if (known !== undefined)
    return isLost(store, method, path) ? void response.destroy() : json(response, 200, known)
  try {
    const body = answerApi(store, { method, path, fields, bearer })
    if (typeof key === 'string') store.answered.set(`${path} ${key}`, structuredClone(body))
    if (isLost(store, method, path)) return void response.destroy()
    json(response, 200, body)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { payment_intent: intent } = error.body
    const isPublic = bearer === undefined && intent !== undefined
    const shown = isPublic
      ? { ...error.body, payment_intent: publicPart(intent as Parameters<typeof publicPart>[0]) }
      : error.body
    json(response, error.status, { error: shown })
  }
}

function isLost({ lost }: StripeStore, method: string, path: string): boolean {
  const left = method === 'POST' ? (lost.get(path) ?? 0) : 0
  if (left > 0) lost.set(path, left - 1)
  return left > 0
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    // Stripe.js asks from the shop's pages.
    'access-control-allow-origin': '*',
    'request-id': `req_${Math.random().toString(36).slice(2)}`,
  })
  response.end(JSON.stringify(body))
}
