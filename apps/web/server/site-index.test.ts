// @vitest-environment node
import { createFakeBackend, serveFakeBackend } from '@umber/fake-backend'
import { publishableKey } from '@umber/sample-store'
import { expect, it, vi } from 'vitest'
import { listen } from './listen.fixture.ts'
import { serveShop } from './serve-shop.ts'
import { createSiteIndex } from './site-index.ts'
import { createShopIdentity } from './shop-identity.ts'
import { sitemap } from './sitemap.ts'
import { makeSmallSite } from './small-site.fixture.ts'

const shop = { publishableKey, featuredProductIds: [], socialLinks: [], preset: 'showcase' } as const

it('has the backend’s categories and products', async () => {
  const backend = await serveFakeBackend(createFakeBackend())
  const config = { ...shop, backendUrl: backend.url }
  const index = createSiteIndex({ config, fetch, identity: createShopIdentity({ config, fetch }) })
  const addresses = await index.addresses()
  expect(addresses).toContain('/category/women-dresses')
  expect(addresses).toContain('/product/linen-shirt')
  expect(addresses).not.toContain('/cart')
  await backend.stop()
})

it('has the pages that the owner has published, and none in place of a page of the sources', async () => {
  const made = createFakeBackend()
  const page = { title: 'A', body: '', seo_title: null, seo_description: null }
  for (const [slug, status] of [
    ['size-guide', 'published'],
    ['terms', 'published'],
    ['sale', 'draft'],
  ] as const)
    made.database.shopPages.set(slug, { ...page, slug, status })
  const backend = await serveFakeBackend(made)
  const config = { ...shop, preset: 'live', backendUrl: backend.url } as const
  const index = createSiteIndex({ config, fetch, identity: createShopIdentity({ config, fetch }) })
  const pages = (await index.addresses()).filter((path) => path.startsWith('/pages/'))
  expect(pages).toEqual(['/pages/size-guide'])
  await backend.stop()
})

it('has what is new right after a purge, also of one that comes while it reads', async () => {
  const backend = await serveFakeBackend(createFakeBackend())
  let slug = 'first'
  const waiting: (() => void)[] = []
  let isHeld = false
  const renaming: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    if (!new URL(request.url).pathname.endsWith('/products')) return await fetch(request)
    const named = slug
    if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve))
    return new Response((await (await fetch(request)).text()).replaceAll('linen-shirt', named))
  }
  const config = { ...shop, backendUrl: backend.url }
  const index = createSiteIndex({
    config,
    fetch: renaming,
    identity: createShopIdentity({ config, fetch: renaming }),
    now: () => 0,
  })
  expect(await index.addresses()).toContain('/product/first')
  slug = 'second'
  expect(await index.addresses()).toContain('/product/first')
  index.purge()
  isHeld = true
  const early = index.addresses()
  await vi.waitFor(() => expect(waiting).not.toHaveLength(0))
  slug = 'third'
  isHeld = false
  index.purge()
  expect(await index.addresses()).toContain('/product/third')
  for (const answer of waiting) answer()
  await early
  expect(await index.addresses()).toContain('/product/third')
  await backend.stop()
})

it('reads nothing for a purge, and everything again for the sitemap after it', async () => {
  let readings = 0
  const backendUrl = await listen((request, response) => {
    if (request.url?.startsWith('/store/collections') === true) readings += 1
    response.writeHead(503).end()
  })
  const renderer = 'export const createRenderer = () => async () => undefined'
  const server = await serveShop({
    ...makeSmallSite(renderer),
    port: 0,
    config: { ...shop, backendUrl },
  })
  const sitemapOf = async () => await (await fetch(`${server.url}/sitemap.xml`)).text()
  expect(await sitemapOf()).toContain('/faq')
  expect(await sitemapOf()).toContain('/faq')
  expect(readings).toBe(1)
  server.purge()
  expect(readings).toBe(1)
  await sitemapOf()
  expect(readings).toBe(2)
  await server.stop()
})

it('has its own pages while the backend is down, and soon asks again', async () => {
  const refused = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('no network'))
  let time = 0
  const config = { ...shop, backendUrl: 'http://backend.invalid' }
  const identity = createShopIdentity({ config, fetch: refused })
  const index = createSiteIndex({ config, fetch: refused, identity, now: () => time })
  expect(await index.addresses()).toContain('/faq')
  const { length: asked } = refused.mock.calls
  await index.addresses()
  expect(refused).toHaveBeenCalledTimes(asked)
  time = 20_000
  expect(await index.addresses()).toContain('/faq')
  expect(refused.mock.calls.length).toBeGreaterThan(asked)
})

it('a sitemap is valid XML for any address', () => {
  const map = sitemap(['/category/a&b'], 'https://shop.example')
  expect(map).toContain('<loc>https://shop.example/category/a&amp;b</loc>')
})
