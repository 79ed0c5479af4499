import { expect, it } from 'vitest'
import { createFormats } from './formats.ts'

const inGermany = createFormats({ language: 'de', country: 'de' })
const inIndia = createFormats({ language: 'en', country: 'in' })

it.each([
  [{ amount: 1_234.5, currency: 'eur' }, '1.234,50\u00A0€'],
  [{ amount: 1_500, currency: 'jpy' }, '1.500\u00A0¥'],
  [{ amount: 1.5, currency: 'kwd' }, '1,500\u00A0KWD'],
])('writes %j with the decimals of its currency, as the locale does', (money, written) => {
  expect(inGermany.money(money)).toBe(written)
})

it.each(['ae', 'de', 'eg'])('writes the digits of the keyboard in Arabic, also in %s', (country) => {
  const arabic = createFormats({ language: 'ar', country })
  expect(arabic.number(1234)).toMatch(/^1\D?234$/)
  expect(arabic.money({ amount: 12, currency: 'eur' })).toContain('12')
  expect(arabic.day('2026-03-01T12:00:00Z')).toMatch(/^1 \p{Script=Arabic}+ 2026$/u)
})

it('writes months in full in Hindi', () => {
  expect(createFormats({ language: 'hi', country: 'in' }).day('2026-01-01T12:00:00Z')).toBe('1 जनवरी 2026')
})

it('writes numbers, days, lists and names as the locale does', () => {
  expect(inIndia.number(123_456)).toBe('1,23,456')
  expect(inIndia.day('2026-03-01T12:00:00Z')).toBe('1 Mar 2026')
  expect(inIndia.fullDay({ year: 2026, month: 3, day: 1 })).toMatch(/^Sunday,? 1 March 2026$/)
  expect(inIndia.all(['one', 'two'])).toBe('one and two')
  expect(inIndia.either(['one', 'two'])).toBe('one or two')
  expect(inIndia.country('de')).toBe('Germany')
  expect(inIndia.currency('jpy')).toBe('Japanese Yen')
  expect(inGermany.number(1_234.5)).toBe('1.234,5')
})

it('has a dash for what is missing', () => {
  expect([inIndia.money(undefined), inIndia.day(undefined)]).toEqual(['-', '-'])
})
