import { once } from 'node:events'
import { createServer, request as ask, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import type * as Logging from '../logging/log'
import { createLog } from '../logging/log'
import { registry } from '../metrics/metrics'
import { observeRequests } from './observe-requests'
import { requestId } from './request-id'

const lines: string[] = []

vi.mock('../logging/log', async (original) => {
  const actual = await original<typeof Logging>()
  return { ...actual, log: actual.createLog({}, { write: (line: string) => void lines.push(line) }) }
})

let server: Server
let url: string
const log = createLog({}, { write: (line: string) => void lines.push(line) })

beforeAll(async () => {
  observeRequests((address) => address.endsWith('127.0.0.1'))
  server = createServer((request, response) => {
    setImmediate(() => {
      log.info(`while ${request.url?.slice(0, 2) ?? ''}`)
      if (request.url !== '/hangs') response.writeHead(429).end(requestId.getStore())
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

beforeEach(() => void lines.splice(0))

afterAll(() => {
  server.close()
  server.closeAllConnections()
})

const logged = () => lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
const requestLines = () => logged().filter(({ message }) => message === 'request')

it('sends the id back, and writes it on every line of the request', async () => {
  const [one, other] = await Promise.all(
    ['edge-1', 'edge-2'].map(async (id) => fetch(`${url}/a?secret=1`, { headers: { 'x-request-id': id } })),
  )
  expect([one?.headers.get('x-request-id'), other?.headers.get('x-request-id')]).toEqual(['edge-1', 'edge-2'])
  expect([await one?.text(), await other?.text()]).toEqual(['edge-1', 'edge-2'])
  await vi.waitFor(() => expect(requestLines()).toHaveLength(2))
  expect(logged().map(({ request_id: id }) => id)).toHaveLength(4)
  expect(logged().filter(({ request_id: id }) => id === 'edge-1')).toMatchObject([
    { message: 'while /a' },
    { level: 'info', message: 'request', method: 'GET', route: '/a', status: 429 },
  ])
  expect(lines.join()).not.toContain('secret')
})

it('keeps the ids apart on one connection', async () => {
  const answers: (string | null)[] = []
  for (let time = 0; time < 3; time += 1) answers.push((await fetch(`${url}/b`)).headers.get('x-request-id'))
  expect(new Set(answers).size).toBe(3)
  await vi.waitFor(() => expect(requestLines().map(({ request_id: id }) => id)).toEqual(answers))
})

it('logs a client that left as 499', async () => {
  const asked = ask(`${url}/hangs`)
  asked.on('error', () => undefined)
  asked.end()
  await vi.waitFor(() => expect(logged()).toHaveLength(1))
  asked.destroy()
  await vi.waitFor(() => expect(requestLines()).toMatchObject([{ route: '/hangs', status: 499 }]))
})

it('is silent about probes, and measures them', async () => {
  server.prependOnceListener('request', (request: IncomingMessage) => {
    Object.assign(request, { route: { path: '/ready' } })
  })
  await fetch(`${url}/ready`)
  await vi.waitFor(async () =>
    expect(await registry.metrics()).toContain(
      'http_request_duration_seconds_count{method="GET",route="/ready",status="4xx"} 1',
    ),
  )
  expect(requestLines()).toEqual([])
})
