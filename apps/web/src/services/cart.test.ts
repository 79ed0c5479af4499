import { createCartStore, createMemoryStorage, type CartStore } from '@umber/storefront-core'
import { expect, it, vi } from 'vitest'
import { createCartBackend } from '../../test/support/cart-backend.ts'
import { createLazyCart } from './cart.ts'

const lazyCart = (loadStore: () => Promise<CartStore>, perTab = createMemoryStorage(), isExpected = true) =>
  createLazyCart({ loadStore, perTab, isExpected: () => isExpected })

const item = { productId: 'prod_1', quantity: 1 }

function storeOf() {
  const { client } = createCartBackend()
  return createCartStore({ client, storage: createMemoryStorage(), backendUrl: 'https://backend.test' })
}

it('the cart starts when its code has loaded, and notifies its listeners', async () => {
  const cart = lazyCart(async () => storeOf())
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
  const cart = lazyCart(load)
  expect(await cart.add(item)).toEqual({ ok: false, reason: 'cart-unavailable' })
  expect(cart.getState()).toMatchObject({ status: 'unavailable', failure: { retryable: true } })
  await cart.load()
  await vi.waitFor(() => expect(cart.getState().status).toBe('ready'))
})

it('[F-47] what is added before the code has loaded waits for the next page when this one is left', async () => {
  const { client, lines } = createCartBackend()
  const perTab = createMemoryStorage()
  const open = (loading: Promise<void>) =>
    lazyCart(async () => {
      await loading
      const options = { client, storage: createMemoryStorage(), tabStorage: perTab, backendUrl: '' }
      return createCartStore(options)
    }, perTab)
  void open(new Promise<void>(() => {})).add({ ...item, quantity: 2 })
  window.dispatchEvent(new Event('pagehide'))
  const next = open(Promise.resolve())
  await next.load()
  await vi.waitFor(() => expect(next.getState()).toMatchObject({ itemCount: 2, loading: false }))
  expect(lines).toMatchObject([{ quantity: 2 }])
})

it('adds once when the page that was left is shown again while the code loads', async () => {
  const { client, lines } = createCartBackend()
  const perTab = createMemoryStorage()
  let loaded = (): void => undefined
  const cart = lazyCart(async () => {
    await new Promise<void>((resolve) => (loaded = resolve))
    return createCartStore({ client, storage: createMemoryStorage(), tabStorage: perTab, backendUrl: '' })
  }, perTab)
  const adding = cart.add(item)
  window.dispatchEvent(new Event('pagehide'))
  loaded()
  expect(await adding).toEqual({ ok: true, isWaiting: true })
  await vi.waitFor(() => expect(cart.getState()).toMatchObject({ itemCount: 1, loading: false }))
  expect(lines).toHaveLength(1)
})

it('a visitor without a cart has an empty one at once, before and after its code has loaded', async () => {
  const { client } = createCartBackend()
  const options = {
    client,
    storage: createMemoryStorage(),
    backendUrl: '',
    newCart: 'with-first-add',
  } as const
  const load = vi.fn<() => Promise<CartStore>>(async () => createCartStore(options))
  const cart = lazyCart(load, createMemoryStorage(), false)
  const statuses = new Set([cart.getState().status])
  cart.subscribe(() => statuses.add(cart.getState().status))
  expect(cart.getServedState().status).toBe('starting')
  expect(load).not.toHaveBeenCalled()
  await cart.load()
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  expect([...statuses]).toEqual(['ready'])
})
