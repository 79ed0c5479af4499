import { createCartStore, createMemoryStorage, type CartStore } from '@umber/storefront-core'
import { expect, it, vi } from 'vitest'
import { createCartBackend } from '../../test/support/cart-backend.ts'
import { createShopCart } from './shop-cart.ts'

const item = { productId: 'prod_1', quantity: 1 }

function storeOf() {
  const { client } = createCartBackend()
  return createCartStore({ client, storage: createMemoryStorage(), backendUrl: 'https://backend.test' })
}

it('the cart starts when its code is there, and tells what the screens should show', async () => {
  const cart = createShopCart(async () => storeOf())
  const heard = vi.fn<() => void>()
  cart.subscribe(heard)
  expect(cart.getState()).toMatchObject({ phase: 'starting', itemCount: 0 })
  await cart.open()
  await vi.waitFor(() => expect(cart.getState().phase).toBe('ready'))
  expect(heard).toHaveBeenCalled()
})

it('[F-116] without its code the cart is unavailable, an add is refused, and the next try may succeed', async () => {
  const load = vi
    .fn<() => Promise<CartStore>>(async () => storeOf())
    .mockRejectedValueOnce(new TypeError('gone'))
  const cart = createShopCart(load)
  expect(await cart.addItem(item)).toEqual({ ok: false, reason: 'cart-unavailable' })
  expect(cart.getState()).toMatchObject({ phase: 'unavailable', failure: { retryable: true } })
  await cart.open()
  await vi.waitFor(() => expect(cart.getState().phase).toBe('ready'))
})
