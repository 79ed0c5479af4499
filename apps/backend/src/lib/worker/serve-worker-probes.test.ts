import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, GracefulShutdownServer, Modules } from '@medusajs/framework/utils'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { rateLimitModule } from '../../modules/rate-limit'
import { serveWorkerProbes } from './serve-worker-probes'

vi.hoisted(() => Object.assign(process.env, { METRICS_TOKEN: 'token-of-the-test' }))

const database = {
  raw: vi.fn<() => Promise<unknown>>(async () => ({ rows: [] })),
  client: { pool: { numUsed: () => 1, numFree: () => 0, numPendingAcquires: () => 0 } },
}
const parts: Readonly<Record<string, unknown>> = {
  [ContainerRegistrationKeys.LOGGER]: { warn: () => undefined },
  [ContainerRegistrationKeys.PG_CONNECTION]: database,
  [Modules.SEARCH]: {
    listIndexes: async () => [{ name: 'product', status: 'ready' }],
    search: async () => ({ hits: [{ id: 'prod_1' }] }),
  },
  [rateLimitModule]: { redis: undefined },
}

let server: Server
let url: string

beforeAll(async () => {
  serveWorkerProbes({ resolve: (name: string) => parts[name] } as unknown as MedusaContainer)
  const medusa = createServer((request, response) => {
    response.writeHead(request.url === '/health' ? 200 : 404).end('from Medusa')
  })
  server = GracefulShutdownServer.create(medusa.listen(0, '127.0.0.1'), 10)
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

it('Medusa answers everything else', async () => {
  for (const [path, status] of [
    ['/health', 200],
    ['/store/products', 404],
  ] as const) {
    const response = await fetch(url + path)
    expect([response.status, await response.text()]).toEqual([status, 'from Medusa'])
  }
})

it('a worker says whether it is ready', async () => {
  const response = await fetch(`${url}/ready?now`)
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await response.json()).toEqual({
    ready: true,
    checks: { database: 'ok', redis: 'ok', search: 'ok', disk: 'ok' },
  })
})

it('a worker gives its metrics to who has the token', async () => {
  expect((await fetch(`${url}/metrics`)).status).toBe(401)
  const response = await fetch(`${url}/metrics`, { headers: { authorization: 'Bearer token-of-the-test' } })
  const text = await response.text()
  expect(response.headers.get('content-type')).toContain('text/plain')
  expect(text).toContain('database_pool_connections{state="used"} 1')
  expect(text).toContain('shop_emails_total')
  expect(text).toContain('process_resident_memory_bytes')
})
