import { http } from 'msw'
import { setupServer } from 'msw/node'
import { expect, test } from 'vitest'
import { Admin } from '../../src/admin/index.ts'
import { CommerceClient, isCommerceError } from '../../src/index.ts'
import { createTestBackend, refusal, type TestBackend } from '../../src/testing/index.ts'
import { failureOf } from '../support/failure-of.ts'

const baseUrl = 'https://shop.example'

function toolFor(backend: TestBackend) {
  const { client, store, auth } = new CommerceClient({ baseUrl, fetch: backend.fetch, retry: false })
  return { client, store, auth, admin: new Admin(client) }
}

test('answers what is declared, and keeps what was sent', async () => {
  const backend = createTestBackend({
    'POST /admin/products/:id': ({ params, body }) => ({ product: { id: params['id'], ...Object(body) } }),
  })
  const { product } = await toolFor(backend).admin.product.update(
    'prod/1',
    { title: 'Tee' },
    { fields: 'id' },
    { 'x-reason': 'a test' },
  )
  expect(product).toEqual({ id: 'prod/1', title: 'Tee' })
  const [request] = backend.requests
  expect(request).toMatchObject({
    operation: 'POST /admin/products/:id',
    method: 'POST',
    path: '/admin/products/prod%2F1',
    params: { id: 'prod/1' },
    body: { title: 'Tee' },
  })
  expect(request?.query.get('fields')).toBe('id')
  expect(request?.headers.get('x-reason')).toBe('a test')
})

test('an operation that nothing answers fails with its name, once, and not as a lost connection', async () => {
  const backend = createTestBackend({ 'GET /store/regions': { regions: [] } })
  const { store } = new CommerceClient({ baseUrl, fetch: backend.fetch })
  const error = await failureOf(store.product.list())
  expect(isCommerceError(error)).toBe(false)
  expect(error).toMatchObject({
    message: 'Nothing answers GET /store/products. Declared: GET /store/regions',
  })
  expect(backend.requests.map(({ operation, path }) => [operation, path])).toEqual([
    [undefined, '/store/products'],
  ])
})

test('the route with the fewest names answers, in any order', async () => {
  const backend = createTestBackend({
    'GET /store/customers/:id': { customer: { id: 'any' } },
    'GET /store/customers/me': { customer: { id: 'me' } },
  })
  const { customer } = await toolFor(backend).store.customer.retrieve()
  expect(customer.id).toBe('me')
})

test('a later answer replaces an earlier one', async () => {
  const backend = createTestBackend({ 'GET /store/regions': { count: 1 } })
  const { store } = toolFor(backend)
  expect((await store.region.list()).count).toBe(1)
  backend.on<typeof store.region.list>('GET /store/regions', { count: 2, regions: [{ name: 'India' }] })
  expect((await store.region.list()).count).toBe(2)
})

test('the type of a method refuses fields that it does not have', () => {
  const backend = createTestBackend()
  const { store } = toolFor(backend)
  // @ts-expect-error a region has no colour
  backend.on<typeof store.region.list>('GET /store/regions', { regions: [{ colour: 'red' }] })
  // @ts-expect-error a count is a number
  backend.on<typeof store.region.list>('GET /store/regions', { count: '1' })
  // @ts-expect-error an operation has a method
  backend.on('/store/regions', {})
  expect(backend.requests).toEqual([])
})

test('a refusal is the error that the client makes of Medusa’s', async () => {
  const details = { type: 'not_allowed', code: 'busy', message: 'Later' }
  const backend = createTestBackend({ 'GET /store/regions': refusal(429, details, { 'retry-after': '2' }) })
  const error = await failureOf(toolFor(backend).store.region.list())
  expect(error).toMatchObject({ kind: 'response', status: 429, ...details, retryAfter: 2000 })
})

test('what an answer throws is a lost connection, which is retried', async () => {
  let attempts = 0
  const backend = createTestBackend({
    'GET /store/regions': () => {
      attempts += 1
      if (attempts === 1) throw new TypeError('fetch failed')
      return { count: attempts }
    },
  })
  const { store } = new CommerceClient({ baseUrl, fetch: backend.fetch, retry: { delay: 1 } })
  expect((await store.region.list()).count).toBe(2)
})

test('an answer may be slow: the time limit and the signal end the wait', async () => {
  const backend = createTestBackend({ 'GET /store/regions': () => new Promise<never>(() => {}) })
  const { client } = toolFor(backend)
  expect(await failureOf(client.fetch('/store/regions', { timeout: 5 }))).toMatchObject({ kind: 'timeout' })
  const signal = AbortSignal.abort('enough')
  expect(await failureOf(client.fetch('/store/regions', { signal }))).toBe('enough')
  await expect(backend.fetch(`${baseUrl}/store/regions`, { signal: AbortSignal.timeout(5) })).rejects.toThrow(
    'aborted',
  )
})

test('reads forms and texts, and answers without a body', async () => {
  const backend = createTestBackend({
    'POST /admin/uploads': { files: [{ id: 'file_1' }] },
    'POST /custom': undefined,
  })
  const { admin, client } = toolFor(backend)
  await admin.upload.create({ files: [new File(['sku'], 'products.csv')] })
  const headers = { 'content-type': 'text/csv', accept: 'text/plain' }
  const response = await client.fetch<Response>('/custom', { method: 'POST', body: 'sku', headers })
  expect(response.status).toBe(204)
  const [upload, custom] = backend.requests
  const files = upload?.body instanceof FormData ? upload.body.getAll('files') : []
  expect(files).toEqual([expect.objectContaining({ name: 'products.csv' })])
  expect(custom?.body).toBe('sku')
})

test('answers msw’s requests too', async () => {
  const backend = createTestBackend({ 'GET /store/regions': { count: 3 } })
  const server = setupServer(http.all(`${baseUrl}/*`, async ({ request }) => backend.fetch(request)))
  server.listen({ onUnhandledRequest: 'error' })
  try {
    expect((await new CommerceClient({ baseUrl }).store.region.list()).count).toBe(3)
  } finally {
    server.close()
  }
})
