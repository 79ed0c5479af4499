import type { Wishlist } from '@umber/storefront-core'
import { createWishlistStore } from '@umber/storefront-core/wishlist'
import { expect, it, vi } from 'vitest'
import { createHearts } from './hearts.ts'

const shirt = { slug: 'linen-shirt', name: 'Linen Shirt', description: '' }
const never = vi.fn<() => void>()

function wishlist(changes: Partial<Wishlist> = {}): Wishlist {
  return {
    known: () => [],
    list: async () => [],
    add: async () => undefined,
    remove: async () => undefined,
    subscribe: () => () => undefined,
    ...changes,
  }
}

it('a heart pressed before the list is there is on it afterwards', async () => {
  const add = vi.fn<Wishlist['add']>(async () => undefined)
  const hearts = createHearts(async () => createWishlistStore({ wishlist: wishlist({ add }) }))
  expect(hearts.toggle(shirt, never)).toBe(true)
  expect(hearts.has('linen-shirt')).toBe(true)
  await vi.waitFor(() => expect(add).toHaveBeenCalledOnce())
  expect(hearts.has('linen-shirt')).toBe(true)
  expect(never).not.toHaveBeenCalled()
})

it('pressed twice in that time, it is as it was', async () => {
  const hearts = createHearts(async () => createWishlistStore({ wishlist: wishlist() }))
  hearts.toggle(shirt, never)
  expect(hearts.toggle(shirt, never)).toBe(false)
  await hearts.open()
  await vi.waitFor(() => expect(hearts.has('linen-shirt')).toBe(false))
})

it('a list that cannot be fetched or written takes the heart back and says so', async () => {
  const failed = vi.fn<() => void>()
  const hearts = createHearts(async () => Promise.reject(new TypeError('gone')))
  hearts.toggle(shirt, failed)
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce())
  expect(hearts.has('linen-shirt')).toBe(false)
})

it('knows what this device remembers as soon as the list is there', async () => {
  const hearts = createHearts(async () =>
    createWishlistStore({ wishlist: wishlist({ known: () => [shirt] }) }),
  )
  const heard = vi.fn<() => void>()
  hearts.subscribe(heard)
  await hearts.open()
  expect(hearts.has('linen-shirt')).toBe(true)
  expect(heard).toHaveBeenCalled()
})
