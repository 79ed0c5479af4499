import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardBrand, digitsOf, expiryIsPast, formatExpiry, groupCardNumber } from './card.ts'

describe('A card number', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242 42', '4242 42'],
    ['4242', '4242'],
    ['378282246310005', '3782 822463 10005'],
    ['3782822', '3782 822'],
    ['4242-4242\u00A04242\t4242', '4242 4242 4242 4242'],
    ['12345678901234567890123', '1234 5678 9012 3456 789'],
    ['', ''],
  ])('[F-73] typed as %j is grouped %j', (typed, grouped) => {
    expect(groupCardNumber(typed)).toBe(grouped)
    expect(groupCardNumber(grouped)).toBe(grouped)
  })

  it.each([
    ['4', 'visa'],
    ['5105', 'mastercard'],
    ['2221', 'mastercard'],
    ['2720', 'mastercard'],
    ['2220', 'unknown'],
    ['2721', 'unknown'],
    ['34', 'amex'],
    ['37', 'amex'],
    ['35', 'unknown'],
    ['6521', 'rupay'],
    ['', 'unknown'],
  ])('that starts with %j is of %s', (number, brand) => {
    expect(cardBrand(number)).toBe(brand)
  })

  it('loses no digit in grouping, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const limit = cardBrand(text) === 'amex' ? 15 : 19
        expect(digitsOf(groupCardNumber(text))).toBe(digitsOf(text).slice(0, limit))
      }),
    )
  })
})

describe('An expiry date being typed', () => {
  it.each([
    ['1', '', '1'],
    ['12', '1', '12/'],
    ['12/2', '12/', '12/2'],
    ['12/25', '12/2', '12/25'],
    ['1225', '', '12/25'],
    ['12/256', '12/25', '12/25'],
    ['4', '', '04/'],
    ['1/', '1', '01/'],
    ['1/26', '', '01/26'],
    ['12 / 25', '', '12/25'],
    ['x', '', ''],
  ])('as %j after %j becomes %j', (typed, before, shown) => {
    expect(formatExpiry(typed, before)).toBe(shown)
  })

  it('can be deleted key by key', () => {
    const shown = ['12/25']
    while (shown[0] !== '') shown.unshift(formatExpiry((shown[0] ?? '').slice(0, -1), shown[0]))
    expect(shown).toEqual(['', '1', '12', '12/2', '12/25'])
    expect(formatExpiry('12', '12/')).toBe('1')
    expect(formatExpiry('04', '04/')).toBe('0')
  })
})

it('[F-73] An expiry date is past once its month is over', () => {
  expect(expiryIsPast('02/19', '2026-11-21')).toBe(true)
  expect(expiryIsPast('10/26', '2026-11-01')).toBe(true)
  expect(expiryIsPast('11/26', '2026-11-30')).toBe(false)
  expect(expiryIsPast('01/27', '2026-12-31')).toBe(false)
  expect(expiryIsPast('13/19', '2026-11-21')).toBe(false)
  expect(expiryIsPast('', '2026-11-21')).toBe(false)
})
