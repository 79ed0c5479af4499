import { describe, expect, test } from 'vitest'
import { Client, CommerceClient } from '../../src/index.ts'
import { commerceFailureOf } from '../support/failure-of.ts'
import { localServer } from '../support/local-server.ts'
import { manualClock } from '../support/manual-clock.ts'
import { json, recordingFetch } from '../support/recording-fetch.ts'

const baseUrl = 'http://localhost:9000'
const quick = { attempts: 4, delay: 1 }

describe('a read', () => {
  test.each([502, 503, 504])(
    '[F-4] is sent four times at most when the server answers %d',
    async (status) => {
      const { baseUrl, requests } = await localServer((_, response) => response.writeHead(status).end())
      const { store } = new CommerceClient({ baseUrl, retry: quick })
      expect(await commerceFailureOf(store.product.list())).toMatchObject({
        kind: 'response',
        status,
        retryable: true,
      })
      expect(requests).toHaveLength(4)
    },
  )

  test('returns the answer of the attempt that succeeded', async () => {
    const { baseUrl, requests } = await localServer((_, response, count) => {
      if (count === 1) response.destroy()
      else if (count === 2) response.writeHead(503).end()
      else response.end('{"regions":[]}')
    })
    const { store } = new CommerceClient({ baseUrl, retry: quick })
    expect(await store.region.list()).toEqual({ regions: [] })
    expect(requests).toHaveLength(3)
  })

  test.each([304, 400, 401, 404, 409, 500, 501])('is not sent again after %d', async (status) => {
    const { calls, fetch } = recordingFetch(() => new Response(null, { status }))
    await commerceFailureOf(new Client({ baseUrl, fetch, retry: quick }).fetch('/store/regions'))
    expect(calls).toHaveLength(1)
  })

  test('is not sent again after an unreadable answer', async () => {
    const { calls, fetch } = recordingFetch(() => new Response('<p>Welcome to the airport'))
    await commerceFailureOf(new Client({ baseUrl, fetch, retry: quick }).fetch('/store/regions'))
    expect(calls).toHaveLength(1)
  })

  test.each([
    [false, undefined],
    [undefined, false],
    [quick, false],
  ] as const)('is sent once with %j for the client and %j for the call', async (ofClient, ofCall) => {
    const { calls, fetch } = recordingFetch(() => json({}, { status: 503 }))
    const client = new Client({ baseUrl, fetch, retry: ofClient })
    await commerceFailureOf(client.fetch('/store/regions', { retry: ofCall }))
    expect(calls).toHaveLength(1)
  })

  test('waits 1, 2 and 4 seconds at most', async () => {
    const clock = manualClock()
    const { calls, fetch } = recordingFetch(() => json({}, { status: 503 }))
    const random = () => 1
    const failure = commerceFailureOf(
      new Client({ baseUrl, fetch, clock, random, timeout: 0 }).fetch('/store/regions'),
    )
    for (const delay of [1000, 2000, 4000]) {
      await expect.poll(() => clock.pending).toEqual([delay])
      clock.advance(delay)
    }
    expect((await failure).status).toBe(503)
    expect(calls).toHaveLength(4)
  })

  test.each([
    ['2', 2000],
    ['Thu, 01 Jan 2026 00:00:20 GMT', 20_000],
  ])('[F-5] waits as long as Retry-After: %s asks', async (header, delay) => {
    const clock = manualClock(Date.UTC(2026, 0, 1))
    const { calls, fetch } = recordingFetch(() =>
      calls.length === 1 ? json({}, { status: 429, headers: { 'retry-after': header } }) : json({ ok: true }),
    )
    const answer = new Client({ baseUrl, fetch, clock, timeout: 0 }).fetch('/store/regions')
    await expect.poll(() => clock.pending).toEqual([delay])
    clock.advance(delay - 1)
    expect(calls).toHaveLength(1)
    clock.advance(1)
    expect(await answer).toEqual({ ok: true })
  })

  test('[F-5] is not sent again when Retry-After asks for more than 30 seconds; the error says how long', async () => {
    const { calls, fetch } = recordingFetch(() => json({}, { status: 429, headers: { 'retry-after': '31' } }))
    const error = await commerceFailureOf(new Client({ baseUrl, fetch }).fetch('/store/regions'))
    expect(error).toMatchObject({ status: 429, retryAfter: 31_000 })
    expect(calls).toHaveLength(1)
  })
})

