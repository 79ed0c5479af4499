// @vitest-environment node
import { createFakeBackend, serveFakeBackend } from '@umber/fake-backend'
import { publishableKey } from '@umber/sample-store'
import { afterEach, expect, it } from 'vitest'
import { createFeedSource } from './pages/feed-source.ts'
import { faultsOf, readFeed } from './pages/google-feed.fixture.ts'
import { createRegionReader } from './pages/region-reader.ts'
import { shopDescriptionIn } from './pages/shop-description.ts'
import { createShopIdentity } from './pages/shop-identity.ts'
import { makeSmallSite } from './pages/small-site.fixture.ts'
import { serveShop } from './serve-shop.ts'

const renderer = `export const createRenderer = () => async ({ address }) => ({
  kind: 'page', status: 404, head: '', body: address, lang: 'en', direction: 'ltr', state: '{}', missing: [],
})`

const open: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close()
})

async function shopOf(preset: 'live' | 'showcase') {
  const made = createFakeBackend()
  const backend = await serveFakeBackend(made)
  open.push(backend.stop)
  const config = { publishableKey, featuredProductIds: [], socialLinks: [], backendUrl: backend.url, preset }
  const server = await serveShop({
    ...makeSmallSite(renderer),
    port: 0,
    shopUrl: 'https://shop.example',
    config,
  })
  open.push(server.stop)
  return { ...server, made, ask: async (path: string) => await fetch(server.url + path) }
}

