import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { answerApi } from './api.ts'
import { answerControl } from './control.ts'
import { pageOfApi, scriptHost } from './pages.ts'
import { Refusal } from './refusal.ts'
import { createStore, type RazorpayStore } from './store.ts'

export interface RazorpayImitation {
  /** Serves `/api.razorpay.com/…` and `/checkout.razorpay.com/…`, and `/control/…` for tests. */
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Razorpay in memory, on the loopback address. It charges no one, and keeps nothing. */
export async function startRazorpayImitation(): Promise<RazorpayImitation> {
  const store = createStore()
  const server = createServer((request, response) => {
    answer(store, request, response).catch((error: unknown) => {
      if (error instanceof Refusal) return json(response, error.status, { error: error.body })
      return json(response, 500, { error: { code: 'SERVER_ERROR', description: String(error) } })
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

async function answer(
  store: RazorpayStore,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET', headers } = request
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://imitation')
  const [, host = '', path = ''] = /^\/([a-z.]+)(\/.*)$/.exec(pathname) ?? []
  const body = await text(request)
  if (host === 'control') return json(response, 200, await answerControl(store, path, searchParams, body))
  const isJson = body !== '' && headers['content-type']?.startsWith('application/json') === true
  const fields: Readonly<Record<string, unknown>> = {
    ...Object.fromEntries(searchParams),
    ...(isJson
      ? (JSON.parse(body) as Record<string, unknown>)
      : Object.fromEntries(new URLSearchParams(body))),
  }
  const page = host === 'api.razorpay.com' ? pageOfApi(store, path, fields['choice']) : scriptHost(path)
  if (page !== undefined) {
    response.writeHead(200, { 'content-type': page.type })
    response.end(page.body)
    return
  }
  const refundKey = headers['x-refund-idempotency']
  const asked = { method, path, fields, authorization: headers.authorization }
  json(
    response,
    200,
    answerApi(store, { ...asked, refundKey: typeof refundKey === 'string' ? refundKey : undefined }),
  )
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}