describe('a write', () => {
  const writes: readonly (readonly [string, (client: CommerceClient) => Promise<unknown>])[] = [
    ['creating a cart', ({ store }) => store.cart.create({})],
    ['adding a line', ({ store }) => store.cart.createLineItem('c', { variant_id: 'v', quantity: 1 })],
    ['deleting a line', ({ store }) => store.cart.deleteLineItem('c', 'l')],
    [
      'signing in',
      ({ auth }) => auth.login('customer', 'emailpass', { email: 'a@b.example', password: 'secret' }),
    ],
  ]

  test.each(writes)('is sent once when the connection breaks: %s', async (_, write) => {
    const { baseUrl, requests } = await localServer((_request, response) => response.destroy())
    expect((await commerceFailureOf(write(new CommerceClient({ baseUrl, retry: quick })))).kind).toBe(
      'network',
    )
    expect(requests).toHaveLength(1)
  })

  test.each([408, 502, 503, 504])('is sent once when the server answers %d', async (status) => {
    const { calls, fetch } = recordingFetch(() => json({}, { status, headers: { 'retry-after': '0' } }))
    const { store } = new CommerceClient({ baseUrl, fetch, retry: true })
    await commerceFailureOf(store.cart.create({}))
    expect(calls).toHaveLength(1)
  })

  test('is sent again after a 429 that says when: nothing was done', async () => {
    const answers = [json({}, { status: 429, headers: { 'retry-after': '0' } }), json({ cart: { id: 'c' } })]
    const { calls, fetch } = recordingFetch(() => answers.shift() ?? json({}))
    const { store } = new CommerceClient({ baseUrl, fetch })
    await store.cart.create({ email: 'a@b.example' })
    expect(calls.map(({ body }) => body)).toEqual([{ email: 'a@b.example' }, { email: 'a@b.example' }])
    expect(calls[1]?.headers['idempotency-key']).toBe(calls[0]?.headers['idempotency-key'])
  })

  test.each<readonly [string, Record<string, string>, false | undefined]>([
    ['that does not say when', {}, undefined],
    ['when the client does not retry', { 'retry-after': '0' }, false],
  ])('is sent once after a 429 %s', async (_, headers, retry) => {
    const { calls, fetch } = recordingFetch(() => json({}, { status: 429, headers }))
    const { store } = new CommerceClient({ baseUrl, fetch, retry })
    await commerceFailureOf(store.cart.create({}))
    expect(calls).toHaveLength(1)
  })

  test('with a stream for a body is sent once: it can be read once', async () => {
    const { calls, fetch } = recordingFetch(() => json({}, { status: 429, headers: { 'retry-after': '0' } }))
    const body = new Blob(['text']).stream()
    await commerceFailureOf(new Client({ baseUrl, fetch }).fetch('/admin/uploads', { method: 'POST', body }))
    expect(calls).toHaveLength(1)
  })

  test('is sent again when the call itself asks for it', async () => {
    const { calls, fetch } = recordingFetch(() => json({}, { status: 503 }))
    const { store } = new CommerceClient({ baseUrl, fetch, retry: false })
    await commerceFailureOf(
      store.cart.create({ email: 'a@b.example' }, {}, {}, { retry: { attempts: 2, delay: 1 } }),
    )
    const sent = ['POST', { email: 'a@b.example' }]
    expect(calls.map(({ method, body }) => [method, body])).toEqual([sent, sent])
  })
})
