// @vitest-environment node
import { createFakeBackend } from '@umber/fake-backend'
import { publishableKey } from '@umber/sample-store'
import { describe, expect, it } from 'vitest'
import type { PageAnswer, RenderedPage } from '@umber/page-server'
import { withPrefix } from './config/offered-locales.ts'
import { createRenderer } from './entry-server.tsx'

const origin = 'https://shop.example'
const config = {
  backendUrl: 'https://backend.example',
  publishableKey,
  featuredProductIds: [],
  socialLinks: [],
  preset: 'live',
} as const

const note = (error: unknown) => {
  throw error
}

const render = createRenderer({ config, fetch: createFakeBackend().fetch, note })

function pageOf(answer: PageAnswer): RenderedPage {
  if (answer.kind !== 'page') throw new Error(`It is ${answer.kind}.`)
  return answer
}

const page = async (address: string, country: string) =>
  pageOf(await render({ address, origin, locale: withPrefix({ language: 'en', country }, 'in') }))

describe('a page of another region', () => {
  it('has prices, structured data and addresses of its own', async () => {
    const { head, body, lang, missing } = await page('/product/linen-shirt', 'de')
    expect({ lang, missing }).toEqual({ lang: 'en-DE', missing: [] })
    expect(body).toMatch(/€\d/)
    expect(body).not.toContain('₹')
    expect(/incl\. [^<]*/.exec(body)?.[0]).toBe('incl. 19\u00A0% MwSt')
    expect(head).toContain('<link rel="canonical" href="https://shop.example/en-de/product/linen-shirt">')
    expect(head).toContain('"priceCurrency":"EUR"')
    expect(head).toContain('"item":"https://shop.example/en-de/"')
    expect(head).toContain('<meta property="og:locale" content="en_DE">')
    expect(body).toContain('href="/en-de/category/')
    expect(body.match(/href="\/(?!en-)[a-z][^"]*"/g)?.filter((link) => !/images|assets/.test(link))).toEqual(
      // The shop for India, in the choice of a country.
      expect.arrayContaining(['href="/product/linen-shirt"']),
    )
  })

  it('says that tax comes on top, by state', async () => {
    const { body } = await page('/product/linen-shirt', 'us')
    expect(body).toContain('plus sales tax by state, at checkout')
    expect(body).toMatch(/\$\d/)
  })

  it('has no decimals of a currency that has none', async () => {
    for (const address of ['/', '/category/all', '/product/linen-shirt', '/search?q=linen']) {
      const { body } = await page(address, 'jp')
      expect(body).toMatch(/¥[\d,]+</)
      expect(body).not.toMatch(/¥[\d,]+\.\d|₹|€/)
    }
  })

  it('names the same page in every locale', async () => {
    const { head } = await page('/category/women', 'de')
    for (const [hreflang, path] of [
      ['en-IN', '/category/women'],
      ['en-DE', '/en-de/category/women'],
      ['en-US', '/en-us/category/women'],
      ['x-default', '/category/women'],
    ])
      expect(head).toContain(`<link rel="alternate" hreflang="${hreflang}" href="${origin}${path}">`)
    const { head: own } = await page('/cart', 'de')
    expect(own).not.toContain('hreflang')
  })

  it('says of a product without a price that it is not sold there, and is not indexed', async () => {
    const { head, body, status } = await page('/product/monsoon-candle', 'us')
    expect(status).toBe(200)
    expect(body).toContain('Not sold in United States')
    expect(body).toContain('href="/en-de/product/monsoon-candle"')
    expect(head).toContain('content="noindex"')
    expect(head).not.toContain('"@type":"Offer"')
    const { body: list } = await page('/search?q=monsoon+candle', 'us')
    expect(list).not.toContain('Monsoon Candle</')
    const { body: home } = await page('/product/monsoon-candle', 'in')
    expect(home).not.toContain('Not sold')
  })

  it('offers the other countries as links', async () => {
    const { body } = await page('/category/women', 'de')
    expect(body).toContain('href="/category/women" hrefLang="en-IN"')
    expect(body).toContain('href="/en-us/category/women" hrefLang="en-US"')
  })

  it('has what the browser needs of the regions in its state', async () => {
    const { state } = await page('/', 'de')
    expect(state).toContain('["regions"]')
    expect(state).toContain('["region-tax"]')
  })
})
