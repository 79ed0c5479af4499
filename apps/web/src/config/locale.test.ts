import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageLocaleOf, pathIn, plainLocale, splitPath, tagOf, writtenPrefix } from './locale.ts'

describe('The prefix of a path', () => {
  it.each([
    ['/', '', '/'],
    ['/category/women', '', '/category/women'],
    ['/en-de', '/en-de', '/'],
    ['/en-de/', '/en-de', '/'],
    ['/en-de/category/women', '/en-de', '/category/women'],
    ['/EN-de/cart', '/EN-de', '/cart'],
    ['/t-shirts', '', '/t-shirts'],
    ['/en-deu/cart', '', '/en-deu/cart'],
    ['/en-de-x/cart', '', '/en-de-x/cart'],
    ['/product/en-de', '', '/product/en-de'],
    ['', '', ''],
  ])('of %j is %j, and the rest is %j', (path, prefix, pathname) => {
    expect(splitPath(path)).toMatchObject({ prefix, pathname })
  })

  it('says the language and the country in lower case, and is written like that', () => {
    const { locale } = splitPath('/EN-De/cart')
    expect(locale).toEqual({ language: 'en', country: 'de' })
    expect(locale && writtenPrefix(locale)).toBe('/en-de')
    expect(locale && tagOf(locale)).toBe('en-DE')
  })

  it('and the rest are the whole path, whatever it is', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const { prefix, pathname } = splitPath(path)
        expect([prefix + pathname, `${prefix}/`]).toContain(path === prefix ? `${prefix}/` : path)
      }),
    )
  })
})

describe('The locale of a page in a browser', () => {
  it('is that of the root element, with the prefix of the address', () => {
    expect(pageLocaleOf('en-DE', '/en-de/cart')).toEqual({ language: 'en', country: 'de', prefix: '/en-de' })
  })

  it.each([
    ['en-IN', '/cart', 'in'],
    // Not a locale of the shop: the page says that there is no such page.
    ['en-IN', '/xx-yy/cart', 'in'],
    ['en', '/en-de/cart', undefined],
  ])('of %s at %s has no prefix', (lang, path, country) => {
    expect(pageLocaleOf(lang, path)).toEqual({ language: 'en', country, prefix: '' })
  })

  it('has the paths with its prefix, and no others', () => {
    const germany = pageLocaleOf('en-DE', '/en-de/cart')
    expect(pathIn(germany, '/en-de/cart')).toBe('/cart')
    expect(pathIn(germany, '/en-de')).toBe('/')
    expect(pathIn(germany, '/cart')).toBeUndefined()
    expect(pathIn(plainLocale, '/cart')).toBe('/cart')
    expect(pathIn(plainLocale, '/en-de/cart')).toBeUndefined()
  })
})
