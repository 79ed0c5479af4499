import { describe, expect, it, vi } from 'vitest'

import { freeFrom, freeSums, type RuledPrice } from './free-delivery'

const priced = (amount: number, rules: RuledPrice['price_rules'] = [], currency = 'inr'): RuledPrice => ({
  amount,
  currency_code: currency,
  price_rules: rules,
})
const total = (operator: string, value: string) => ({ attribute: 'item_total', operator, value })

describe('The sums from which a delivery may be free', () => {
  it('are those of the prices of 0 with a least sum, in the currency, in order', () => {
    const inRegion = { attribute: 'region_id', operator: 'eq', value: 'reg_1' }
    const prices = [
      priced(5.99),
      priced(0, [total('gte', '3000')]),
      priced(0, [total('gte', '2000'), inRegion]),
      priced(0, [total('gte', '50')], 'eur'),
      null,
    ]
    expect(freeSums(prices, 'inr')).toEqual([2000, 3000])
  })

  it('are none where the price is only lower, or is 0 up to a sum or in any case', () => {
    const prices = [
      priced(2, [total('gte', '1000')]),
      priced(0, [total('lte', '1000')]),
      priced(0, [total('gte', '1000'), total('lte', '2000')]),
      priced(0, [total('gt', '1000')]),
      priced(0),
    ]
    expect(freeSums(prices, 'inr')).toEqual([])
    expect(freeSums(undefined, 'inr')).toEqual([])
  })
})

describe('What a delivery is free from', () => {
  it('is the lowest sum at which Medusa prices it at 0', async () => {
    const pricedAt = vi.fn<Parameters<typeof freeFrom>[1]>(async (sum) => [
      { id: 'standard', amount: sum >= 2000 ? 0 : 5.99 },
      { id: 'express', amount: 12.99 },
    ])
    expect(await freeFrom([1000, 2000, 3000], pricedAt)).toEqual(new Map([['standard', 2000]]))
  })

  it('is not asked for without such a sum', async () => {
    const pricedAt = vi.fn<Parameters<typeof freeFrom>[1]>(async () => [])
    expect(await freeFrom([], pricedAt)).toEqual(new Map())
    expect(pricedAt).not.toHaveBeenCalled()
  })
})
