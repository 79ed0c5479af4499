import { fireEvent, screen, waitFor } from '@testing-library/react'
import { money } from '@umber/storefront-core'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/support/render-shop.tsx'
import { WishlistButton } from './wishlist-button.tsx'

const shirt = { slug: 'linen-shirt', name: 'Linen Shirt', description: '', price: money(120, 'inr') }
const belt = { slug: 'woven-belt', name: 'Woven Belt', description: '' }
const pressed = (name: string) =>
  screen.getAllByRole('button', { name }).map((button) => button.getAttribute('aria-pressed'))

describe('the wishlist button', () => {
  it('has the same state on a card and on the product page, and keeps its name [CAT-08]', async () => {
    const { wishlist } = renderShop(
      <>
        <WishlistButton product={shirt} />
        <WishlistButton product={shirt} />
        <WishlistButton product={belt} />
      </>,
    )
    const [card, page] = screen.getAllByRole('button', { name: 'Save Linen Shirt' })
    fireEvent.click(card as HTMLElement)
    expect(pressed('Save Linen Shirt')).toEqual(['true', 'true'])
    expect(pressed('Save Woven Belt')).toEqual(['false'])
    await waitFor(async () => expect((await wishlist.load()).has('linen-shirt')).toBe(true))
    fireEvent.click(page as HTMLElement)
    expect(pressed('Save Linen Shirt')).toEqual(['false', 'false'])
    await waitFor(async () => expect((await wishlist.load()).has('linen-shirt')).toBe(false))
  })
})
