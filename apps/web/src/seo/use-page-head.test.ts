import { beforeEach, describe, expect, it } from 'vitest'
import { updateDocumentHead } from './use-page-head.ts'

const site = { name: 'Umber & Ecru', description: 'Quiet colours.' }
const place = { origin: 'https://shop.example', pathname: '/product/linen-shirt' }
const attribute = (selector: string, name: string) =>
  document.head.querySelector(selector)?.getAttribute(name)

beforeEach(() => {
  document.head.innerHTML = '<meta name="description" content="The shop">'
})

describe('the head of the document', () => {
  it('sets the page’s metadata in existing and new tags', () => {
    updateDocumentHead(
      document,
      { title: 'Linen Shirt', description: 'Woven in Normandy.', image: '/a.webp' },
      place,
      site,
    )
    expect(document.title).toBe('Linen Shirt | Umber & Ecru')
    expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1)
    expect(attribute('meta[name="description"]', 'content')).toBe('Woven in Normandy.')
    expect(attribute('link[rel="canonical"]', 'href')).toBe('https://shop.example/product/linen-shirt')
    expect(attribute('meta[property="og:image"]', 'content')).toBe('/a.webp')
  })

  it('removes tags of the previous page', () => {
    updateDocumentHead(document, { title: 'A', image: '/a.webp' }, place, site)
    updateDocumentHead(document, { title: 'B', robots: 'noindex' }, place, site)
    expect(document.head.querySelector('meta[property="og:image"]')).toBeNull()
    expect(document.head.querySelector('link[rel="canonical"]')).toBeNull()
    expect(attribute('meta[name="robots"]', 'content')).toBe('noindex')
  })

  it.each([
    ['another page', { pathname: '/product/wool-scarf' }, {}],
    ['a page without an address for search engines', {}, { robots: 'noindex' }],
  ] as const)('keeps what the server writes of its page until %s', (_, to, more) => {
    const served =
      '<link rel="alternate" hreflang="de" href="/de"><script type="application/ld+json">{}</script>'
    document.head.innerHTML = `<link rel="canonical" href="${place.origin}${place.pathname}">${served}`
    const isServed = () => document.head.innerHTML.includes(served)
    updateDocumentHead(document, { title: 'A' }, place, site)
    expect(isServed()).toBe(true)
    updateDocumentHead(document, { title: 'B', ...more }, { ...place, ...to }, site)
    expect(document.head.querySelectorAll('link[hreflang], script')).toHaveLength(0)
  })

  it('shortens a long description at a word boundary', () => {
    updateDocumentHead(document, { title: 'A', description: 'word '.repeat(60) }, place, site)
    const description = attribute('meta[name="description"]', 'content') ?? ''
    expect(description.length).toBeLessThanOrEqual(161)
    expect(description).toMatch(/word…$/)
  })

  it('has the shop’s name as title while the page’s is unknown', () => {
    updateDocumentHead(document, {}, place, site)
    expect(document.title).toBe('Umber & Ecru')
  })
})
