import { expect, test } from 'vitest'
import { CommerceClient, sharedReads, withHooks } from '../../src/index.ts'
import { commerceFailureOf, failureOf } from '../support/failure-of.ts'
import { json, recordingFetch } from '../support/recording-fetch.ts'

const baseUrl = 'http://localhost:9000'

test('a request can be changed before it is sent, and observed after its answer', async () => {
  const { calls, fetch } = recordingFetch(() => json({ regions: [] }))
  const seen: unknown[] = []
  const hooked = withHooks(
    {
      before: ({ url, init }) => ({ url: `${url}?signed=1`, init }),
      after: ({ status }, { url }) => void seen.push([status, url]),
    },
    fetch,
  )
  expect(await new CommerceClient({ baseUrl, fetch: hooked }).store.region.list()).toEqual({ regions: [] })
  expect(calls[0]?.url).toBe(`${baseUrl}/store/regions?signed=1`)
  expect(seen).toEqual([[200, `${baseUrl}/store/regions?signed=1`]])
})

test('each attempt is a request of its own', async () => {
  const { fetch } = recordingFetch(() => json({}, { status: 503 }))
  // Returns a number, which is no request.
  let tries = 0
  const hooked = withHooks({ before: () => (tries += 1) as unknown as void }, fetch)
  const { store } = new CommerceClient({ baseUrl, fetch: hooked, retry: { attempts: 3, delay: 1 } })
  await commerceFailureOf(store.region.list())
  expect(tries).toBe(3)
})

test('an answer can be replaced, and its body read from a clone', async () => {
  const { fetch } = recordingFetch(() => json({ regions: [1] }))
  let text = ''
  const reading = withHooks({ after: async (response) => void (text = await response.clone().text()) }, fetch)
  expect(await new CommerceClient({ baseUrl, fetch: reading }).client.fetch('/x')).toEqual({ regions: [1] })
  expect(text).toBe('{"regions":[1]}')
  const replacing = withHooks({ after: () => json({ from: 'cache' }) }, fetch)
  expect(await new CommerceClient({ baseUrl, fetch: replacing }).client.fetch('/x')).toEqual({
    from: 'cache',
  })
})

test.each(['before', 'after'] as const)(
  'an error in %s reaches the caller as it is, unretried',
  async (name) => {
    const { calls, fetch } = recordingFetch()
    const thrown = new RangeError('not today')
    let tries = 0
    const stop = (): never => {
      tries += 1
      throw thrown
    }
    const client = new CommerceClient({ baseUrl, fetch: sharedReads(withHooks({ [name]: stop }, fetch)) })
    expect(await failureOf(client.store.region.list())).toBe(thrown)
    expect(tries).toBe(1)
    const words = withHooks({ [name]: () => Promise.reject('no') }, fetch) // oxlint-disable-line prefer-promise-reject-errors
    const failure = await failureOf(new CommerceClient({ baseUrl, fetch: words }).store.region.list())
    expect(failure).toMatchObject({ message: 'no', cause: 'no' })
    expect(calls).toHaveLength(name === 'before' ? 0 : 2)
  },
)

test('hooks know the operation and the attempt', async () => {
  const { fetch } = recordingFetch(() => json({}, { status: 503 }))
  const seen: unknown[] = []
  const hooked = withHooks(
    { before: ({ operation, attempt }) => void seen.push([operation, attempt]) },
    fetch,
  )
  const { store, client } = new CommerceClient({
    baseUrl,
    fetch: hooked,
    retry: { attempts: 2, delay: 1 },
  })
  await commerceFailureOf(store.cart.retrieve('cart_1'))
  await commerceFailureOf(client.fetch('/store/reviews/5', { operation: 'reviews' }))
  await commerceFailureOf(client.fetch('/store/reviews/5', { method: 'POST' }))
  expect(seen).toEqual([
    ['GET /store/carts/:id', 1],
    ['GET /store/carts/:id', 2],
    ['reviews', 1],
    ['reviews', 2],
    [undefined, 1],
  ])
})
