// @vitest-environment node
import { createFakeBackend, type FakeShopPage } from '@umber/fake-backend'
import { publishableKey } from '@umber/sample-store'
import { describe, expect, it } from 'vitest'
import type { PageAnswer, RenderedPage } from '@umber/page-server'
import { createRenderer } from './entry-server.tsx'

const origin = 'https://shop.example'
const backendUrl = 'https://backend.example'
const sources = /Umber (?:&amp;|&|\\u0026) Ecru|umber-ecru\.example|4567 2314|Lavelle/

/** What the owner of another shop has set. */
const kiesel = {
  name: 'Kiesel & Söhne',
  description: 'Things from Kiel.',
  wordmark: '/static/wordmark.png',
  icon: '/static/icon.png',
  social_picture: '/static/social.png',
  contact: { email: 'hello@kiesel.example', phone: '+49 431 1234', address: ['Kiesel', 'Kiel'] },
  social_links: [{ name: 'Mastodon', url: 'https://social.example/kiesel' }],
  announcements: [{ is_on: true, text: 'Free delivery today', url: '/shipping-policy' }],
  return_days: 14,
  order_number_prefix: 'KI',
  hero: {
    title: 'From the coast',
    text: 'Made in Kiel.',
    link: { label: 'All of it', url: '/category/all' },
  },
  menu_links: [{ label: 'Size guide', url: '/pages/size-guide' }],
  footer: {
    text: 'Open since 1904.',
    columns: [{ title: 'Help', links: [{ label: 'Sizes', url: '/pages/size-guide' }] }],
  },
}

const sizeGuide: FakeShopPage = {
  slug: 'size-guide',
  title: 'Size guide',
  body: '## Tops\n\nMeasure **twice**.',
  seo_title: null,
  seo_description: null,
  status: 'published',
}

function shop(settings: object = kiesel, pages: readonly FakeShopPage[] = []) {
  const backend = createFakeBackend()
  backend.database.shopSettings = settings as Readonly<Record<string, unknown>>
  for (const page of pages) backend.database.shopPages.set(page.slug, page)
  const render = createRenderer({
    config: { backendUrl, publishableKey, featuredProductIds: [], socialLinks: [], preset: 'live' },
    fetch: backend.fetch,
    note(error) {
      throw error
    },
  })
  return { backend, render: async (address: string) => await render({ address, origin }) }
}

function pageOf(answer: PageAnswer): RenderedPage {
  if (answer.kind !== 'page') throw new Error(`It is ${answer.kind}.`)
  return answer
}

describe('A shop with settings of its own', () => {
  it.each([
    '/',
    '/product/linen-shirt',
    '/category/women',
    '/contact',
    '/faq',
    '/help',
    '/shipping-policy',
    '/terms',
    '/privacy',
    '/about',
    '/cart',
    '/checkout',
    '/order-lookup',
    '/account/orders/order_1',
    '/nope',
  ])('has nothing of the sources’ name and contact at %s', async (address) => {
    const { head, body, state, noScript = '', missing } = pageOf(await shop().render(address))
    expect(missing).toEqual([])
    expect(head).toContain('Kiesel &amp; Söhne</title>')
    expect(noScript).toContain('mailto:hello@kiesel.example')
    for (const part of [head, body, state, noScript]) expect(part).not.toMatch(sources)
  })

  it('shows its name, its announcement, its menu, its hero and its footer', async () => {
    const { head, body, noScript } = pageOf(await shop().render('/'))
    expect(head).toContain('<meta property="og:site_name" content="Kiesel &amp; Söhne">')
    expect(head).toContain(`<meta property="og:image" content="${backendUrl}/static/social.png">`)
    expect(head).toContain('<link rel="icon" href="/static/icon.png">')
    expect(head).toContain('<link rel="manifest" href="/site.webmanifest">')
    expect(head).toContain('"telephone":"+49 431 1234"')
    expect(head).toContain('"sameAs":["https://social.example/kiesel"]')
    expect(body).toContain('<img src="/static/wordmark.png" alt="Kiesel &amp; Söhne"')
    for (const words of [
      'Free delivery today',
      'Size guide',
      'From the coast',
      'Made in Kiel.',
      'All of it',
      'Open since 1904.',
      'Mastodon',
    ])
      expect(body).toContain(words)
    expect(noScript).toContain('href="tel:+494311234"')
  })

  it('states its own return window', async () => {
    const { render } = shop()
    for (const address of ['/faq', '/shipping-policy', '/terms', '/about', '/product/linen-shirt']) {
      const { body } = pageOf(await render(address))
      expect(body).toContain('14 days')
      expect(body).not.toContain('30 days')
    }
  })

  it('has the products that were chosen first, in their order', async () => {
    const { backend, render } = shop()
    const ids = ['wrap-dress', 'oxford-shirt'].map(
      (slug) => backend.database.products.find(({ handle }) => handle === slug)?.id ?? '',
    )
    backend.database.shopSettings = { ...kiesel, featured_product_ids: ids }
    const { body } = pageOf(await render('/'))
    const cards = [...body.matchAll(/<article.*?\/product\/([\w-]+)/gs)].map(([, slug]) => slug)
    expect(cards.slice(0, 2)).toEqual(['wrap-dress', 'oxford-shirt'])
    expect(new Set(cards).size).toBe(cards.length)
  })

  it('has the rows of the home page that were chosen', async () => {
    const rows = [
      { kind: 'products', row: 'category', handle: 'men', title: 'For him' },
      { kind: 'categories', title: 'Departments' },
    ]
    const { body, missing } = pageOf(await shop({ ...kiesel, home_sections: rows }).render('/'))
    expect(missing).toEqual([])
    expect(body.indexOf('For him')).toBeGreaterThan(0)
    expect(body.indexOf('Departments')).toBeGreaterThan(body.indexOf('For him'))
    expect(body).not.toContain('Featured Products')
  })

  it('keeps its name while the settings cannot be read', async () => {
    const { backend, render } = shop()
    await render('/contact')
    backend.fault = ({ path }) =>
      path === '/store/shop-settings' ? { kind: 'status', status: 503 } : undefined
    const { head, body, missing } = pageOf(await render('/contact'))
    expect(missing).toEqual(['shop-settings'])
    expect(head + body).not.toMatch(sources)
    expect(body).toContain('hello@kiesel.example')
  })

  it('of which nothing is set has the texts of the sources', async () => {
    const { head, body, noScript } = pageOf(await shop({}).render('/contact'))
    expect(head).toContain('Contact | Umber &amp; Ecru')
    expect(body).toContain('Lavelle Road')
    expect(noScript).toContain('support@umber-ecru.example')
  })

  it('has the name of the settings in the sample’s address when only that is set', async () => {
    const { head, body } = pageOf(await shop({ name: 'Kiesel' }).render('/contact'))
    expect(head + body).not.toContain('Umber')
  })
})

