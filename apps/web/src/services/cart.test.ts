import { createCartStore, createMemoryStorage, type CartStore } from '@umber/storefront-core'
import { expect, it, vi } from 'vitest'
import { createCartBackend } from '../../test/support/cart-backend.ts'
import { addToCart, createLazyCart } from './cart.ts'

const item = { productId: 'prod_1', quantity: 1 }

function storeOf() {
  const { client } = createCartBackend()
  return createCartStore({ client, storage: createMemoryStorage(), backendUrl: 'https://backend.test' })
}

it('the cart starts when its code has loaded, and notifies its listeners', async () => {
  const cart = createLazyCart(async () => storeOf())
  const listener = vi.fn<() => void>()
  cart.subscribe(listener)
  expect(cart.getState()).toMatchObject({ status: 'starting', itemCount: 0 })
  await cart.load()
  await vi.waitFor(() => expect(cart.getState().status).toBe('ready'))
  expect(listener).toHaveBeenCalled()
})

it('[F-116] without its code the cart is unavailable, adding fails, and the next attempt can succeed', async () => {
  const load = vi
    .fn<() => Promise<CartStore>>(async () => storeOf())
    .mockRejectedValueOnce(new TypeError('gone'))
  const cart = createLazyCart(load)
  expect(await addToCart(cart, item)).toEqual({ ok: false, reason: 'cart-unavailable' })
  expect(cart.getState()).toMatchObject({ status: 'unavailable', failure: { retryable: true } })
  await cart.load()
  await vi.waitFor(() => expect(cart.getState().status).toBe('ready'))
})
