import { CommerceClient } from '@umber/commerce-client'
import { createCartStore, createMemoryStorage } from '@umber/storefront-core'
import {
  customerKeys,
  tokenStorageKey,
  createAuthStorage,
  createAuthStore,
  type AuthStore,
} from '@umber/storefront-core/auth'
import { expect, it, vi } from 'vitest'
import { createCartBackend } from '../../test/support/cart-backend.ts'
import { createLazyCart } from './cart.ts'
import { createLazySession } from './session.ts'
import { sessionIdentity } from './session-identity.ts'

/** A session whose code is missing at first. */
function setUp(isCustomer: boolean) {
  const persistent = createMemoryStorage()
  if (isCustomer) persistent.set(tokenStorageKey, 'token')
  const storage = createAuthStorage({ persistent, perTab: createMemoryStorage() })
  const customer = { id: 'cus_1', email: 'asha@example.com' }
  const client = new CommerceClient({
    baseUrl: 'https://backend.test',
    publishableKey: 'pk_test',
    retry: false,
    auth: { type: 'jwt', jwtTokenStorageMethod: 'custom', jwtTokenStorageKey: tokenStorageKey, storage },
    fetch: async () => Response.json({ customer }),
  })
  const load = vi.fn<() => Promise<AuthStore>>().mockRejectedValue(new TypeError('gone'))
  const session = createLazySession(load, () => persistent.get(tokenStorageKey) !== null)
  const recover = () =>
    load.mockImplementation(async () =>
      createAuthStore({ client, storage, personal: { stored: customerKeys, typed: [] } }),
    )
  return { session, recover }
}

const failure = { kind: 'unreachable', retryable: true }

it('[F-116] without its code a customer’s session says so, and the next attempt can succeed', async () => {
  const { session, recover } = setUp(true)
  expect(session.getState()).toEqual({ status: 'loading' })
  await expect(session.load()).rejects.toThrow('gone')
  expect(session.getState()).toEqual({ status: 'loading', failure })
  expect(session.getServedState()).toEqual({ status: 'loading' })
  recover()
  await session.refresh()
  await vi.waitFor(() => expect(session.getState()).toMatchObject({ status: 'signed-in' }))
})

it('[F-116] without its code a guest stays a guest', async () => {
  const { session } = setUp(false)
  await expect(session.load()).rejects.toThrow('gone')
  expect(session.getState()).toEqual({ status: 'guest', reason: 'never' })
})

it('[F-116] without the session’s code the customer’s cart is unavailable, and Retry loads both', async () => {
  const { session, recover } = setUp(true)
  const { client } = createCartBackend()
  const identity = sessionIdentity(session)
  const storage = createMemoryStorage()
  const cart = createLazyCart(
    async () => createCartStore({ client, storage, identity, backendUrl: '' }),
    createMemoryStorage(),
  )
  await session.load().catch(() => undefined)
  const adding = cart.add({ productId: 'prod_1', quantity: 1 })
  expect(await adding).toMatchObject({ ok: false, reason: 'cart-unavailable' })
  expect(cart.getState()).toMatchObject({ status: 'unavailable', failure })
  const store = await cart.load()
  await store.retry()
  expect(cart.getState()).toMatchObject({ status: 'unavailable', failure })
  recover()
  await store.retry()
  await vi.waitFor(() => expect(cart.getState()).toMatchObject({ status: 'ready' }))
})
