import { expect, it } from 'vitest'
import { checkoutCopy } from '../../copy/checkout.ts'
import { choicesOf, countryAmong } from './country-choices.ts'

const { home } = checkoutCopy.address

it.each([
  ['the wanted country', ['Austria', 'Germany', home], 'Germany', 'Germany'],
  ["the shop's own", ['Austria', home], 'France', home],
  ['the only one', ['Germany'], home, 'Germany'],
  ['none where the shopper has to choose', ['Austria', 'Germany'], home, ''],
])('the country at the beginning is %s', (_, names, wanted, chosen) => {
  expect(countryAmong(names, wanted)).toBe(chosen)
})

it('a choice that is not made yet is empty', () => {
  const values = (country: string) => choicesOf(['Austria', 'Germany'], country).map(({ value }) => value)
  expect(values('')).toEqual(['', 'Austria', 'Germany'])
  expect(values('Austria')).toEqual(['Austria', 'Germany'])
})
