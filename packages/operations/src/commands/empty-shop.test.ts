import { expect, it } from 'vitest'
import { Refusal } from '../refusal.ts'
import { readEmptyShop } from './empty-shop.ts'

it('reads a currency and countries in any case', () => {
  expect(readEmptyShop(['--empty', '--currency', 'EUR', '--countries', 'DE, at'])).toEqual({
    name: 'My shop',
    currency: 'eur',
    countries: ['de', 'at'],
    shippingPrice: 0,
  })
})

it.each([
  [['--currency', 'eur', '--countries', 'de'], '--empty is missing'],
  [['--empty', '--countries', 'de'], '--currency is missing'],
  [['--empty', '--currency', 'euros', '--countries', 'de'], '--currency is not one'],
  [['--empty', '--currency', 'eur', '--countries', 'germany'], 'codes of two letters'],
  [
    ['--empty', '--currency', 'eur', '--countries', 'de', '--shipping-price', 'x'],
    '--shipping-price is not a price',
  ],
  [['--empty', '--products'], "Unknown option '--products'"],
])('refuses %j: %s', (args, reason) => {
  expect(() => readEmptyShop(args)).toThrow(Refusal)
  expect(() => readEmptyShop(args)).toThrow(reason)
})
