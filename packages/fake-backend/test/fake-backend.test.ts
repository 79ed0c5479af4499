import { publishableKey, demoCustomer } from '@umber/sample-store'
import { getResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { createFakeBackend, serveFakeBackend, type FakeBackend, type FakeClock } from '../src/index.ts'

/** A clock that advances when a test waits for it. */
function owned(): FakeClock & { pass(ms: number): void } {
  let now = Date.UTC(2026, 10, 20)
  const pass = (ms: number) => {
    now += ms
  }
  return { now: () => now, wait: async (ms) => pass(ms), pass }
}

const headers = { 'x-publishable-api-key': publishableKey, 'content-type': 'application/json' }

async function ask(
  { fetch }: Pick<FakeBackend, 'fetch'>,
  method: string,
  path: string,
  body?: object,
  bearer?: string,
): Promise<{ readonly status: number; readonly body: Record<string, never> }> {
  const response = await fetch(`http://fake.test${path}`, {
    method,
    headers: bearer === undefined ? headers : { ...headers, authorization: `Bearer ${bearer}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, never> }
}

const variant = 'variant_linen-shirt-white-m'

async function filledCart(backend: FakeBackend, quantity = 2): Promise<string> {
  const made = await ask(backend, 'POST', '/store/carts', {})
  const { id } = made.body['cart'] as unknown as { id: string }
  await ask(backend, 'POST', `/store/carts/${id}/line-items`, { variant_id: variant, quantity })
  return id
}

/** A cart that lacks nothing but a payment of the test provider. */
async function readyToPay(backend: FakeBackend) {
  const id = await filledCart(backend)
  await ask(backend, 'POST', `/store/carts/${id}/shipping-methods`, { option_id: 'so_fake_standard' })
  const answer = await ask(backend, 'POST', '/store/payment-collections', { cart_id: id })
  const { id: payment } = answer.body['payment_collection'] as unknown as { id: string }
  const path = `/store/payment-collections/${payment}/payment-sessions`
  return {
    id,
    open: async () => ask(backend, 'POST', path, { provider_id: 'pp_test' }),
    complete: async () => ask(backend, 'POST', `/store/carts/${id}/complete`, {}),
  }
}

async function order(backend: FakeBackend, id: string) {
  await ask(backend, 'POST', `/store/carts/${id}`, { email: 'guest@umber-ecru.example' })
  await ask(backend, 'POST', `/store/carts/${id}/shipping-methods`, { option_id: 'so_fake_standard' })
  const answer = await ask(backend, 'POST', '/store/payment-collections', { cart_id: id })
  const { id: payment } = answer.body['payment_collection'] as unknown as { id: string }
  await ask(backend, 'POST', `/store/payment-collections/${payment}/payment-sessions`, {
    provider_id: 'pp_system_default',
  })
  return ask(backend, 'POST', `/store/carts/${id}/complete`, {})
}

const signIn = async (backend: FakeBackend): Promise<string> => {
  const { email, password } = demoCustomer
  const { body } = await ask(backend, 'POST', '/auth/customer/emailpass', { email, password })
  return String(body['token'])
}

describe('The fake backend', () => {
  it('keeps its state, and shows it to its owner', async () => {
    const backend = createFakeBackend()
    const id = await filledCart(backend)
    expect(backend.database.carts.get(id)?.lines).toMatchObject([{ variantId: variant, quantity: 2 }])
    expect(backend.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /store/carts',
      `POST /store/carts/${id}/line-items`,
    ])
    expect(backend.count('POST', /line-items$/)).toBe(1)
  })

  it('reduces the stock by what was ordered, once', async () => {
    const backend = createFakeBackend()
    backend.database.stock.set(variant, 3)
    const id = await filledCart(backend)
    const [first, second] = [
      await order(backend, id),
      await ask(backend, 'POST', `/store/carts/${id}/complete`),
    ]
    expect(first.body['order']).toEqual(second.body['order'])
    expect(backend.database.stock.get(variant)).toBe(1)
    const other = await filledCart(backend, 2)
    expect(backend.database.carts.get(other)?.lines).toEqual([])
  })

  it('keeps an order as it was when prices change', async () => {
    const backend = createFakeBackend()
    const cart = await filledCart(backend)
    const { body } = await order(backend, cart)
    const { total } = body['order'] as unknown as { total: number }
    backend.database.prices.set(variant, 1)
    const later = await ask(backend, 'POST', `/store/carts/${cart}/complete`, {})
    expect(later.body['order']).toMatchObject({ total, items: [{ unit_price: 189 }] })
  })

  it('keeps the price of a line, and orders only at the current price', async () => {
    const backend = createFakeBackend()
    const { id, open, complete } = await readyToPay(backend)
    await open()
    backend.database.prices.set(variant, 1)
    const read = await ask(backend, 'GET', `/store/carts/${id}?fields=items.unit_price`)
    expect(read.body['cart']).toEqual({ items: [{ unit_price: 189 }] })
    for (const refuse of [complete, open])
      expect(await refuse()).toMatchObject({ status: 400, body: { code: 'price_changed' } })
    await ask(backend, 'POST', `/store/carts/${id}/refresh`, {})
    expect((await order(backend, id)).status).toBe(200)
  })

  it('takes no payment session that was begun with another sum', async () => {
    const backend = createFakeBackend()
    const id = await filledCart(backend)
    backend.fault = ({ path }) => (path.endsWith('/complete') ? { kind: 'lost-request' } : undefined)
    await order(backend, id).catch(() => undefined)
    backend.fault = () => undefined
    await ask(backend, 'POST', `/store/carts/${id}/line-items`, { variant_id: variant, quantity: 1 })
    const answer = await ask(backend, 'POST', `/store/carts/${id}/complete`, {})
    expect(answer).toMatchObject({ status: 400, body: { type: 'invalid_data' } })
  })

  it('orders with the test provider once a test has set the payment’s status, and gives it back otherwise', async () => {
    const backend = createFakeBackend()
    const { id, complete, open } = await readyToPay(backend)
    expect(await open()).toMatchObject({ status: 200 })
    expect(await complete()).toMatchObject({
      body: { type: 'cart', error: { type: 'payment_requires_more_error' } },
    })
    const { testPayment } = backend.database.cart(id)
    if (testPayment !== undefined) testPayment.status = 'authorized'
    expect(await open()).toMatchObject({ status: 409, body: { code: 'payment_in_progress' } })
    backend.database.stock.set(variant, 0)
    expect(await complete()).toMatchObject({ status: 400, body: { payment: 'released' } })
    expect([testPayment?.status, backend.database.cart(id).payment]).toEqual(['cancelled', 'none'])
    expect(await complete()).toMatchObject({ status: 400, body: { code: 'payment_released' } })
  })

  it('tells only its customer of the payment of a cart', async () => {
    const backend = createFakeBackend()
    const token = await signIn(backend)
    const id = await filledCart(backend)
    const pay = async (path: string, bearer?: string) =>
      ask(backend, 'POST', path, { cart_id: id, provider_id: 'pp_test' }, bearer)
    const made = await pay('/store/payment-collections')
    const { id: collection } = made.body['payment_collection'] as unknown as { id: string }
    await ask(backend, 'POST', `/store/carts/${id}/customer`, {}, token)
    for (const path of [
      '/store/payment-collections',
      `/store/payment-collections/${collection}/payment-sessions`,
    ]) {
      const answers = [await pay(path), await pay(path, 'not.a.token'), await pay(path, token)]
      expect(answers.map(({ status }) => status)).toEqual([404, 401, 200])
    }
  })

  it('leaves the cart alone that its customer pays while they sign in with another one', async () => {
    const backend = createFakeBackend()
    const token = await signIn(backend)
    const { id, open } = await readyToPay(backend)
    await open()
    await ask(backend, 'POST', `/store/carts/${id}/customer`, {}, token)
    const guests = await filledCart(backend, 1)
    const { body } = await ask(backend, 'POST', '/store/customers/me/cart', { cart_id: guests }, token)
    expect(body['cart']).toMatchObject({ id: guests, items: [{ quantity: 1 }] })
    expect(backend.database.cart(id)).toMatchObject({ payment: 'ready', lines: [{ quantity: 2 }] })
  })

  it('answers without the platform’s requests as it does with them', async () => {
    const backend = createFakeBackend()
    const url = 'http://fake.test/store/regions'
    const request = { method: 'GET', url, headers: new Headers(headers), text: async () => '' }
    const answer = await backend.answer(request)
    const { status, body } = await ask(backend, 'GET', '/store/regions')
    expect([answer?.status, JSON.parse(answer?.text ?? '')]).toEqual([status, body])
  })

  it('refuses an order, and a payment, of what another customer bought meanwhile', async () => {
    const backend = createFakeBackend()
    backend.database.stock.set(variant, 2)
    const [other, late] = [await readyToPay(backend), await readyToPay(backend)]
    await other.open()
    expect((await order(backend, await filledCart(backend))).status).toBe(200)
    const refused = { status: 400, body: { code: 'insufficient_inventory', type: 'not_allowed' } }
    expect(await other.complete()).toMatchObject(refused)
    expect(await late.open()).toMatchObject(refused)
  })

  it('names each request in its answer, also what it refuses', async () => {
    const backend = createFakeBackend()
    const idOf = async (path: string) =>
      (await backend.fetch(`http://fake.test${path}`, { headers })).headers.get('x-request-id')
    const ids = [await idOf('/store/regions'), await idOf('/store/nothing'), await idOf('/health')]
    backend.fault = () => ({ kind: 'status', status: 503 })
    ids.push(await idOf('/store/regions'))
    expect(ids).toEqual(ids.map(() => expect.stringMatching(/^[\w.-]{1,64}$/)))
    expect(new Set(ids).size).toBe(4)
    // A page between the shop and the backend knows no id.
    backend.fault = () => ({ kind: 'html' })
    expect(await idOf('/store/regions')).toBeNull()
  })

  it('requires the publishable key', async () => {
    const { fetch } = createFakeBackend()
    for (const key of [undefined, 'pk_nope']) {
      const sent = key === undefined ? {} : { 'x-publishable-api-key': key }
      const response = await fetch('http://fake.test/store/regions', { headers: sent })
      expect([response.status, await response.json()]).toMatchObject([400, { type: 'not_allowed' }])
    }
  })

  it('takes a token for a day, and a reset token for its purpose only', async () => {
    const clock = owned()
    const backend = createFakeBackend({ clock })
    const token = await signIn(backend)
    const me = () => ask(backend, 'GET', '/store/customers/me', undefined, token)
    expect((await me()).status).toBe(200)
    clock.pass(86_400_000)
    expect((await me()).status).toBe(401)

    await backend.fetch('http://fake.test/auth/customer/emailpass/reset-password', {
      method: 'POST',
      headers,
      body: JSON.stringify({ identifier: demoCustomer.email }),
    })
    const reset = [...backend.database.tokens].at(-1)?.[0] ?? ''
    expect((await ask(backend, 'GET', '/store/customers/me', undefined, reset)).status).toBe(401)
    const update = () =>
      ask(backend, 'POST', '/auth/customer/emailpass/update', { password: 'new-password' }, reset)
    expect((await update()).status).toBe(200)
    expect((await update()).status).toBe(401)
  })

  it('recognizes a customer by the session cookie', async () => {
    const backend = createFakeBackend()
    const token = await signIn(backend)
    const opened = await backend.fetch('http://fake.test/auth/session', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    })
    const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? ''
    const me = await backend.fetch('http://fake.test/store/customers/me', { headers: { ...headers, cookie } })
    expect(await me.json()).toMatchObject({ customer: { email: demoCustomer.email } })
  })

  it('[F-97] takes no cookie for an answer where the key is missing, which a forged form cannot send', async () => {
    const backend = createFakeBackend()
    const token = await signIn(backend)
    const opened = await backend.fetch('http://fake.test/auth/session', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    })
    const given = opened.headers.get('set-cookie') ?? ''
    const cookie = given.split(';')[0] ?? ''
    expect(given).toContain('SameSite=Lax')
    const carts = backend.database.carts.size
    const forged = await backend.fetch('http://fake.test/store/carts', {
      method: 'POST',
      headers: { cookie },
    })
    expect(forged.status).toBe(400)
    expect(backend.database.carts.size).toBe(carts)
  })

  it('ends an aborted request', async () => {
    const { fetch } = createFakeBackend({ scenario: 'slow' })
    const leaving = new AbortController()
    const asking = fetch('http://fake.test/store/regions', { headers, signal: leaving.signal })
    leaving.abort(new Error('The page was left'))
    await expect(asking).rejects.toThrow('The page was left')
  })

  it('answers over a real connection as well, and breaks it where a fault says so', async () => {
    const backend = createFakeBackend()
    const { url, stop } = await serveFakeBackend(backend)
    try {
      const response = await fetch(`${url}/store/regions`, { headers })
      expect(await response.json()).toMatchObject({
        regions: [{ name: 'India' }, { name: 'Europe' }, { name: 'United States' }, { name: 'Japan' }],
      })
      const preflight = await fetch(`${url}/store/carts`, {
        method: 'OPTIONS',
        headers: { origin: 'http://shop.test' },
      })
      expect(preflight.headers.get('access-control-allow-origin')).toBe('http://shop.test')
      expect(preflight.headers.get('access-control-expose-headers')).toContain('X-Request-Id')
      backend.fault = () => ({ kind: 'lost-answer' })
      await expect(fetch(`${url}/store/carts`, { method: 'POST', headers, body: '{}' })).rejects.toThrow(
        TypeError,
      )
      expect(backend.database.carts.size).toBeGreaterThan(0)
    } finally {
      await stop()
    }
  })
})

