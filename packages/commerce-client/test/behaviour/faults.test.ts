import { beforeAll, describe, expect, test } from 'vitest'
import { CommerceClient, type Config } from '../../src/index.ts'
import { commerceFailureOf } from '../support/failure-of.ts'
import { localServer } from '../support/local-server.ts'
import { answer, end, reset, scriptedServer, type Step } from '../support/scripted-server.ts'

// What a caller gets from a misbehaving server, and how often the request is sent: reads at most three times here,
// writes always once.

const impatient: Partial<Config> = { retry: { attempts: 3, delay: 1 }, timeout: 300 }
const json = { 'content-type': 'application/json' }
const body = '{"regions":[{"id":"reg_1"}]}'
const whole = { ...json, 'content-length': body.length, connection: 'close' }
const good: readonly Step[] = [answer('200 OK', whole, body), end]

interface Fault {
  readonly does: string
  readonly script: readonly Step[]
  readonly kind: 'network' | 'timeout' | 'unreadable' | 'response'
  readonly status?: number
  /** How often a read is sent. */
  readonly reads: number
}

const faults: readonly Fault[] = [
  { does: 'says nothing at all', script: [], kind: 'timeout', reads: 3 },
  { does: 'closes the connection without a word', script: [end], kind: 'network', reads: 3 },
  { does: 'resets the connection', script: [reset], kind: 'network', reads: 3 },
  { does: 'speaks no HTTP', script: ['SSH-2.0-OpenSSH_9.6\r\n', end], kind: 'network', reads: 3 },
  { does: 'stalls inside its headers', script: ['HTTP/1.1 200 OK\r\ncontent-ty'], kind: 'timeout', reads: 3 },
  {
    does: 'stalls inside its body',
    script: [answer('200 OK', { ...json, 'content-length': 99 }, '{"regions":[')],
    kind: 'timeout',
    reads: 3,
  },
  {
    does: 'resets inside its body',
    script: [answer('200 OK', { ...json, 'content-length': 99 }, '{"regions":['), 20, reset],
    kind: 'network',
    status: 200,
    reads: 3,
  },
  {
    does: 'announces more than it sends',
    script: [answer('200 OK', { ...json, 'content-length': 99 }, body), 20, end],
    kind: 'network',
    status: 200,
    reads: 3,
  },
  {
    does: 'announces less than it sends',
    script: [answer('200 OK', { ...json, 'content-length': 12, connection: 'close' }, body), end],
    kind: 'unreadable',
    status: 200,
    reads: 1,
  },
  {
    does: 'cuts its JSON short and calls that complete',
    script: [answer('200 OK', { ...json, connection: 'close' }, '{"regions":['), end],
    kind: 'unreadable',
    status: 200,
    reads: 1,
  },
  {
    does: 'breaks off its chunks',
    script: [answer('200 OK', { ...json, 'transfer-encoding': 'chunked' }, '5\r\n{"reg\r\n'), 20, end],
    kind: 'network',
    status: 200,
    reads: 3,
  },
  {
    does: 'drips too slowly',
    script: ['HTTP/1.1 200 OK\r\n\r\n', ...Array.from(body, (letter) => [letter, 20]).flat(), end],
    kind: 'timeout',
    reads: 3,
  },
  {
    does: 'calls a page of HTML JSON',
    script: [answer('200 OK', { ...json, connection: 'close' }, '<!doctype html><p>Welcome'), end],
    kind: 'unreadable',
    status: 200,
    reads: 1,
  },
  {
    does: 'is behind a gateway that is down',
    script: [
      answer('502 Bad Gateway', { 'content-type': 'text/html', connection: 'close' }, '<h1>502</h1>'),
      end,
    ],
    kind: 'response',
    status: 502,
    reads: 3,
  },
  {
    does: 'redirects for ever',
    script: [answer('302 Found', { location: '/store/regions', 'content-length': 0 })],
    kind: 'network',
    reads: 21,
  },
]

// The first call of `fetch` loads it, and on a busy machine an attempt would time out before its request is sent.
beforeAll(async () => {
  await fetch('data:,')
})

describe('a read, from a server that', () => {
  test.each(faults)('$does', async ({ script, kind, status, reads }) => {
    const { baseUrl, requests } = await scriptedServer(script)
    const { store } = new CommerceClient({ baseUrl, ...impatient })
    const error = await commerceFailureOf(store.region.list())
    expect([error.kind, error.status, error.method]).toEqual([kind, status, 'GET'])
    expect(requests).toHaveLength(reads)
  })

  test.each(faults.filter(({ reads }) => reads === 3))(
    '$does once, is answered at the next attempt',
    async ({ script }) => {
      const { baseUrl, requests } = await scriptedServer(script, good)
      const { store } = new CommerceClient({ baseUrl, ...impatient })
      expect(await store.region.list()).toEqual({ regions: [{ id: 'reg_1' }] })
      expect(requests).toHaveLength(2)
    },
  )
})

