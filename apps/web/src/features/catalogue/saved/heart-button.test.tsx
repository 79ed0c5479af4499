import type { Product } from '@umber/storefront-core'
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { HeartButton } from './heart-button.tsx'
import { createSavedProducts, SavedProductsContext } from './saved-products.tsx'

const shirt = { id: 'prod_1', name: 'Linen Shirt' } as Product
const belt = { id: 'prod_2', name: 'Woven Belt' } as Product
const pressed = (name: string) =>
  screen.getAllByRole('button', { name }).map((button) => button.getAttribute('aria-pressed'))

describe('the heart', () => {
  it('agrees on a card and on the page of the same product, and keeps its name [CAT-08]', () => {
    const onToggled = vi.fn<(saved: boolean) => void>()
    render(
      <SavedProductsContext value={createSavedProducts()}>
        <HeartButton product={shirt} />
        <HeartButton product={shirt} onToggled={onToggled} />
        <HeartButton product={belt} />
      </SavedProductsContext>,
    )
    const [card, page] = screen.getAllByRole('button', { name: 'Save Linen Shirt' })
    fireEvent.click(card as HTMLElement)
    expect(pressed('Save Linen Shirt')).toEqual(['true', 'true'])
    expect(pressed('Save Woven Belt')).toEqual(['false'])
    fireEvent.click(page as HTMLElement)
    expect(pressed('Save Linen Shirt')).toEqual(['false', 'false'])
    expect(onToggled).toHaveBeenCalledWith(false)
  })
})