it('every locale has a feed with its prices and addresses, by Google’s rules', async () => {
  const shop = await shopOf('live')
  const home = await shop.ask('/product-feed.xml')
  expect([home.status, home.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
  const rupees = readFeed(await home.text())
  const euros = readFeed(await (await shop.ask('/product-feed-en-de.xml')).text())
  expect(rupees.length).toBeGreaterThan(0)
  expect(euros.length).toBeGreaterThan(0)
  expect([...rupees, ...euros].flatMap(faultsOf)).toEqual([])
  const ids = rupees.map((item) => item['g:id']?.[0])
  expect(new Set(ids).size).toBe(ids.length)
  expect(rupees.every((item) => item['g:price']?.[0]?.endsWith(' INR'))).toBe(true)
  expect(euros.every((item) => item['g:price']?.[0]?.endsWith(' EUR'))).toBe(true)
  expect(rupees.every((item) => item['g:link']?.[0]?.startsWith('https://shop.example/product/'))).toBe(true)
  expect(euros.every((item) => item['g:link']?.[0]?.startsWith('https://shop.example/en-de/product/'))).toBe(
    true,
  )
  const links = rupees.map((item) => item['g:link']?.[0])
  expect(new Set(links).size).toBe(links.length)
})

it('a locale that is not offered has none, and neither has the demonstration', async () => {
  const shop = await shopOf('live')
  expect((await shop.ask('/product-feed-en-zz.xml')).status).toBe(404)
  const showcase = await shopOf('showcase')
  expect((await showcase.ask('/product-feed.xml')).status).toBe(404)
  expect((await showcase.ask('/llms.txt')).status).toBe(404)
})

it('a text says what the shop sells and where its feeds are', async () => {
  const shop = await shopOf('live')
  const answer = await shop.ask('/llms.txt')
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await answer.text()
  expect(text).toMatch(/^# Umber & Ecru\n\n> \S/)
  expect(text).toContain('- [Women > Dresses](https://shop.example/category/women-dresses)')
  expect(text).toContain('(https://shop.example/shipping-policy)')
  expect(text).toContain('(https://shop.example/sitemap.xml)')
  expect(text).toContain('(https://shop.example/product-feed.xml)')
  expect(text).toContain('(https://shop.example/product-feed-en-de.xml)')
})

it('every locale has a manifest, which opens the shop in that locale', async () => {
  const shop = await shopOf('live')
  const manifest = async (path: string): Promise<unknown> => await (await shop.ask(path)).json()
  expect(await manifest('/site.webmanifest')).toMatchObject({ start_url: '/', lang: 'en-IN', dir: 'ltr' })
  expect(await manifest('/site-en-de.webmanifest')).toMatchObject({ start_url: '/en-de/', lang: 'en-DE' })
  expect((await shop.ask('/site-fr-fr.webmanifest')).status).toBe(404)
})

it('what the owner has not described is described in the language of the locale', () => {
  expect(shopDescriptionIn('de')).toMatch(/^Kleidung, /)
  expect([shopDescriptionIn('en'), shopDescriptionIn('en-XA')]).toEqual(
    Array(2).fill(expect.stringMatching(/^Clothes, /)),
  )
})

const config = {
  publishableKey,
  featuredProductIds: [],
  socialLinks: [],
  backendUrl: 'http://backend.invalid',
  preset: 'live',
} as const

/** Without a server, over time. */
function feedsOver(backend: ReturnType<typeof createFakeBackend>, now: () => number) {
  const regions = createRegionReader({ config, fetch: backend.fetch, now })
  const identity = createShopIdentity({ config, fetch: backend.fetch })
  return createFeedSource({ config, fetch: backend.fetch, identity, regions, now })
}

it('its texts are in the language of the locale', async () => {
  const feeds = feedsOver(createFakeBackend(), () => 0)
  const titles = async (language: string, prefix: string) => {
    const text = await feeds.feed({ language, country: 'de', prefix }, 'https://a.test')
    return readFeed(text?.plain.toString() ?? '').map((item) => item['g:title']?.[0])
  }
  const [english, german] = await Promise.all([titles('en', '/en-de'), titles('de', '/de-de')])
  expect(english).toContain('Linen Shirt, White, M')
  expect(german).toHaveLength(english.length)
  expect(german).not.toContain('Linen Shirt, White, M')
})

it('is read again after a purge or a quarter of an hour, and the last one is sent while the backend is away', async () => {
  const backend = createFakeBackend()
  let time = 0
  const feeds = feedsOver(backend, () => time)
  const read = async () => await feeds.feed({ language: 'en', country: 'in', prefix: '' }, 'https://a.test')
  const asked = () => backend.requests.filter(({ path }) => path.startsWith('/store/products')).length
  backend.fault = () => ({ kind: 'lost-request' })
  expect(await read()).toBeUndefined()
  backend.fault = () => undefined
  time = 20_000
  const first = await read()
  const pages = asked()
  expect(await read()).toBe(first)
  expect(asked()).toBe(pages)
  feeds.purge()
  const second = await read()
  expect(second).not.toBe(first)
  expect(asked()).toBe(2 * pages)
  time += 15 * 60_000 - 1
  await read()
  expect(asked()).toBe(2 * pages)
  time += 1
  backend.fault = () => ({ kind: 'lost-request' })
  expect(await read()).toBe(second)
})

it('a feed that was never read is asked for later', async () => {
  const server = await serveShop({
    ...makeSmallSite(renderer),
    port: 0,
    config: { ...config, backendUrl: 'http://127.0.0.1:9' },
  })
  open.push(server.stop)
  for (const path of ['/product-feed.xml', '/product-feed-de-de.xml', '/llms.txt']) {
    const answer = await fetch(server.url + path)
    expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '30'])
  }
})

it('the journal has a feed in each locale as soon as there is a post', async () => {
  const shop = await shopOf('live')
  expect((await shop.ask('/journal/rss.xml')).status).toBe(404)
  shop.made.database.journalPosts.set('linen', {
    slug: 'linen',
    title: 'Linen',
    summary: null,
    body: '',
    author: null,
    cover: null,
    cover_text: null,
    tags: null,
    product_ids: null,
    seo_title: null,
    seo_description: null,
    status: 'published',
    published_at: new Date(shop.made.database.clock.now() - 1000).toISOString(),
  })
  shop.purge()
  for (const [path, link] of [
    ['/journal/rss.xml', 'https://shop.example/journal/linen'],
    ['/en-de/journal/rss.xml', 'https://shop.example/en-de/journal/linen'],
  ] as const) {
    const feed = await shop.ask(path)
    expect([feed.status, feed.headers.get('content-type')]).toEqual([
      200,
      'application/rss+xml; charset=utf-8',
    ])
    expect(await feed.text()).toContain(`<link>${link}</link>`)
  }
  expect((await shop.ask('/en-zz/journal/rss.xml')).status).toBe(404)
})
