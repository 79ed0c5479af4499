import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { trace } from '@medusajs/framework/opentelemetry/api'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { observeRequests } from '../requests/observe-requests'
import { startTracing } from './start-tracing'

type TraceRequest = (handle: () => void, ...rest: unknown[]) => Promise<void>

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` }

let server: Server
let tracing: ReturnType<typeof startTracing>
let peer = ''

/** As Medusa's server does. Its response is the trace that the request belongs to. It receives the spans as well. */
beforeAll(async () => {
  observeRequests((address) => address === peer)
  const start = require('@medusajs/medusa/commands/start') as { traceRequestHandler: TraceRequest }
  server = createServer((request, response) => {
    const handle = () => void response.end(trace.getActiveSpan()?.spanContext().traceId)
    if (request.url === '/v1/traces') response.end('{}')
    else void start.traceRequestHandler(handle, request, response, '/store/products')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', url())
  tracing = startTracing({})
})

const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

afterAll(async () => {
  await tracing.shutdown()
  server.closeAllConnections()
  server.close()
})

async function traceFrom(trusted: string): Promise<string> {
  peer = trusted
  return await (await fetch(`${url()}/store/products`, { headers })).text()
}

it('a request goes on with the trace of a trusted proxy', async () => {
  expect(await traceFrom('127.0.0.1')).toBe(traceId)
})

it('a request begins a trace of its own when anyone else names one', async () => {
  const own = await traceFrom('203.0.113.7')
  expect(own).toMatch(/^[\da-f]{32}$/)
  expect(own).not.toBe(traceId)
})
