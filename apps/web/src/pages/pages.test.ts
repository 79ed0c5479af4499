import { QueryClient } from '@tanstack/react-query'
import { filterParams } from '@umber/storefront-core/catalogue'
import { createFakeBackend } from '@umber/fake-backend'
import { publishableKey } from '@umber/sample-store'
import { createMemoryStorage } from '@umber/storefront-core'
import { expect, it, vi } from 'vitest'
import { createSiteIndex } from '../../server/pages/site-index.ts'
import { createShopIdentity } from '../../server/pages/shop-identity.ts'
import { robots } from '../../server/pages/sitemap.ts'
import { createPages, loadPage } from '../app/lazy-page.ts'
import { loadScreen, screenModules } from './load-screen.ts'
import { prefetchPage, readsOf } from '../app/prefetch-page.ts'
import { matchPage, pageAt, pageNames, recordOf } from '../config/match-page.ts'
import { parsePath } from '../config/match-path.ts'
import { canonicalPath, pagePatterns } from '../config/page-pattern.ts'
import { paths } from '../config/paths.ts'
import { productQuery } from '../queries/products.ts'
import { createPageLoading } from '../router/page-loading.ts'
import { createServices } from '../services/create-services.ts'
import type * as table from './index.ts'
import { pages } from './index.ts'
import type { PageRecord } from './page-record.ts'

/** A page that only this test has. */
const lookbook = vi.hoisted((): PageRecord => ({
  path: '/lookbook/:slug',
  screen: 'features/content/about-screen',
  preset: 'live',
  reads: 'product',
  index: ['linen-shirt'],
  robots: 'disallow',
}))

vi.mock('./index.ts', async (importOriginal) => {
  const { pages: own } = await importOriginal<typeof table>()
  return { pages: { ...own, lookbook } }
})

const name = 'lookbook' as keyof typeof pages
const address = '/lookbook/linen-shirt'
const place = parsePath(address)
const backend = createFakeBackend()
const config = {
  backendUrl: 'https://backend.test',
  publishableKey,
  featuredProductIds: [],
  socialLinks: [],
  preset: 'live',
} as const

it('a record in the table is a page with an address, in its preset only', () => {
  const found = { name, params: { slug: 'linen-shirt' } }
  expect(paths[name]('linen-shirt')).toBe(address)
  expect(matchPage(place)).toEqual(found)
  expect(pageAt(place, 'live')).toEqual(found)
  expect(pageAt(place, 'showcase').name).toBe('notFound')
  expect(pagePatterns).toContain('/lookbook/:slug')
  expect(canonicalPath(parsePath('/LOOKBOOK/linen%2Dshirt/'))).toBe(address)
})

it('a record in the table is a screen that loads', async () => {
  const made = createPages(createPageLoading())
  expect(made[name]).toBeDefined()
  const give = vi.spyOn(made[name], 'give')
  await loadPage(made, name)
  expect(give).toHaveBeenCalledWith(await loadScreen('about'))
})

it('a record in the table is in the sitemap and in robots.txt', async () => {
  const { fetch } = backend
  const index = createSiteIndex({ config, fetch, identity: createShopIdentity({ config, fetch }) })
  expect(await index.addresses()).toContain(address)
  expect(robots('https://shop.test')).toContain('Disallow: /lookbook/\n')
})

it('a record in the table is read ahead, and its missing content is known', async () => {
  const storage = createMemoryStorage()
  const { shop } = createServices(config, {
    persistent: storage,
    perTab: storage,
    origin: 'https://shop.test',
    fetch: backend.fetch,
    tabs: { post: () => undefined, subscribe: () => () => undefined },
    log: { note: () => undefined },
  })
  const client = new QueryClient()
  const page = pageAt(place, 'live')
  await prefetchPage(client, shop, page, new URLSearchParams())
  expect(client.getQueryData(productQuery(shop.catalogue, 'linen-shirt').queryKey)).toMatchObject({
    slug: 'linen-shirt',
  })
  const context = { client, services: shop, params: new URLSearchParams() }
  const reads = readsOf(name)
  expect(reads?.needs).toEqual(['product'])
  expect(reads?.placeOf?.({ ...context, page }, place)).toEqual({ kind: 'here' })
  const gone = { name, params: { slug: 'gone' } }
  await prefetchPage(client, shop, gone, new URLSearchParams())
  expect(reads?.placeOf?.({ ...context, page: gone }, place)).toEqual({ kind: 'nowhere' })
  client.clear()
})

it('each record has an address of its own, a screen, and reads that are there', async () => {
  expect(new Set(pagePatterns).size).toBe(pagePatterns.length)
  for (const each of pageNames) {
    expect(await loadScreen(each)).toBeTypeOf('function')
  }
  const reading = pageNames.filter((each) => recordOf(each)?.reads !== undefined)
  expect(reading.filter((each) => readsOf(each) === undefined)).toEqual([])
})

it('each module of a screen belongs to a page', () => {
  const used = new Set(pageNames.map((each) => recordOf(each)?.screen))
  const unused = screenModules
    .map((path) => path.replace(/^\.\.\/(.*)\.tsx$/, '$1'))
    .filter((module) => !used.has(module))
  expect(unused).toEqual(['features/layout/not-found-screen'])
})

it('the copies of a category are told apart by its filters', () => {
  expect(pages.category.query).toEqual([...filterParams, 'page'])
})
