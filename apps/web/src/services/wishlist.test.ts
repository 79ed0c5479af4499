import { createWishlistStore, type Wishlist, type WishlistStore } from '@umber/storefront-core/wishlist'
import { expect, it, vi } from 'vitest'
import { createLazyWishlist } from './wishlist.ts'

const shirt = { slug: 'linen-shirt', name: 'Linen Shirt', description: '' }
const never = vi.fn<() => void>()

function wishlistPort(changes: Partial<Wishlist> = {}): Wishlist {
  return {
    known: () => [],
    list: async () => [],
    add: async () => undefined,
    remove: async () => undefined,
    subscribe: () => () => undefined,
    ...changes,
  }
}

const lazyWishlist = (load: () => Promise<WishlistStore>) => createLazyWishlist(load, () => true)

it('saves a product that was toggled before the store loaded', async () => {
  const add = vi.fn<Wishlist['add']>(async () => undefined)
  const wishlist = lazyWishlist(async () => createWishlistStore({ wishlist: wishlistPort({ add }) }))
  expect(wishlist.toggle(shirt, never)).toBe(true)
  expect(wishlist.has('linen-shirt')).toBe(true)
  await vi.waitFor(() => expect(add).toHaveBeenCalledOnce())
  expect(wishlist.has('linen-shirt')).toBe(true)
  expect(never).not.toHaveBeenCalled()
})

it('ignores a product toggled twice while the store loads', async () => {
  const wishlist = lazyWishlist(async () => createWishlistStore({ wishlist: wishlistPort() }))
  wishlist.toggle(shirt, never)
  expect(wishlist.toggle(shirt, never)).toBe(false)
  await wishlist.load()
  await vi.waitFor(() => expect(wishlist.has('linen-shirt')).toBe(false))
})

it('reverts the toggle and reports it when the store cannot be loaded or written', async () => {
  const failed = vi.fn<() => void>()
  const wishlist = lazyWishlist(async () => Promise.reject(new TypeError('gone')))
  wishlist.toggle(shirt, failed)
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce())
  expect(wishlist.has('linen-shirt')).toBe(false)
})

it('knows the stored items as soon as the store has loaded', async () => {
  const wishlist = lazyWishlist(async () =>
    createWishlistStore({ wishlist: wishlistPort({ known: () => [shirt] }) }),
  )
  const listener = vi.fn<() => void>()
  wishlist.subscribe(listener)
  await wishlist.load()
  expect(wishlist.has('linen-shirt')).toBe(true)
  expect(listener).toHaveBeenCalled()
})
