import { expect, it, vi } from 'vitest'
import { endSessionOn401 } from './end-session-on-401.ts'

const cart = 'https://backend.test/store/carts/cart_1'
const signed = { headers: { authorization: 'Bearer token' } }

function setUp(status: number, isCustomer = true) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('{}', { status }))
  const onRefused = vi.fn<() => void>()
  const who = { isCustomer: () => isCustomer, isVisitor: () => !isCustomer }
  const session = endSessionOn401({ fetch, ...who, storedToken: () => 'token', onRefused })
  return { fetch, onRefused, ask: session.fetch, follow: session.follow }
}

it('reports a 401 for a customer’s request, and nothing else', async () => {
  const refused = setUp(401)
  expect((await refused.ask(cart, signed)).status).toBe(401)
  expect(refused.onRefused).toHaveBeenCalledTimes(1)
  const answered = setUp(200)
  await answered.ask(cart, signed)
  expect(answered.onRefused).not.toHaveBeenCalled()
  const guests = setUp(401, false)
  await guests.ask(cart)
  expect(guests.onRefused).not.toHaveBeenCalled()
})

it('sends no personal request for a customer whose token is gone', async () => {
  const { ask, fetch, onRefused } = setUp(200)
  const answer = await ask(cart, { method: 'POST' })
  expect(answer.status).toBe(401)
  expect((await ask('https://backend.test/store/shipping-options?cart_id=cart_1')).status).toBe(401)
  expect(fetch).not.toHaveBeenCalled()
  expect(onRefused).toHaveBeenCalledTimes(2)
})

it('sends no personal request with another customer’s token, until the backend has verified it', async () => {
  const { ask, follow, fetch, onRefused } = setUp(200)
  await ask('https://backend.test/store/customers/me', signed)
  follow()
  const other = { headers: { authorization: 'Bearer another' } }
  expect((await ask(cart, other)).status).toBe(401)
  expect(onRefused).toHaveBeenCalledTimes(1)
  await ask('https://backend.test/store/customers/me', other)
  expect((await ask(cart, other)).status).toBe(401)
  follow()
  expect((await ask(cart, other)).status).toBe(200)
  expect(fetch).toHaveBeenCalledTimes(3)
})

it('sends no personal request for a returning customer with a token that another tab has stored since', async () => {
  const { ask, follow, fetch } = setUp(200)
  follow()
  expect((await ask(cart, { headers: { authorization: 'Bearer another' } })).status).toBe(401)
  expect(fetch).not.toHaveBeenCalled()
  expect((await ask(cart, signed)).status).toBe(200)
})

it('sends catalogue requests with or without a token', async () => {
  const { ask, fetch } = setUp(200)
  expect((await ask('https://backend.test/store/products?limit=1')).status).toBe(200)
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('sends a guest’s request without the token that another tab has just stored', async () => {
  const { ask, fetch } = setUp(200, false)
  await ask(cart, signed)
  await ask('https://backend.test/store/products?limit=1', signed)
  await ask('https://backend.test/store/customers/me', signed)
  const tokens = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'))
  expect(tokens).toEqual([null, null, 'Bearer token'])
})

it('sends a guest’s personal request without a token that has left the storage since it was read', async () => {
  const { ask, fetch } = setUp(200, false)
  const other = { headers: { authorization: 'Bearer another' } }
  await ask(cart, other)
  // A token that the caller names itself, such as one of a mail, for what is not personal.
  await ask('https://backend.test/auth/customer/emailpass/update', other)
  const tokens = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'))
  expect(tokens).toEqual([null, 'Bearer another'])
})
