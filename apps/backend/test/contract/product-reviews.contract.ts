import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { ask, backendUrl, done, signInAdmin, signUp } from '../support/backend'
import { cartReadyToOrder, complete } from '../support/checkout'
import { eventually } from '../support/eventually'
import { makeProducts, type TestProducts } from '../support/products'
import { at, listAt, textAt } from '../support/read'

const password = 'a-long-password'
/** The smallest picture: one pixel. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

let admin: string
let sold: TestProducts
let database: Client

beforeAll(async () => {
  admin = await signInAdmin()
  sold = await makeProducts(admin, 'Reviewed', 20)
  database = new Client({ connectionString: process.env['DATABASE_URL'] })
  await database.connect()
})
afterAll(async () => {
  await sold.remove()
  await database.end()
})

const words = { stars: 4, title: 'Good cloth', text: 'It keeps its form.', name: 'Asha R.' }
const reviewsPath = () => `/store/products/${sold.productId}/reviews`
const questionsPath = () => `/store/products/${sold.productId}/questions`
const review = async (bearer: string | undefined, body: object = words) =>
  ask('POST', reviewsPath(), { body, ...(bearer !== undefined && { bearer }) })
const shown = async (query = '') => done('GET', `${reviewsPath()}${query}`)
const approve = async (id: string, body: object = { status: 'approved' }) =>
  done('POST', `/admin/reviews/${id}`, { bearer: admin, body })

async function buyer(): Promise<string> {
  const { token: bearer, email } = await signUp(password)
  const cart = await cartReadyToOrder([{ variant_id: sold.variantId, quantity: 1 }], { bearer, email })
  expect(at((await complete(cart.id, bearer)).body, 'type')).toBe('order')
  return bearer
}

async function indexed(): Promise<unknown> {
  const body = { entity: 'product', filters: { id: sold.productId } }
  return at(await done('POST', '/store/search', { body }), 'results.0.hits.0.document')
}
const indexSays = async (rating_average: number, rating_count: number) =>
  eventually('the rating of the index', async () => {
    const document = await indexed()
    return (
      (at(document, 'rating_average') === rating_average && at(document, 'rating_count') === rating_count) ||
      undefined
    )
  })

async function switchReviews(is_on: boolean): Promise<void> {
  const path = '/admin/shop-settings'
  const settings = at(await done('GET', path, { bearer: admin }), 'shop_settings') as object
  await done('POST', path, { bearer: admin, body: { ...settings, reviews: { is_on } } })
}

it('Only a buyer reviews a product, once, and only an approved review is on its page and in the lists', async () => {
  expect((await review(undefined)).status).toBe(401)
  const { token: visitor } = await signUp(password)
  expect(await review(visitor)).toMatchObject({ status: 400, body: { code: 'not_bought' } })
  expect(await done('GET', `${reviewsPath()}/own`, { bearer: visitor })).toEqual({
    may_review: false,
    review: null,
  })

  const bearer = await buyer()
  for (const wrong of [
    { stars: 6 },
    { stars: 0 },
    { stars: 2.5 },
    { title: ' ' },
    { text: 'x'.repeat(5001) },
  ])
    expect((await review(bearer, { ...words, ...wrong })).status).toBe(400)
  const first = await review(bearer)
  expect(first).toMatchObject({ status: 200, body: { review: { ...words, status: 'pending' } } })
  const id = textAt(first.body, 'review.id')
  expect(await shown()).toMatchObject({ reviews: [], count: 0, rating: { average: 0, count: 0 } })

  // A second one is a change of the first.
  const changed = await review(bearer, { ...words, stars: 5 })
  expect(textAt(changed.body, 'review.id')).toBe(id)
  expect(listAt(await done('GET', '/admin/reviews?status=pending', { bearer: admin }), 'reviews')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id, stars: 5, product: expect.objectContaining({ title: 'Reviewed' }) }),
    ]),
  )

  await approve(id, { status: 'approved', answer: 'Thank you.' })
  await indexSays(5, 1)
  const page = await shown()
  expect(page).toMatchObject({
    reviews: [{ id, stars: 5, name: 'Asha R.', answer: 'Thank you.', photographs: [] }],
    rating: { average: 5, count: 1, distribution: [0, 0, 0, 0, 1] },
  })
  expect(JSON.stringify(page)).not.toMatch(/cus_|@/)

  const other = await buyer()
  const second = textAt((await review(other, { ...words, stars: 2 })).body, 'review.id')
  await approve(second)
  await indexSays(3.5, 2)
  const stars = async (query: string) => listAt(await shown(query), 'reviews').map((one) => at(one, 'stars'))
  expect(await stars('?sort=lowest')).toEqual([2, 5])
  expect(await stars('?sort=highest&limit=1&offset=1')).toEqual([2])

  // A change waits for the owner again.
  await review(bearer, { ...words, stars: 1 })
  await indexSays(2, 1)
  expect(await stars('')).toEqual([2])
  await done('DELETE', `/admin/reviews/${second}`, { bearer: admin })
  await indexSays(0, 0)
  expect((await ask('POST', `/admin/reviews/${id}`, { body: { status: 'approved' } })).status).toBe(401)
  await done('DELETE', `${reviewsPath()}/own`, { bearer })
  expect((await ask('DELETE', `${reviewsPath()}/own`, { bearer })).status).toBe(404)
})

it('Photographs are pictures by their content, and a foreign customer changes nothing of a review', async () => {
  const bearer = await buyer()
  const refusedKinds = ['%PDF-1.4 a label', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a']
  for (const content of refusedKinds) {
    const photographs = [{ content: png }, { content: Buffer.from(content).toString('base64') }]
    expect(await review(bearer, { ...words, photographs })).toMatchObject({
      status: 400,
      body: { code: 'file_not_allowed' },
    })
  }
  const five = Array.from({ length: 5 }, () => ({ content: png }))
  expect((await review(bearer, { ...words, photographs: five })).status).toBe(400)
  const large = { content: Buffer.alloc(2_200_000).toString('base64') }
  expect((await review(bearer, { ...words, photographs: [large] })).status).toBe(400)

  const photographs = [{ content: png }, { content: png }]
  const made = await review(bearer, { ...words, photographs })
  const [front = '', back = ''] = listAt(made.body, 'review.photographs').map(String)
  expect((await fetch(`${backendUrl}${front}`)).headers.get('content-type')).toBe('image/png')

  const foreign = await buyer()
  expect(await review(foreign, { ...words, photographs: [{ url: front }] })).toMatchObject({
    status: 400,
    body: { code: 'photograph_unknown' },
  })
  await review(foreign, { ...words, title: 'Another one' })
  expect((await ask('DELETE', `${reviewsPath()}/own`, { bearer: foreign })).status).toBe(200)
  expect(await done('GET', `${reviewsPath()}/own`, { bearer })).toMatchObject({
    may_review: true,
    review: { title: words.title, photographs: [front, back] },
  })

  // What is left out goes.
  const kept = await review(bearer, { ...words, photographs: [{ url: back }] })
  expect(listAt(kept.body, 'review.photographs')).toEqual([back])
  expect((await fetch(`${backendUrl}${front}`)).status).toBe(404)
  await done('DELETE', `${reviewsPath()}/own`, { bearer })
  expect((await fetch(`${backendUrl}${back}`)).status).toBe(404)
})

it('A question of a customer is shown with its answer', async () => {
  const body = { text: 'Does it shrink?', name: 'Asha R.' }
  expect((await ask('POST', questionsPath(), { body })).status).toBe(401)
  const { token: bearer } = await signUp(password)
  const id = textAt(await done('POST', questionsPath(), { bearer, body }), 'question.id')
  expect(await done('GET', questionsPath())).toMatchObject({ questions: [], count: 0 })
  await done('POST', `/admin/questions/${id}`, { bearer: admin, body: { answer: 'Not at 30 degrees.' } })
  expect(await done('GET', questionsPath())).toMatchObject({
    questions: [{ ...body, answer: 'Not at 30 degrees.' }],
    count: 1,
  })
  await done('DELETE', `/admin/questions/${id}`, { bearer: admin })
  expect(await done('GET', questionsPath())).toMatchObject({ count: 0 })
})

it('What a customer has written is in their data, and goes with the account', async () => {
  const bearer = await buyer()
  const made = await review(bearer, { ...words, photographs: [{ content: png }] })
  const id = textAt(made.body, 'review.id')
  const [photograph = ''] = listAt(made.body, 'review.photographs').map(String)
  const question = { text: 'Is it lined?', name: 'Asha R.' }
  await done('POST', questionsPath(), { bearer, body: question })
  await approve(id)
  await indexSays(4, 1)
  const { data } = (await done('GET', '/store/customers/me/data', { bearer })) as { data: unknown }
  expect(data).toMatchObject({
    reviews: [{ product: 'Reviewed', ...words, photographs: [photograph] }],
    questions: [{ product: 'Reviewed', ...question }],
  })

  await done('POST', '/store/customers/me/deletion', { bearer, body: { password } })
  await indexSays(0, 0)
  expect((await fetch(`${backendUrl}${photograph}`)).status).toBe(404)
  for (const [table, text] of [
    ['product_review', words.text],
    ['product_question', question.text],
  ])
    expect((await database.query(`select 1 from ${table} where text = $1`, [text])).rowCount).toBe(0)
})

it('Switched off, the shop has neither reviews nor ratings', async () => {
  const bearer = await buyer()
  await approve(textAt((await review(bearer)).body, 'review.id'))
  await indexSays(4, 1)
  await switchReviews(false)
  try {
    for (const path of [reviewsPath(), questionsPath(), `${reviewsPath()}/own`])
      expect((await ask('GET', path, { bearer })).status).toBe(404)
    expect((await review(bearer)).status).toBe(404)
    await indexSays(0, 0)
  } finally {
    await switchReviews(true)
  }
  await indexSays(4, 1)
})
