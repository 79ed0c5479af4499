import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { headTags } from '../seo/head-tags.ts'
import { matchPath, parsePath } from './match-path.ts'
import { pageAt } from './match-page.ts'
import { canonicalPath, pagePatternOf } from './page-pattern.ts'
import { paths } from './paths.ts'
import { pages } from '../pages/index.ts'

const origin = 'https://shop.test'

/** Browsers resolve path segments of one or two dots before the shop sees them. Medusa's slugs contain no dots. */
const isDots = (slug: string) => slug === '.' || slug === '..'

const marks = [
  '%',
  '/',
  '?',
  '#',
  '+',
  '&',
  ' ',
  '%2F',
  '%25',
  'é',
  'e\u0301',
  '\u0928\u093f',
  'کتاب',
  '私の',
  '🧵',
  '👩‍🎨',
]
const slugs = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1 }),
    fc.array(fc.oneof(fc.constantFrom(...marks), fc.string({ unit: 'grapheme' })), { minLength: 1 }),
  )
  .map((parts) => (typeof parts === 'string' ? parts : parts.join('')))
  .filter((slug) => slug !== '' && !isDots(slug))

describe('the address of a product or a category', () => {
  it.each(['product', 'category'] as const)('round-trips a %s slug in any script', (name) => {
    fc.assert(
      fc.property(slugs, (slug) => {
        const { pathname, search, hash } = new URL(paths[name](slug), origin)
        expect(search + hash).toBe('')
        const path = parsePath(pathname)
        expect(pageAt(path, 'live')).toEqual({ name, params: { slug } })
        expect(matchPath(pages[name].path, path)).toEqual({ slug })
        // The server's lookup and the page's canonical link.
        expect(canonicalPath(path)).toBe(paths[name](slug))
        const { tags } = headTags({}, { origin, pathname }, { name: 'Shop', description: '' })
        expect(tags.find(({ tag }) => tag === 'link')?.value).toBe(origin + paths[name](slug))
      }),
      { seed: Number(import.meta.env['TEST_SEED'] ?? 1) },
    )
  })

  it.each([
    ['/product/cr%c3%a8me-br%C3%BBl%C3%A9e', 'crème-brûlée'],
    ['/product/crème', 'crème'],
    ['/product/linen%2Dshirt', 'linen-shirt'],
    ['/product/linen-shirt/', 'linen-shirt'],
    ['/PRODUCT/linen-shirt', 'linen-shirt'],
  ])('is parsed in any spelling: %s', (pathname, slug) => {
    const path = parsePath(pathname)
    expect(pageAt(path, 'showcase')).toEqual({ name: 'product', params: { slug } })
    expect(canonicalPath(path)).toBe(paths.product(slug))
  })

  it.each(['/product/%E0%A4%A', '/category/100%', '/%', '/product/', '/product', '/product/a/b', '/cart/1'])(
    'does not match when it is malformed or names nothing: %s',
    (pathname) => {
      const path = parsePath(pathname)
      expect(pageAt(path, 'showcase')).toEqual({ name: 'notFound', params: {} })
      expect(pageAt(path, 'live')).toEqual({ name: 'notFound', params: {} })
      expect(pagePatternOf(path)).toBe('other')
      expect(() => canonicalPath(path)).not.toThrow()
    },
  )

  it('can be built from any text, including a lone surrogate', () => {
    expect(paths.product('a\uD800')).toBe('/product/a%EF%BF%BD')
  })

  it.each([
    ['/product/linen%2Dshirt/', '/product/linen-shirt'],
    ['/PRODUCT/linen-shirt', '/product/linen-shirt'],
    ['/product/Linen-Shirt', '/product/Linen-Shirt'],
    ['/CATEGORY/all/', '/category/all'],
    ['/Account/Orders/Order_1/Invoice', '/account/orders/Order_1/invoice'],
    ['/', '/'],
    ['', '/'],
    ['/About/', '/about'],
    ['/NOPE/%2D', '/NOPE/-'],
    ['/category/100%', '/category/100%'],
  ])('%s has the canonical spelling %s', (pathname, canonical) => {
    expect(canonicalPath(parsePath(pathname))).toBe(canonical)
  })
})
