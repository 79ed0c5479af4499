import { describe, expect, it } from 'vitest'

import { productDocument, type IndexedProduct } from './product-document'

const priced = (now: number, before = now) => ({
  calculated_price: { calculated_amount: now, original_amount: before },
})

const shirt: IndexedProduct = {
  id: 'prod_shirt',
  handle: 'linen-shirt',
  title: 'Linen Shirt',
  material: 'Linen',
  status: 'published',
  created_at: '2026-11-01T00:00:00.000Z',
  metadata: { is_new: true },
  collection: { handle: 'men-shirts', title: 'Shirts' },
  categories: [{ handle: 'men-shirts' }, { handle: 'men' }],
  tags: [{ value: 'summer' }],
  sales_channels: [{ id: 'web' }, null],
  options: [
    { title: 'Color', values: [{ value: 'White' }, { value: 'Blue' }] },
    { title: 'Size', values: [{ value: 'M' }] },
  ],
  variants: [priced(210), priced(189, 220), { calculated_price: null }],
}

describe('A product in the index', () => {
  it('costs what its cheapest variant costs, and did cost what that one did', () => {
    expect(productDocument(shirt)).toMatchObject({ price: 189, compare_at_price: 220 })
  })

  it('can be found by its categories, options and words', () => {
    expect(productDocument(shirt)).toMatchObject({
      categories: ['men-shirts', 'men'],
      colors: ['White', 'Blue'],
      sizes: ['M'],
      words: 'Linen Shirts summer',
      sales_channel_ids: ['web'],
      is_new: true,
    })
  })

  it('is not there as long as it has no price', () => {
    expect(productDocument({ ...shirt, variants: [] })).toBeUndefined()
    expect(productDocument({ ...shirt, variants: [priced(0)] })).toMatchObject({ price: 0 })
  })
})