describe('The handlers for msw', () => {
  it.each([
    ['GET', '/store/products?limit=2', 200],
    ['GET', '/store/products/none', 404],
    ['GET', '/store/orders/order_a%2Fb', 404],
    ['POST', '/store/carts', 200],
    ['GET', '/store/unknown', 404],
    ['GET', '/health', 200],
  ])('answer %s %s as fetch does', async (method, path, status) => {
    const clock = owned()
    const request = () =>
      new Request(`http://fake.test${path}`, {
        method,
        headers,
        ...(method === 'POST' ? { body: '{}' } : {}),
      })
    const expected = await createFakeBackend({ clock }).fetch(request())
    const answer = await getResponse([...createFakeBackend({ clock }).handlers], request())
    expect([answer?.status, await answer?.text()]).toEqual([status, await expected.text()])
    expect(expected.status).toBe(status)
  })
})

describe('A fault', () => {
  it('loses the request before, or the answer after it is carried out', async () => {
    const backend = createFakeBackend()
    const before = backend.database.carts.size
    backend.fault = () => ({ kind: 'lost-request' })
    await expect(ask(backend, 'POST', '/store/carts', {})).rejects.toThrow('fetch failed')
    expect(backend.database.carts.size).toBe(before)
    backend.fault = () => ({ kind: 'lost-answer' })
    await expect(ask(backend, 'POST', '/store/carts', {})).rejects.toThrow('fetch failed')
    expect(backend.database.carts.size).toBe(before + 1)
  })

  it('takes its time, says a status, or spoils the answer', async () => {
    const clock = owned()
    const backend = createFakeBackend({ clock })
    backend.latency = 10
    const begun = clock.now()
    backend.fault = () => ({ kind: 'late', ms: 300 })
    await ask(backend, 'GET', '/store/regions')
    expect(clock.now() - begun).toBe(320)
    backend.fault = (_, nth) => (nth === 2 ? { kind: 'status', status: 503 } : undefined)
    expect((await ask(backend, 'GET', '/store/regions')).status).toBe(503)
    expect((await ask(backend, 'GET', '/store/regions')).status).toBe(200)
    for (const kind of ['html', 'truncated', 'empty'] as const) {
      backend.fault = () => ({ kind })
      await expect(ask(backend, 'GET', '/store/regions')).rejects.toThrow(SyntaxError)
    }
  })
})

