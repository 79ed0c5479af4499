import { expect, it } from 'vitest'

import { localePrefix, type LinkReader } from './locale-prefix'

const regions = [
  { id: 'reg_in', currency: 'inr', countries: ['in'] },
  { id: 'reg_eu', currency: 'eur', countries: ['at', 'de'] },
]

it.each<[string, LinkReader, string]>([
  ['an order in the home country', { locale: null, country: 'in' }, ''],
  ['an order in English to another country', { locale: null, country: 'AT' }, '/en-at'],
  ['an order in German', { locale: 'de', country: 'at' }, '/de-at'],
  ['an order in Hindi in the home country', { locale: 'hi', country: 'in' }, '/hi-in'],
  ['an account', { locale: 'de-AT' }, '/de-at'],
  ['an account in English', { locale: 'en-DE' }, '/en-de'],
  ['an account whose country is not known', { locale: 'de' }, '/de-in'],
  ['an account without a locale', {}, ''],
  ['an order to a country that is no longer sold to', { locale: null, country: 'us' }, ''],
])('The links of %s begin with its locale', (_, reader, prefix) => {
  expect(localePrefix(reader, regions)).toBe(prefix)
})

it('The home country is the one that the shop names, if it sells there', () => {
  expect(localePrefix({ country: 'de' }, regions, 'de')).toBe('')
  expect(localePrefix({ country: 'in' }, regions, 'de')).toBe('/en-in')
  expect(localePrefix({ country: 'in' }, regions, 'us')).toBe('')
})

it('A shop that sells nowhere has no prefixes', () => {
  expect(localePrefix({ locale: 'de', country: 'de' }, [])).toBe('')
})
