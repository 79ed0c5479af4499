import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { discountPercent } from './discount-percent.ts'
import { createMoneyFormat, formatMoney } from './format-money.ts'
import { currencySign } from './currency-sign.ts'
import { addMoney, money, multiplyMoney, unknownCurrency } from './money.ts'

const rupees = (amount: number) => money(amount, 'INR')

describe('An amount of money', () => {
  it('keeps its currency in lower case', () => {
    expect(money(5.99, 'USD')).toEqual({ amount: 5.99, currency: 'usd' })
  })

  it.each([
    [0.1, 0.2, 0.3],
    [1_208.8982, 0, 1_208.8982],
    [999.5, 999.5, 1_999],
  ])('adds %d and %d to %d, without the noise of binary fractions', (one, other, sum) => {
    expect(addMoney(rupees(one), rupees(other))).toEqual(rupees(sum))
  })

  it('[F-49] is exact to the minor unit for 200 lines of 9,999 pieces', () => {
    const line = multiplyMoney(rupees(19.99), 9_999)
    expect(line).toEqual(rupees(199_880.01))
    const sum = Array.from({ length: 200 }, () => line).reduce(addMoney)
    expect(sum).toEqual(rupees(39_976_002))
  })

  it('has the same sum in any order', () => {
    const cents = fc.integer({ min: 0, max: 100_000_000 })
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 50 }), (amounts) => {
        const sum = amounts.map((amount) => rupees(amount / 100)).reduce(addMoney)
        const exact = amounts.reduce((one, other) => one + other, 0) / 100
        expect(sum.amount).toBe(exact)
      }),
    )
  })
})

describe('An unknown currency', () => {
  it('[LIVE-07] gives way to a known one, and is formatted without a symbol', () => {
    const nothing = money(0, unknownCurrency)
    expect(addMoney(nothing, money(19.99, 'eur'))).toEqual(money(19.99, 'eur'))
    expect(addMoney(rupees(1), nothing)).toEqual(rupees(1))
    expect(formatMoney(money(12, unknownCurrency))).toBe('12')
    expect(currencySign(unknownCurrency)).toBe('')
  })
})

describe('The symbol of a currency', () => {
  it.each([
    ['inr', '₹'],
    ['EUR', '€'],
    ['usd', '$'],
    ['kwd', 'KWD'],
    ['no currency', 'NO CURRENCY'],
  ])('[LIVE-07] of %s is %s', (currency, sign) => {
    expect(currencySign(currency)).toBe(sign)
  })
})

describe('Money on screen', () => {
  it('uses the decimals of the currency by default', () => {
    expect(formatMoney(money(1_500, 'jpy'), { locale: 'en-US' })).toBe('¥1,500')
    expect(formatMoney(money(1.5, 'kwd'), { locale: 'en-US' })).toBe('KWD\u00a01.500')
    expect(formatMoney(rupees(189.5))).toBe('₹189.50')
    expect(formatMoney(rupees(123_456.5))).toBe('₹123,456.50')
    expect(formatMoney(rupees(123_456.5), { locale: 'en-IN' })).toBe('₹1,23,456.50')
    expect(formatMoney(rupees(189.5), { decimals: 'none' })).toBe('₹190')
  })

  it('formats one currency after the other with the same function', () => {
    const format = createMoneyFormat()
    const all = [rupees(1.5), money(1_500, 'jpy'), rupees(2), money(3, '<b>'), money(4, '<b>')]
    expect(all.map(format)).toEqual(all.map((one) => formatMoney(one)))
  })

  it.each(['XXX', 'xxx', '', 'rupees', '€', 'INR ', '<b>', '__proto__'])(
    '[F-104] gives a text for a currency of %j',
    (currency) => {
      expect(formatMoney({ amount: 12, currency })).toMatch(/12/)
    },
  )

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    '[F-104] shows a dash instead of %d',
    (amount) => {
      expect(formatMoney({ amount, currency: 'inr' }, { decimals: 'none' })).toBe('-')
    },
  )

  it('[F-104] never throws and never says NaN', () => {
    fc.assert(
      fc.property(fc.double(), fc.string(), (amount, currency) => {
        const shown = formatMoney({ amount, currency })
        expect(shown).not.toBe('')
        expect(shown.replace(currency.trim().toUpperCase(), '')).not.toMatch(/NaN/)
      }),
    )
  })

  it('rounds half away from zero, by the decimal and not the binary value', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (half) => {
        const shown = formatMoney(
          { amount: half + 0.5, currency: 'usd' },
          { locale: 'en-US', decimals: 'none' },
        )
        expect(Number(shown.replace(/[$,]/g, ''))).toBe(half + 1)
      }),
    )
  })
})

it.each([
  [189, '₹189'],
  [5.99, '₹5.99'],
  [5.5, '₹5.50'],
  [0, '₹0'],
])('Decimals if there are any: %d is %s', (amount, shown) => {
  expect(formatMoney(rupees(amount), { locale: 'en-IN', decimals: 'if-any' })).toBe(shown)
})

describe('A discount', () => {
  it.each([
    [89, 119, 25],
    [259, 319, 19],
    [99, 100, 1],
    [1, 3, 67],
  ])('[CAT-08] from %d instead of %d is %d per cent', (price, compareAt, percent) => {
    expect(discountPercent(rupees(price), rupees(compareAt))).toBe(percent)
  })

  it.each([
    ['equal prices', rupees(100), rupees(100)],
    ['a higher price', rupees(120), rupees(100)],
    ['less than half a per cent', rupees(999), rupees(1_000)],
    ['a price of 0', rupees(0), rupees(100)],
    ['no price', undefined, rupees(100)],
    ['no former price', rupees(100), undefined],
    ['another currency', rupees(10), money(100, 'usd')],
    ['what is no number', rupees(Number.NaN), rupees(100)],
  ])('[CAT-08] is not shown for %s', (_, price, compareAt) => {
    expect(discountPercent(price, compareAt)).toBeUndefined()
  })

  it('[CAT-08] is between 1 and 100 whenever it is shown', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (price, compareAt) => {
        const percent = discountPercent(rupees(price), rupees(compareAt))
        if (percent === undefined) return
        expect(price).toBeGreaterThan(0)
        expect(percent).toBeGreaterThanOrEqual(1)
        expect(percent).toBeLessThanOrEqual(100)
      }),
    )
  })
})

it('a sign in Latin letters is whole in a text from right to left', () => {
  const dollars = formatMoney(money(104, 'usd'), { locale: 'ar-US-u-nu-latn' })
  expect(dollars).toMatch(/^\u200F104\.00\u00A0US\$\u200E$/)
  const dirhams = formatMoney(money(104, 'aed'), { locale: 'ar-AE-u-nu-latn' })
  expect(dirhams).toMatch(/104/)
  expect(dirhams).not.toMatch(/\u200E$/)
})