describe('The scenario', () => {
  it('emptyShop has nothing to sell', async () => {
    const answer = await ask(createFakeBackend({ scenario: 'emptyShop' }), 'GET', '/store/products')
    expect(answer.body).toMatchObject({ products: [], count: 0 })
  })

  it('lastItem has one piece left of everything that is counted', async () => {
    const backend = createFakeBackend({ scenario: 'lastItem' })
    const id = await filledCart(backend, 2)
    expect(backend.database.carts.get(id)?.lines).toEqual([])
    await ask(backend, 'POST', `/store/carts/${id}/line-items`, { variant_id: variant, quantity: 1 })
    expect(backend.database.carts.get(id)?.lines).toHaveLength(1)
  })

  it('slow takes three seconds for an answer', async () => {
    const clock = owned()
    const begun = clock.now()
    await ask(createFakeBackend({ scenario: 'slow', clock }), 'GET', '/store/regions')
    expect(clock.now() - begun).toBe(3_000)
  })

  it('dyingSession takes a token for a minute', async () => {
    const clock = owned()
    const backend = createFakeBackend({ scenario: 'dyingSession', clock })
    const token = await signIn(backend)
    const status = async () => (await ask(backend, 'GET', '/store/customers/me', undefined, token)).status
    expect(await status()).toBe(200)
    clock.pass(60_000)
    expect(await status()).toBe(401)
  })

  it('lostAnswer loses the first answer to each write, which was carried out', async () => {
    const backend = createFakeBackend({ scenario: 'lostAnswer' })
    const before = backend.database.carts.size
    await expect(ask(backend, 'POST', '/store/carts', {})).rejects.toThrow('fetch failed')
    expect((await ask(backend, 'POST', '/store/carts', {})).status).toBe(200)
    expect(backend.database.carts.size).toBe(before + 2)
  })

  it('serverErrors answers with 500, and html with a captive portal’s page', async () => {
    const broken = await ask(createFakeBackend({ scenario: 'serverErrors' }), 'GET', '/store/products')
    expect(broken).toMatchObject({ status: 500, body: { type: 'unknown_error' } })
    const page = await createFakeBackend({ scenario: 'html' }).fetch('http://fake.test/store/products')
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  })
})

it('A write that is sent again with its key is carried out once, as by the backend', async () => {
  const backend = createFakeBackend()
  const create = async (key: string) => {
    const response = await backend.fetch('http://fake.test/store/carts', {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': key },
      body: '{}',
    })
    const { cart } = (await response.json()) as { readonly cart: { readonly id: string } }
    return cart.id
  }
  const first = await create('one')
  expect(await create('one')).toBe(first)
  expect(await create('two')).not.toBe(first)
})
