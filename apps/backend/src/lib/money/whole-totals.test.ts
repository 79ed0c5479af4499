import { BigNumber } from '@medusajs/framework/utils'
import { describe, expect, it } from 'vitest'

import { withCurrency, withWholeTotals } from './whole-totals'

const cartOf = (currency: string, total: number) => {
  const sum = new BigNumber(total)
  return { currency_code: currency, total: sum, raw_total: sum.raw, subtotal: new BigNumber(99.99) }
}

describe('The total of a cart', () => {
  it.each([
    ['inr', 117.9882, 117.99],
    ['jpy', 117.5, 118],
    ['kwd', 1.00049, 1],
    ['eur', 1.005, 1.01],
  ])('is whole coins of %s', (currency, total, whole) => {
    const cart = withWholeTotals(cartOf(currency, total))
    expect([Number(cart.total), Number(cart.raw_total?.value), Number(cart.subtotal)]).toEqual([
      whole,
      whole,
      99.99,
    ])
  })

  it('is left alone where it was not read', () => {
    expect(withWholeTotals({ currency_code: 'inr', id: 'cart_1' })).toEqual({
      currency_code: 'inr',
      id: 'cart_1',
    })
    expect(withWholeTotals({ id: 'cart_1' })).toEqual({ id: 'cart_1' })
  })

  it('is read with its currency', () => {
    expect(withCurrency({ select: ['id', 'raw_total'] })).toEqual({
      select: ['id', 'raw_total', 'currency_code'],
    })
    expect(withCurrency({ select: ['id', 'email'] })).toEqual({ select: ['id', 'email'] })
    expect(withCurrency(undefined)).toBeUndefined()
  })
})
