import { expect, test } from 'vitest'
import { Client, customEndpoint } from '../../src/index.ts'
import { failureOf } from '../support/failure-of.ts'
import { json, recordingFetch } from '../support/recording-fetch.ts'

interface Review {
  readonly id: string
  readonly stars: number
}

const addReview = customEndpoint<{ body: { stars: number }; answer: { review: Review } }>()(
  'POST',
  '/store/products/:id/reviews',
)
const reviews = customEndpoint<{ query: { limit?: number }; answer: { reviews: Review[] } }>()(
  'GET',
  '/store/products/:id/reviews/by/:author',
)

function clientWith(answer: unknown) {
  const { calls, fetch } = recordingFetch(() => json(answer))
  return { calls, client: new Client({ baseUrl: 'http://localhost:9000', fetch }) }
}

test('fills the path, sends the query and the body, and passes the options on', async () => {
  const { calls, client } = clientWith({ review: { id: 'rev_1', stars: 5 } })
  const { review } = await addReview(client, { params: { id: 'pro/d' }, body: { stars: 5 } })
  expect(review.stars).toBe(5)
  await reviews(client, { params: { id: 'p', author: 'a b' }, query: { limit: 2 }, cache: 'no-store' })
  expect(calls).toMatchObject([
    { method: 'POST', url: 'http://localhost:9000/store/products/pro%2Fd/reviews', body: { stars: 5 } },
    { method: 'GET', url: 'http://localhost:9000/store/products/p/reviews/by/a%20b?limit=2' },
  ])
  expect(calls[1]?.init).toMatchObject({
    cache: 'no-store',
    operation: 'GET /store/products/:id/reviews/by/:author',
  })
})

test('refuses an empty parameter, and does not compile without one', async () => {
  const { calls, client } = clientWith({})
  expect(await failureOf(addReview(client, { params: { id: '' }, body: { stars: 5 } }))).toEqual(
    new TypeError('POST /store/products/:id/reviews: the argument "id" is empty or no text'),
  )
  // @ts-expect-error the path has a parameter
  expect(await failureOf(addReview(client, { body: { stars: 5 } }))).toBeInstanceOf(TypeError)
  // @ts-expect-error a number of stars is a number
  expect(await failureOf(addReview(client, { params: { id: '' }, body: { stars: '5' } }))).toBeInstanceOf(
    TypeError,
  )
  expect(calls).toEqual([])
})
