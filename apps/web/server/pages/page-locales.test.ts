// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { shopRegions } from '../../src/config/offered-locales.ts'
import { placeOf } from './page-locales.ts'

const regions = shopRegions([
  { id: 'reg_in', currency: 'inr', countries: ['in'] },
  { id: 'reg_eu', currency: 'eur', countries: ['de'] },
])
const home = { language: 'en', country: 'in', prefix: '' }

describe('The place of an address', () => {
  it('without a prefix is in the default locale', () => {
    expect(placeOf('/cart', regions)).toEqual({ kind: 'here', locale: home, pathname: '/cart' })
  })

  it('with the prefix of a locale is in that', () => {
    const locale = { language: 'en', country: 'de', prefix: '/en-de' }
    expect(placeOf('/en-de/cart', regions)).toEqual({ kind: 'here', locale, pathname: '/cart' })
    expect(placeOf('/en-de', regions)).toEqual({ kind: 'here', locale, pathname: '/' })
  })

  it.each([
    ['/EN-DE/cart', '/en-de/cart'],
    ['/En-de', '/en-de/'],
    ['/en-in/category/women', '/category/women'],
    ['/EN-IN', '/'],
  ])('%s has moved to %s', (path, to) => {
    expect(placeOf(path, regions)).toEqual({ kind: 'moved', status: 301, to })
  })

  it.each(['/en-jp/cart', '/xx-de/cart', '/xx-yy'])(
    '%s is no page, and is not led to another region',
    (path) => {
      expect(placeOf(path, regions)).toEqual({ kind: 'other', locale: home })
    },
  )

  it('is what it says while the regions are not known', () => {
    const locale = { language: 'en', country: 'de', prefix: '/en-de' }
    expect(placeOf('/en-de/cart', undefined)).toEqual({ kind: 'here', locale, pathname: '/cart' })
    expect(placeOf('/xx-de/cart', undefined)).toMatchObject({ kind: 'other' })
  })
})