test.each(faults.filter(({ reads }) => reads <= 3))(
  'a write is sent once to a server that $does',
  async ({ script, kind }) => {
    const { baseUrl, requests } = await scriptedServer(script)
    const { store } = new CommerceClient({ baseUrl, ...impatient })
    expect(await commerceFailureOf(store.cart.create({}))).toMatchObject({ kind, method: 'POST' })
    expect(requests).toEqual(['POST /store/carts HTTP/1.1'])
  },
)

describe('an answer that only looks wrong', () => {
  test.each([
    ['JSON that is called text', { 'content-type': 'text/plain' }],
    ['JSON without a content type', {}],
  ])('%s is read', async (_, headers) => {
    const { baseUrl, requests } = await scriptedServer([
      answer('200 OK', { ...headers, connection: 'close' }, body),
      end,
    ])
    const { store } = new CommerceClient({ baseUrl, ...impatient })
    expect(await store.region.list()).toEqual({ regions: [{ id: 'reg_1' }] })
    expect(requests).toHaveLength(1)
  })

  test('a slow body is read, byte by byte, within the time limit', async () => {
    const { baseUrl } = await scriptedServer([
      answer('200 OK', whole),
      ...Array.from(body, (letter) => [letter, 1]).flat(),
    ])
    const { store } = new CommerceClient({ baseUrl, ...impatient, timeout: 5000 })
    expect(await store.region.list()).toEqual({ regions: [{ id: 'reg_1' }] })
  })

  test.each([301, 302, 307, 308])('a read follows a redirect with status %d', async (status) => {
    const { baseUrl, requests } = await localServer((request, response) => {
      if (request.url === '/elsewhere') response.end(body)
      else response.writeHead(status, { location: '/elsewhere' }).end()
    })
    const { store } = new CommerceClient({ baseUrl, ...impatient })
    expect(await store.region.list()).toEqual({ regions: [{ id: 'reg_1' }] })
    expect(requests).toHaveLength(2)
  })
})

describe('a busy server', () => {
  test.each([
    ['seconds', () => '1'],
    ['a date', () => new Date(Date.now() + 1500).toUTCString()],
  ])('is asked again after its delay, in %s', async (_, retryAfter) => {
    const begun = Date.now()
    const { baseUrl, requests } = await localServer((_request, response, count) => {
      if (count === 1) response.writeHead(429, { 'retry-after': retryAfter() }).end('{"message":"Slow down"}')
      else response.end(body)
    })
    const { store } = new CommerceClient({ baseUrl, ...impatient })
    expect(await store.region.list()).toEqual({ regions: [{ id: 'reg_1' }] })
    expect(requests).toHaveLength(2)
    // An HTTP date has no fractions of a second.
    expect(Date.now() - begun).toBeGreaterThan(400)
  })

  test('that asks for more than half a minute is not asked again, and the caller gets the error', async () => {
    const { baseUrl, requests } = await localServer((_, response) =>
      response.writeHead(429, { 'retry-after': '3600' }).end('{"message":"Slow down"}'),
    )
    const { store } = new CommerceClient({ baseUrl, ...impatient })
    expect(await commerceFailureOf(store.region.list())).toMatchObject({
      message: 'Slow down',
      status: 429,
      retryable: true,
      retryAfter: 3_600_000,
    })
    expect(requests).toHaveLength(1)
  })
})

describe('twenty megabytes', () => {
  const large = JSON.stringify({
    regions: Array.from({ length: 500_000 }, (_, id) => ({ id: `region_number_${id}_of_many_more` })),
  })
  const serve = () => localServer((_, response) => response.writeHead(200, json).end(large))

  test('are refused before they are all read', async () => {
    const { baseUrl, requests } = await serve()
    const { store } = new CommerceClient({ baseUrl, ...impatient, timeout: 20_000, maxBytes: 1_000_000 })
    expect(large.length).toBeGreaterThan(20_000_000)
    expect(await commerceFailureOf(store.region.list())).toMatchObject({
      kind: 'unreadable',
      message: 'The answer to GET /store/regions is larger than 1000000 bytes',
    })
    expect(requests).toHaveLength(1)
    await expect.poll(() => requests[0]?.destroyed).toBe(true)
  })

  test('are read when the limit allows it', async () => {
    const { baseUrl } = await serve()
    const { store } = new CommerceClient({ baseUrl, timeout: 20_000, maxBytes: 30_000_000 })
    expect((await store.region.list()).regions).toHaveLength(500_000)
  })

  test('of an error are not read to the end', async () => {
    const { baseUrl, requests } = await localServer((_, response) => response.writeHead(404).end(large))
    const { store } = new CommerceClient({ baseUrl, ...impatient, timeout: 20_000 })
    expect(await commerceFailureOf(store.region.list())).toMatchObject({ status: 404, message: 'Not Found' })
    await expect.poll(() => requests[0]?.destroyed).toBe(true)
  })
})
