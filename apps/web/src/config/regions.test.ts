import { describe, expect, it } from 'vitest'
import { tagOf } from './locale.ts'
import { countriesOf, defaultLocale, isOffered, offeredLocales, shopRegions } from './offered-locales.ts'
import { regionOf } from './regions.ts'

const india = { id: 'reg_in', currency: 'inr', countries: ['in'] }
const europe = { id: 'reg_eu', currency: 'eur', countries: ['at', 'de', 'fr'] }
const nowhere = { id: 'reg_none', currency: 'usd', countries: [] }

describe('Where a shop sells', () => {
  it('has the first country of the default region without a prefix', () => {
    const shop = shopRegions([india, europe])
    expect(defaultLocale(shop)).toEqual({ language: 'en', country: 'in', prefix: '' })
    expect(offeredLocales(shop).map(({ prefix }) => prefix)).toEqual(['', '/en-at', '/en-de', '/en-fr'])
  })

  it('has the country of the settings without a prefix, if it is sold to', () => {
    const shop = shopRegions([india, europe], { homeCountry: 'de' })
    expect(offeredLocales(shop).map(({ prefix }) => prefix)).toEqual(['', '/en-in', '/en-at', '/en-fr'])
    expect(defaultLocale(shop).country).toBe('de')
    expect(defaultLocale(shopRegions([india], { homeCountry: 'jp' })).country).toBe('in')
  })

  it('has a region for each country, and the default one for what it does not know', () => {
    const shop = shopRegions([india, europe])
    expect(regionOf(shop, 'fr')).toBe(europe)
    expect(regionOf(shop, undefined)).toBe(india)
    expect(regionOf(shop, 'jp')).toBe(india)
    expect(countriesOf(shop, ['reg_eu', 'reg_gone'])).toEqual(['at', 'de', 'fr'])
  })

  it.each([
    ['en', 'de', true],
    ['en', 'jp', false],
    ['xx', 'de', false],
    ['en', undefined, false],
  ])('offers %s in %s: %s', (language, country, offered) => {
    expect(isOffered(shopRegions([india, europe]), { language, country })).toBe(offered)
  })

  it('has one locale where no region has a country', () => {
    const shop = shopRegions([nowhere])
    expect(offeredLocales(shop).map(tagOf)).toEqual(['en'])
    expect(regionOf(shop, undefined)).toBe(nowhere)
    expect(offeredLocales(shopRegions([])).map(tagOf)).toEqual(['en'])
  })
})
