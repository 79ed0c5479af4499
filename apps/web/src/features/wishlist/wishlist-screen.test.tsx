import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage } from '../../../test/support/open-shop.tsx'

async function openWishlist(options: Parameters<typeof openPage>[1] = {}) {
  const shop = await openPage('/wishlist', options)
  const main = within(screen.getByRole('main'))
  const tiles = () => {
    const list = main.queryByRole('list', { name: 'Saved products' })
    return list === null ? [] : within(list).getAllByRole('listitem')
  }
  const slugs = () => tiles().map((tile) => tile.querySelector('a')?.getAttribute('href'))
  await waitFor(() => expect(tiles()).toHaveLength(4))
  const pressFirst = (name: RegExp) => {
    const [first] = tiles()
    if (first === undefined) throw new Error('The list is empty.')
    fireEvent.click(within(first).getByRole('button', { name }))
  }
  return { ...shop, main, tiles, slugs, pressFirst }
}

it('[WISH-01] begins with four products of the shop, the same on the next visit', async () => {
  const { slugs, device, unmount } = await openWishlist()
  const first = slugs()
  expect(new Set(first).size).toBe(4)
  for (const slug of first) expect(slug).toMatch(/^\/product\/[a-z-]+$/)
  unmount()
  const next = await openWishlist({ device })
  expect(next.slugs()).toEqual(first)
})

it('[WISH-02] the heart removes, Move to Cart adds to the cart, and an empty list links to the products', async () => {
  const { main, tiles, slugs, pressFirst, backend } = await openWishlist()
  pressFirst(/^Remove /)
  await screen.findByText('Removed from wishlist')
  await waitFor(() => expect(tiles()).toHaveLength(3))

  const moved = slugs()[0]
  pressFirst(/^Move /)
  await screen.findByText('Added to cart')
  await waitFor(() => expect(tiles()).toHaveLength(2))
  const lines = [...backend.database.carts.values()].at(-1)?.lines ?? []
  const variants = lines.map(({ variantId }) => variantId)
  const product = backend.database.products.find(({ handle }) => moved === `/product/${handle}`)
  expect(product?.variants.map(({ id }) => id)).toEqual(expect.arrayContaining(variants))
  expect(variants).toHaveLength(1)

  for (const left of [1, 0]) {
    pressFirst(/^Remove /)
    await waitFor(() => expect(tiles()).toHaveLength(left))
  }
  await main.findByRole('heading', { level: 1, name: 'Your wishlist is empty' })
  expect(main.getByRole('link', { name: 'Browse Products' }).getAttribute('href')).toBe('/category/all')
})
