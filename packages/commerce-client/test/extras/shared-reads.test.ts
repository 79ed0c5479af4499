import { expect, test } from 'vitest'
import { CommerceClient, sharedReads } from '../../src/index.ts'
import { commerceFailureOf, failureOf } from '../support/failure-of.ts'
import { localServer } from '../support/local-server.ts'
import { json, recordingFetch } from '../support/recording-fetch.ts'

const baseUrl = 'http://localhost:9000'
const auth = { jwtTokenStorageMethod: 'memory' } as const

test('the same read is sent once while it is in flight, and each caller has its own answer', async () => {
  const { baseUrl, requests } = await localServer((_, response) => {
    setTimeout(() => response.end('{"regions":[{"id":"reg_1"}]}'), 20)
  })
  const { store } = new CommerceClient({ baseUrl, fetch: sharedReads() })
  const answers = await Promise.all([store.region.list(), store.region.list(), store.region.list()])
  expect(answers).toEqual([1, 2, 3].map(() => ({ regions: [{ id: 'reg_1' }] })))
  expect(answers[0]).not.toBe(answers[1])
  expect(requests).toHaveLength(1)
  await store.region.list()
  expect(requests).toHaveLength(2)
})

test('another address, another user or another option is another request', async () => {
  const { calls, fetch } = recordingFetch(() => json({}))
  const { store, client } = new CommerceClient({ baseUrl, fetch: sharedReads(fetch), auth })
  const first = store.region.list()
  const others = [store.region.list({ limit: 1 }), store.region.list({}, {}, { cache: 'no-store' })]
  await Promise.all([first, ...others])
  await client.setToken('token_1')
  const mine = store.region.list()
  await client.setToken('token_2')
  await Promise.all([mine, store.region.list()])
  expect(calls).toHaveLength(5)
})

test('a write is never shared', async () => {
  const { calls, fetch } = recordingFetch(() => json({ cart: {} }))
  const { store } = new CommerceClient({ baseUrl, fetch: sharedReads(fetch) })
  await Promise.all([store.cart.create({}), store.cart.create({})])
  expect(calls).toHaveLength(2)
})

test('an aborted caller leaves the others their answer; when none is left the request ends', async () => {
  let aborted = 0
  const { baseUrl, requests } = await localServer((request, response) => {
    request.on('close', () => void (response.writableFinished || (aborted += 1)))
    if (request.url?.includes('quick')) setTimeout(() => response.end('{}'), 30)
  })
  const { client } = new CommerceClient({ baseUrl, fetch: sharedReads() })
  const [one, other, third] = [new AbortController(), new AbortController(), new AbortController()]
  const given = failureOf(client.fetch('/quick', { signal: one.signal }))
  const kept = client.fetch('/quick', { signal: other.signal })
  setTimeout(() => one.abort('changed my mind'), 5)
  expect(await given).toBe('changed my mind')
  expect(await kept).toEqual({})
  const last = failureOf(client.fetch('/never', { signal: third.signal }))
  await expect.poll(() => requests.length).toBe(2)
  third.abort('enough')
  expect(await last).toBe('enough')
  await expect.poll(() => aborted).toBe(1)
})

test('a failure reaches every caller, and the next attempt is a new request', async () => {
  const { calls, fetch } = recordingFetch(() => json({}, { status: 500 }))
  const { store } = new CommerceClient({ baseUrl, fetch: sharedReads(fetch) })
  const failures = await Promise.all([1, 2].map(() => commerceFailureOf(store.region.list())))
  expect(failures.map(({ status }) => status)).toEqual([500, 500])
  await commerceFailureOf(store.region.list())
  expect(calls).toHaveLength(2)
})

test('an answer that is too large is refused at once, also while others still read theirs', async () => {
  const { baseUrl } = await localServer((_, response) => response.end(JSON.stringify('a'.repeat(300_000))))
  const shared = sharedReads()
  const client = new CommerceClient({ baseUrl, fetch: shared, maxBytes: 1000, timeout: 2000 })
  const other = new CommerceClient({ baseUrl, fetch: shared })
  const given = Promise.all([commerceFailureOf(client.client.fetch('/x')), other.client.fetch('/x')])
  expect(await given).toMatchObject([{ kind: 'unreadable' }, expect.stringMatching(/^a+$/)])
})

test('a read that begins after another was aborted is shared too', async () => {
  const land: (() => void)[] = []
  let sent = 0
  // Ends by its signal or when the test ends it, never before the callers have had their turn.
  const shared = sharedReads((_, init) => {
    sent += 1
    return new Promise((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => setImmediate(reject, new Error('left')))
      land.push(() => resolve(json({})))
    })
  })
  const leaving = new AbortController()
  const left = failureOf(shared('/a', { signal: leaving.signal }))
  leaving.abort('enough')
  const kept = shared('/a')
  expect(await left).toBe('enough')
  await new Promise((resolve) => setImmediate(resolve))
  const joined = shared('/a')
  for (const answer of land) answer()
  await Promise.all([kept, joined])
  expect(sent).toBe(2)
})
