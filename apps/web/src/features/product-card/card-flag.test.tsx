import { screen } from '@testing-library/react'
import { money } from '@umber/storefront-core'
import { expect, it } from 'vitest'
import { renderShop } from '../../../test/support/render-shop.tsx'
import { presetOf } from '../../config/preset.ts'
import { ProductCard } from './product-card.tsx'
import { SummaryCard } from './summary-card.tsx'

const vase = {
  id: 'prod_vase',
  slug: 'stoneware-vase',
  name: 'Stoneware Vase',
  description: '',
  price: money(80, 'inr'),
  compareAtPrice: money(100, 'inr'),
  images: [],
  options: [],
  variants: [],
}

it('a card says what a sale takes off, and of what is sold out that', () => {
  const { unmount } = renderShop(<ProductCard product={vase} />)
  expect(screen.getByText('20% off')).toBeTruthy()
  expect(screen.queryByText('Sold out')).toBeNull()
  unmount()
  renderShop(<ProductCard product={{ ...vase, isSoldOut: true }} />)
  expect(screen.getByText('Sold out')).toBeTruthy()
  expect(screen.queryByText('20% off')).toBeNull()
})

it('a card of the live shop says what is taken off at the checkout', () => {
  const card = <ProductCard product={{ ...vase, percentAtCheckout: 12.5 }} />
  const { unmount } = renderShop(card, { services: { preset: presetOf('live') } })
  expect(screen.getByText('12.5% off at checkout')).toBeTruthy()
  unmount()
  renderShop(card)
  expect(screen.queryByText('12.5% off at checkout')).toBeNull()
})

it('a result of a search says that it is sold out', () => {
  renderShop(<SummaryCard product={{ ...vase, isSoldOut: true }} corner={undefined} />)
  expect(screen.getByText('Sold out')).toBeTruthy()
})
