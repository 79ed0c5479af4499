// @vitest-environment node
import { listen } from '@umber/page-server/testing'
import { createFakeBackend, serveFakeBackend } from '@umber/fake-backend'
import { publishableKey } from '@umber/sample-store'
import { expect, it, vi } from 'vitest'
import { serveShop } from '../serve-shop.ts'
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
  expect(addresses).toContain('/shipping-policy')
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
  const pages = (await index.addresses())?.filter((path) => path.startsWith('/pages/'))
  expect(pages).toEqual(['/pages/size-guide'])
  await backend.stop()
})

it('has the journal and its posts once one is seen', async () => {
  const made = createFakeBackend()
  const backend = await serveFakeBackend(made)
  const config = { ...shop, preset: 'live', backendUrl: backend.url } as const
  const journalIn = async () => {
    const index = createSiteIndex({ config, fetch, identity: createShopIdentity({ config, fetch }) })
    return (await index.addresses())?.filter((path) => path.startsWith('/journal'))
  }
  expect(await journalIn()).toEqual([])
  const post = {
    title: 'A',
    summary: null,
    body: '',
    author: null,
    cover: null,
    cover_text: null,
    tags: null,
  }
  const rest = { product_ids: null, seo_title: null, seo_description: null, status: 'published' } as const
  for (const [slug, at] of [
    ['seen', '2020-01-01T00:00:00Z'],
    ['later', '2120-01-01T00:00:00Z'],
  ] as const)
    made.database.journalPosts.set(slug, { ...post, ...rest, slug, published_at: at })
  expect(await journalIn()).toEqual(['/journal', '/journal/seen'])
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
    if (request.url?.startsWith('/store/products') === true) readings += 1
    response.writeHead(503).end()
  })
  const renderer = 'export const createRenderer = () => async () => undefined'
  const server = await serveShop({
    ...makeSmallSite(renderer),
    port: 0,
    config: { ...shop, backendUrl },
  })
  const sitemapOf = async () => (await fetch(`${server.url}/sitemap.xml`)).status
  expect(await sitemapOf()).toBe(503)
  expect(await sitemapOf()).toBe(503)
  expect(readings).toBe(1)
  server.purge()
  expect(readings).toBe(1)
  await sitemapOf()
  expect(readings).toBe(2)
  await server.stop()
})

it('has what it read last while the backend is down, nothing before it read anything, and soon asks again', async () => {
  const backend = createFakeBackend()
  let time = 0
  const config = { ...shop, backendUrl: 'http://backend.invalid' }
  const identity = createShopIdentity({ config, fetch: backend.fetch })
  const index = createSiteIndex({ config, fetch: backend.fetch, identity, now: () => time })
  backend.fault = () => ({ kind: 'lost-request' })
  expect(await index.addresses()).toBeUndefined()
  const { length: asked } = backend.requests
  await index.addresses()
  expect(backend.requests).toHaveLength(asked)
  backend.fault = () => undefined
  time = 20_000
  const good = await index.addresses()
  expect(good).toContain('/product/linen-shirt')
  backend.fault = () => ({ kind: 'lost-request' })
  index.purge()
  expect(await index.addresses()).toBe(good)
})

it('has the collections of the live shop that are no categories of the showcase', async () => {
  const backend = createFakeBackend()
  backend.database.collections.push({ handle: 'monsoon', name: 'Monsoon', image: '/images/monsoon.webp' })
  const config = { ...shop, backendUrl: 'http://backend.example', preset: 'live' } as const
  const identity = createShopIdentity({ config, fetch: backend.fetch })
  const index = createSiteIndex({ config, fetch: backend.fetch, identity })
  const addresses = (await index.addresses()) ?? []
  expect(addresses.filter((path) => path.startsWith('/collection/'))).toEqual(['/collection/monsoon'])
  expect(addresses).toContain('/category/women-dresses')
})

it('reads the handles of products and nothing else, page by page', async () => {
  const handles = Array.from({ length: 2_300 }, (_, number) => `shirt-${number}`)
  const asked: string[] = []
  const backend = createFakeBackend()
  const manyProducts: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (url.pathname !== '/store/products') return await backend.fetch(input, init)
    asked.push(url.searchParams.get('fields') ?? 'all')
    const [offset, limit] = ['offset', 'limit'].map((name) => Number(url.searchParams.get(name)))
    const products = handles.slice(offset, Number(offset) + Number(limit)).map((handle) => ({ handle }))
    return Response.json({ products, count: handles.length })
  }
  const config = { ...shop, backendUrl: 'http://backend.example', preset: 'live' } as const
  const identity = createShopIdentity({ config, fetch: backend.fetch })
  const addresses = await createSiteIndex({ config, fetch: manyProducts, identity }).addresses()
  expect(addresses?.filter((path) => path.startsWith('/product/'))).toHaveLength(2_300)
  expect(asked).toEqual(['handle', 'handle', 'handle'])
})

it('a sitemap is valid XML for any address', () => {
  const map = sitemap(['/category/a&b'], { origin: 'https://shop.example' })
  expect(map).toContain('<loc>https://shop.example/category/a&amp;b</loc>')
})
