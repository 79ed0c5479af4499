import { expect, it } from 'vitest'
import { tagOf, type PageLocale } from '../../config/locale.ts'
import { shopRegions } from '../../config/offered-locales.ts'
import { browserVisitor, suggestedLocale, type Visitor } from './suggested-locale.ts'

const regions = shopRegions([
  { id: 'reg_in', currency: 'inr', countries: ['in'] },
  { id: 'reg_eu', currency: 'eur', countries: ['de', 'fr'] },
  { id: 'reg_us', currency: 'usd', countries: ['us'] },
])
const zones: Readonly<Record<string, readonly string[]>> = {
  in: ['Asia/Calcutta'],
  de: ['Europe/Berlin'],
  fr: ['Europe/Paris'],
  us: ['America/New_York'],
}
const india: PageLocale = { language: 'en', country: 'in', prefix: '' }
const germany: PageLocale = { language: 'en', country: 'de', prefix: '/en-de' }

const visitor = (timeZone: string, language: string, known = true): Visitor => ({
  timeZone,
  languages: [language],
  zonesOf: (country) => (known ? zones[country] : undefined),
})

const suggested = (page: PageLocale, who: Visitor, chosen?: string) => {
  const wanted = suggestedLocale({ page, regions, chosen, visitor: who })
  return wanted && tagOf(wanted)
}

it.each([
  ['from Berlin, whatever the browser speaks', visitor('Europe/Berlin', 'en-US'), 'en-DE'],
  ['from where it is', visitor('Asia/Calcutta', 'en-US'), undefined],
  ['from where nothing is sold to', visitor('Asia/Dubai', 'en-US'), undefined],
  ['with the country of the language where time zones are not known', visitor('', 'fr-FR', false), 'en-FR'],
  ['of a language without a country', visitor('', 'fr', false), undefined],
])('proposes to a visitor %s', (_, who, wanted) => {
  expect(suggested(india, who)).toBe(wanted)
})

it('proposes what was chosen before, and nothing where that is the page', () => {
  expect(suggested(germany, visitor('Asia/Calcutta', 'en-IN'), 'en-US')).toBe('en-US')
  expect(suggested(germany, visitor('Asia/Calcutta', 'en-IN'), 'en-DE')).toBeUndefined()
  expect(suggested(germany, visitor('Asia/Calcutta', 'en-IN'), 'en-JP')).toBe('en-IN')
})

it('reads the browser without failing', () => {
  const { timeZone, languages, zonesOf } = browserVisitor()
  expect(timeZone).not.toBe('')
  expect(languages.length).toBeGreaterThan(0)
  expect(zonesOf('de') ?? ['Europe/Berlin']).toContain('Europe/Berlin')
})
