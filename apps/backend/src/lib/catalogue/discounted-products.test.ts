import { describe, expect, it, vi } from 'vitest'

import { withDiscounts } from './discounted-products'

const priced = (amount: number) => ({ calculated_price: { calculated_amount: amount } })
const discountsOf = vi.fn<Parameters<typeof withDiscounts>[1]>()

describe('Products that are read with their prices', () => {
  it('say what is taken off at the checkout, where something is', async () => {
    discountsOf.mockResolvedValue(new Map([['prod_1', 10]]))
    const first = { id: 'prod_1', variants: [priced(500), priced(400)] }
    const second = { id: 'prod_2', variants: [priced(90)] }
    expect(await withDiscounts({ products: [first, second], count: 2 }, discountsOf)).toEqual({
      products: [{ ...first, percent_at_checkout: 10 }, second],
      count: 2,
    })
    expect(discountsOf).toHaveBeenLastCalledWith([
      { id: 'prod_1', price: 400 },
      { id: 'prod_2', price: 90 },
    ])
    expect(await withDiscounts({ product: first }, discountsOf)).toEqual({
      product: { ...first, percent_at_checkout: 10 },
    })
  })

  it('are sent as they are when they were read without prices', async () => {
    discountsOf.mockClear()
    const body = { products: [{ id: 'prod_1', variants: [{ id: 'variant_1' }] }] }
    expect(await withDiscounts(body, discountsOf)).toBe(body)
    expect(discountsOf).not.toHaveBeenCalled()
  })
})
