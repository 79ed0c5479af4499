import { describe, expect, it } from 'vitest'

import { isTaxedAnew, totalOf, withCurrentPrices, type StoredCart } from './computed-cart'

/** Two candles of 10 and a delivery of 5, all including taxes of a quarter. */
const cart: StoredCart = {
  id: 'cart_1',
  total: 25,
  sales_channel_id: 'sc_1',
  currency_code: 'inr',
  items: [{ id: 'candle', quantity: 2, unit_price: 10, variant: null, is_tax_inclusive: true }],
  shipping_methods: [{ id: 'sm_1', amount: 5, is_tax_inclusive: true, shipping_option_id: 'so_1' }],
}

const offered = (amount: number) => [
  { id: 'so_1', calculated_price: { calculated_amount: amount, is_calculated_price_tax_inclusive: true } },
]
const taxLines = {
  lineItemTaxLines: [{ line_item_id: 'candle', rate: 25 }],
  shippingMethodsTaxLines: [{ shipping_line_id: 'sm_1', rate: 25 }],
}
const nothingOff = { lineItemAdjustmentsToCreate: [], shippingMethodAdjustmentsToCreate: [] }

describe('A computed cart', () => {
  it('has the total of the stored one while nothing has changed', () => {
    const priced = withCurrentPrices({ cart, prices: { candle: { unit_price: 10 } }, options: offered(5) })
    expect(totalOf({ priced, taxLines, adjustments: nothingOff })).toBe(25)
  })

  it('has the current prices of lines and deliveries', () => {
    const priced = withCurrentPrices({ cart, prices: { candle: { unit_price: 11.5 } }, options: offered(7) })
    expect(totalOf({ priced, taxLines, adjustments: nothingOff })).toBe(30)
  })

  it('takes no stored raw amount for a current one', () => {
    const raw = (value: string) => ({ value, precision: 20 })
    const stored = {
      ...cart,
      items: (cart.items ?? []).map((line) => Object.assign({ raw_unit_price: raw('10') }, line)),
      shipping_methods: (cart.shipping_methods ?? []).map((one) =>
        Object.assign({ raw_amount: raw('5') }, one),
      ),
    }
    const prices = { candle: { unit_price: 11.5 } }
    const priced = withCurrentPrices({ cart: stored, prices, options: offered(7) })
    expect(totalOf({ priced, taxLines, adjustments: nothingOff })).toBe(30)
  })

  it('adds taxes to prices without them', () => {
    const prices = { candle: { unit_price: 10, is_tax_inclusive: false } }
    const priced = withCurrentPrices({ cart, prices, options: offered(5) })
    expect(totalOf({ priced, taxLines, adjustments: nothingOff })).toBe(30)
  })

  it('has the discounts of this moment in place of the stored ones', () => {
    const items = (cart.items ?? []).map((line) => Object.assign({}, line, { adjustments: [{ amount: 15 }] }))
    const priced = withCurrentPrices({ cart: { ...cart, items }, prices: {}, options: offered(5) })
    expect(totalOf({ priced, taxLines, adjustments: nothingOff })).toBe(25)
    const adjustments = {
      lineItemAdjustmentsToCreate: [{ item_id: 'candle', amount: 4, is_tax_inclusive: true }],
      shippingMethodAdjustmentsToCreate: [{ shipping_method_id: 'sm_1', amount: 1 }],
    }
    expect(totalOf({ priced, taxLines, adjustments })).toBe(19.75)
  })

  it('is without a delivery that is no longer offered, or has no price', () => {
    const deliveries = [undefined, [], [{ id: 'so_1', calculated_price: null }]].map(
      (options) => withCurrentPrices({ cart, prices: {}, options }).shipping_methods,
    )
    expect(deliveries).toEqual([[], [], []])
  })

  it('keeps the price of a line that Medusa does not price', () => {
    const priced = withCurrentPrices({ cart, prices: {}, options: offered(5) })
    expect(priced.items).toMatchObject([{ unit_price: 10 }])
  })
})

describe('The rates of taxes', () => {
  const taxed = (ofCandle: readonly unknown[], ofDelivery: readonly unknown[]) => {
    const rates = (all: readonly unknown[]) => all.map((rate) => ({ rate }))
    const items = (cart.items ?? []).map((line) => Object.assign({}, line, { tax_lines: rates(ofCandle) }))
    const shipping_methods = (cart.shipping_methods ?? []).map((one) =>
      Object.assign({}, one, { tax_lines: rates(ofDelivery) }),
    )
    const priced = withCurrentPrices({
      cart: { ...cart, items, shipping_methods },
      prices: {},
      options: offered(5),
    })
    return isTaxedAnew({ priced, taxLines })
  }

  it('are those of the stored cart, in any order', () => {
    expect(taxed([25], ['25'])).toBe(false)
    const two = { ...taxLines, lineItemTaxLines: [9, 3].map((rate) => ({ line_item_id: 'candle', rate })) }
    const items = (cart.items ?? []).map((line) =>
      Object.assign({}, line, { tax_lines: [{ rate: 3 }, { rate: 9 }] }),
    )
    const priced = withCurrentPrices({ cart: { ...cart, items, shipping_methods: [] }, prices: {} })
    expect(isTaxedAnew({ priced, taxLines: two })).toBe(false)
  })

  it.each([
    ['of a line have changed', [18], [25]],
    ['of a delivery have changed', [25], [18]],
    ['have been added', [], [25]],
    ['have been taken away', [25], [25, 3]],
  ])('%s', (_, ofCandle, ofDelivery) => {
    expect(taxed(ofCandle, ofDelivery)).toBe(true)
  })
})
