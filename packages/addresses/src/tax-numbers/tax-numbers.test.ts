import { expect, it } from 'vitest'
import { normalTaxNumber } from './index.ts'
import { taxNumberKind } from './tax-number-kind.ts'
import { validators } from './validators.ts'

it.each([
  ['de', 'DE 136,695 976', 'DE136695976'],
  ['de', '136695976', 'DE136695976'],
  ['at', 'ATU13585627', 'ATU13585627'],
  ['at', 'u13585627', 'ATU13585627'],
  ['fr', 'FR 40 303 265 045', 'FR40303265045'],
  ['it', 'IT 00743110157', 'IT00743110157'],
  ['ie', 'IE6433435F', 'IE6433435F'],
  ['gb', 'GB 980 7806 84', 'GB980780684'],
  ['gr', 'GR 023456780', 'EL023456780'],
  ['in', '27AAPFU0939F1ZV', '27AAPFU0939F1ZV'],
  ['in', '27aapfu0939f1zv', '27AAPFU0939F1ZV'],
  ['us', '12-3456789', '12-3456789'],
])('%s takes "%s"', (country, typed, normal) => {
  expect(normalTaxNumber(typed, country)).toBe(normal)
})

it.each([
  ['de', 'DE136695978'],
  ['de', '1366959'],
  ['at', 'ATU13585626'],
  ['fr', 'FR41303265045'],
  ['it', '00743110158'],
  ['ie', 'IE6433435E'],
  ['gb', 'GB802311781'],
  ['in', '27AAPFU0939F1ZO'],
  ['in', '369296450896540'],
  ['us', '<b>'],
])('%s has no number "%s"', (country, typed) => {
  expect(normalTaxNumber(typed, country)).toBeUndefined()
})

it('knows what the number is called', () => {
  expect(['de', 'IN', 'us'].map(taxNumberKind)).toEqual(['vat', 'gstin', 'other'])
  expect(Object.keys(validators).filter((code) => taxNumberKind(code) === 'other')).toEqual([])
})
