import { expect, it } from 'vitest'
import { choicesOf, countryAmong } from './country-choices.ts'

const home = 'India'
const codes: Readonly<Record<string, string>> = { Germany: 'de', Deutschland: 'de', India: 'in' }
const countries = { home, codeOf: (name: string) => codes[name] ?? '' }

it.each([
  ['the wanted country', ['Austria', 'Germany', home], 'Germany', 'Germany'],
  ['the wanted country in the page’s language', ['Deutschland', home], 'Germany', 'Deutschland'],
  ["the page's own", ['Austria', home], 'France', home],
  ['the only one', ['Germany'], home, 'Germany'],
  ['none where the shopper has to choose', ['Austria', 'Germany'], home, ''],
])('the country at the beginning is %s', (_, names, wanted, chosen) => {
  expect(countryAmong(names, wanted, countries)).toBe(chosen)
})

it('a choice that is not made yet is empty', () => {
  const values = (country: string) => choicesOf(['Austria', 'Germany'], country).map(({ value }) => value)
  expect(values('')).toEqual(['', 'Austria', 'Germany'])
  expect(values('Austria')).toEqual(['Austria', 'Germany'])
})
