import { fireEvent, screen, waitFor } from '@testing-library/react'
import { money } from '@umber/storefront-core'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../../test/support/render-shop.tsx'
import { HeartButton } from './heart-button.tsx'

const shirt = { slug: 'linen-shirt', name: 'Linen Shirt', description: '', price: money(120, 'inr') }
const belt = { slug: 'woven-belt', name: 'Woven Belt', description: '' }
const pressed = (name: string) =>
  screen.getAllByRole('button', { name }).map((button) => button.getAttribute('aria-pressed'))

describe('the heart', () => {
  it('agrees on a card and on the page of the same product, and keeps its name [CAT-08]', async () => {
    const { hearts } = renderShop(
      <>
        <HeartButton product={shirt} />
        <HeartButton product={shirt} />
        <HeartButton product={belt} />
      </>,
    )
    const [card, page] = screen.getAllByRole('button', { name: 'Save Linen Shirt' })
    fireEvent.click(card as HTMLElement)
    expect(pressed('Save Linen Shirt')).toEqual(['true', 'true'])
    expect(pressed('Save Woven Belt')).toEqual(['false'])
    await waitFor(async () => expect((await hearts.open()).has('linen-shirt')).toBe(true))
    fireEvent.click(page as HTMLElement)
    expect(pressed('Save Linen Shirt')).toEqual(['false', 'false'])
    await waitFor(async () => expect((await hearts.open()).has('linen-shirt')).toBe(false))
  })
})