describe('A page of the owner', () => {
  it('is there with its head, when it is published', async () => {
    const { render } = shop(kiesel, [sizeGuide])
    const { status, head, body } = pageOf(await render('/pages/size-guide'))
    expect(status).toBe(200)
    expect(head).toContain('<title>Size guide | Kiesel &amp; Söhne</title>')
    expect(head).toContain('<meta name="description" content="Measure twice.">')
    expect(head).toContain('<link rel="canonical" href="https://shop.example/pages/size-guide">')
    expect(body).toMatch(/<h1[^>]*>Size guide<\/h1>/)
    expect(body).toMatch(/<h2[^>]*>Tops<\/h2>/)
    expect(body).toContain('twice</strong>')
  })

  it('is missing as a draft, and where there is none', async () => {
    const { render } = shop(kiesel, [{ ...sizeGuide, status: 'draft' }])
    for (const address of ['/pages/size-guide', '/pages/nope']) {
      const { status, head } = pageOf(await render(address))
      expect([status, head.includes('noindex')]).toEqual([404, true])
    }
  })

  it('stands in place of a page of the sources, at that one’s address', async () => {
    const { render } = shop(kiesel, [{ ...sizeGuide, slug: 'terms', title: 'Our terms' }])
    const { head, body } = pageOf(await render('/terms'))
    expect(head).toContain('<title>Our terms | Kiesel &amp; Söhne</title>')
    expect(head).toContain('<link rel="canonical" href="https://shop.example/terms">')
    expect(body).toMatch(/<h2[^>]*>Tops<\/h2>/)
    expect(await render('/pages/terms')).toEqual({ kind: 'moved', to: '/terms' })
    expect(pageOf(await render('/privacy')).body).toContain('Privacy Policy')
  })

  it('is unavailable, and not missing, while the backend is away', async () => {
    const { backend, render } = shop(kiesel, [sizeGuide])
    backend.fault = ({ path }) =>
      path.startsWith('/store/shop-pages') ? { kind: 'status', status: 503 } : undefined
    expect((await render('/pages/size-guide')).kind).toBe('unavailable')
  })

  it('has a preview that is for no search engine, and the same for everyone', async () => {
    const { status, head, state } = pageOf(
      await shop(kiesel, [{ ...sizeGuide, status: 'draft' }]).render('/page-preview'),
    )
    expect([status, head.includes('noindex')]).toEqual([200, true])
    expect(state).not.toContain('Measure')
  })

  it('does not exist in the demonstration', async () => {
    const backend = createFakeBackend()
    backend.database.shopPages.set(sizeGuide.slug, sizeGuide)
    const config = {
      backendUrl,
      publishableKey,
      featuredProductIds: [],
      socialLinks: [],
      preset: 'showcase',
    } as const
    const render = createRenderer({ config, fetch: backend.fetch, note: () => undefined })
    expect(pageOf(await render({ address: '/pages/size-guide', origin })).status).toBe(404)
    expect(backend.count('GET', /shop-settings|shop-pages/)).toBe(0)
  })
})
