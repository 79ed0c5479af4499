import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { SpanStatusCode } from '@medusajs/framework/opentelemetry/api'
import { Tracer } from '@medusajs/framework/telemetry'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { requestId } from '../requests/request-id'
import { startTracing } from './start-tracing'

interface Sent {
  readonly name: string
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[]
}

const bodies: string[] = []
let receiver: Server

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      bodies.push(body)
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
})

afterAll(() => {
  receiver.close()
  receiver.closeAllConnections()
})

const spans = (): readonly Sent[] =>
  bodies.flatMap((body) => {
    const { resourceSpans } = JSON.parse(body) as {
      resourceSpans: readonly { scopeSpans: readonly { spans: readonly Sent[] }[] }[]
    }
    return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans: sent }) => sent))
  })

it("spans arrive at the endpoint with the request's id, and without what a request brought", async () => {
  const { port } = receiver.address() as AddressInfo
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}`)
  const tracing = startTracing({})
  requestId.run('edge-1', () => {
    new Tracer('@medusajs/http', '2.0.0').trace(
      'GET /store/customers/asha@example.com?token=secret',
      (span) => {
        span.setAttributes({
          'http.route': '/store/customers/:id',
          'http.url': '/store/customers/asha@example.com?token=secret',
          authorization: 'Bearer secret',
          cookie: 'connect.sid=secret',
          'db.statement': String.raw`select 1 from "a" where "b" = 'asha@example.com' and c = 'it''s \'secret' and d = $1`,
        })
        span.recordException(new Error('secret'))
        span.setStatus({ code: SpanStatusCode.ERROR, message: 'secret' })
        span.end()
      },
    )
  })
  await tracing.shutdown()

  expect(bodies.join()).not.toMatch(/secret|example\.com/)
  expect(spans()).toHaveLength(1)
  const [{ name, attributes }] = spans() as readonly [Sent]
  expect(name).toBe('GET')
  expect(Object.fromEntries(attributes.map(({ key, value }) => [key, value['stringValue']]))).toEqual({
    'request.id': 'edge-1',
    'http.route': '/store/customers/:id',
    'db.statement': 'select 1 from "a" where "b" = ? and c = ? and d = $1',
  })
})

it('nothing is loaded without an endpoint', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', undefined)
  vi.resetModules()
  const { register } = await import('../../../instrumentation.js')
  expect(register).toBeUndefined()
})
