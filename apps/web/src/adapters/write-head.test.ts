import { beforeEach, describe, expect, it } from 'vitest'
import { writeHead } from './write-head.ts'

const place = { origin: 'https://shop.example', pathname: '/product/linen-shirt' }
const attribute = (selector: string, name: string) =>
  document.head.querySelector(selector)?.getAttribute(name)

beforeEach(() => {
  document.head.innerHTML = '<meta name="description" content="The shop">'
})

describe('the head of the document', () => {
  it('says what the page is, in the tags that were there and in new ones', () => {
    writeHead(document, { title: 'Linen Shirt', description: 'Woven in Normandy.', image: '/a.webp' }, place)
    expect(document.title).toBe('Linen Shirt | Umber & Ecru')
    expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1)
    expect(attribute('meta[name="description"]', 'content')).toBe('Woven in Normandy.')
    expect(attribute('link[rel="canonical"]', 'href')).toBe('https://shop.example/product/linen-shirt')
    expect(attribute('meta[property="og:image"]', 'content')).toBe('/a.webp')
  })

  it('takes back what the page before said and this one does not', () => {
    writeHead(document, { title: 'A', image: '/a.webp', structuredData: { name: 'A' } }, place)
    writeHead(document, { title: 'B', robots: 'noindex' }, place)
    expect(document.head.querySelector('meta[property="og:image"]')).toBeNull()
    expect(document.head.querySelector('script')).toBeNull()
    expect(document.head.querySelector('link[rel="canonical"]')).toBeNull()
    expect(attribute('meta[name="robots"]', 'content')).toBe('noindex')
  })

  it('cuts a long description between words', () => {
    writeHead(document, { title: 'A', description: 'word '.repeat(60) }, place)
    const told = attribute('meta[name="description"]', 'content') ?? ''
    expect(told.length).toBeLessThanOrEqual(161)
    expect(told).toMatch(/word…$/)
  })

  it('names the shop alone while a page does not know its title', () => {
    writeHead(document, {}, place)
    expect(document.title).toBe('Umber & Ecru')
  })
})
