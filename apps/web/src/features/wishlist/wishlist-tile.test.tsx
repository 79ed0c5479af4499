import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { Catalogue, Product } from '@umber/storefront-core'
import type { WishlistStore } from '@umber/storefront-core/wishlist'
import { expect, it, vi } from 'vitest'
import { BackButton } from '../../../test/support/back-button.tsx'
import { renderShop } from '../../../test/support/render-shop.tsx'
import { presetOf } from '../../config/preset.ts'
import { WishlistTile } from './wishlist-tile.tsx'

const price = { amount: 189, currency: 'inr' }
const shirt = { slug: 'linen-shirt', name: 'Linen Shirt', description: '', image: '/shirt.webp', price }
const variant = (size: string) => ({
  id: size,
  available: true,
  price,
  options: [{ id: 'size', value: size, available: true }],
})
const product = {
  ...shirt,
  id: 'shirt',
  options: [{ id: 'size', name: 'Size', values: ['S', 'L'] }],
  variants: [variant('S'), variant('L')],
} as unknown as Product

async function choose() {
  const catalogue = { product: async () => product } as unknown as Catalogue
  const moveToCart = vi.fn<WishlistStore['moveToCart']>(async () => ({ ok: true }))
  const { place } = renderShop(
    <>
      <BackButton />
      <WishlistTile product={shirt} store={{ moveToCart } as unknown as WishlistStore} />
    </>,
    { path: '/wishlist', catalogue, services: { preset: presetOf('live') } },
  )
  fireEvent.click(screen.getByRole('button', { name: /^Move/ }))
  await screen.findByRole('dialog', { name: 'Choose a Linen Shirt' })
  return { moveToCart, place }
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

it('[F-120] Back closes the dialog of variants and stays on the wishlist', async () => {
  const { place } = await choose()
  fireEvent.click(screen.getByText('Back'))
  await isClosed()
  expect(place()).toBe('/wishlist')
  fireEvent.click(screen.getByRole('button', { name: /^Move/ }))
  await screen.findByRole('dialog', { name: 'Choose a Linen Shirt' })
})

it('adds the chosen variant and closes the dialog', async () => {
  const { moveToCart } = await choose()
  fireEvent.click(screen.getByRole('radio', { name: 'L' }))
  fireEvent.submit(screen.getByRole('radio', { name: 'L' }))
  await isClosed()
  expect(moveToCart).toHaveBeenCalledTimes(1)
})
