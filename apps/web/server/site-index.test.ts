// @vitest-environment node
import { createFakeBackend, serveFakeBackend } from '@umber/fake-backend'
import { publishableKey } from '@umber/sample-store'
import { expect, it, vi } from 'vitest'
import { listen } from './listen.fixture.ts'
import { serveShop } from './serve-shop.ts'
import { createSiteIndex } from './site-index.ts'
import { sitemap } from './sitemap.ts'
import { makeSmallSite } from './small-site.fixture.ts'

const shop = { publishableKey, featuredProductIds: [], socialLinks: [], preset: 'showcase' } as const

it('has the backend’s categories and products', async () => {
  const backend = await serveFakeBackend(createFakeBackend())
  const index = createSiteIndex({ config: { ...shop, backendUrl: backend.url }, fetch })
  await vi.waitFor(() => expect(index.addresses()).toContain('/product/linen-shirt'))
  expect(index.addresses()).toContain('/category/women-dresses')
  expect(index.addresses()).not.toContain('/cart')
  await backend.stop()
})

it('has what is new right after a purge, also of one that comes while it reads', async () => {
  const backend = await serveFakeBackend(createFakeBackend())
  let slug = 'first'
  const answers: (() => void)[] = []
  const renaming: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    if (!new URL(request.url).pathname.endsWith('/products')) return await fetch(request)
    const named = slug
    await new Promise<void>((resolve) => answers.push(resolve))
    const text = await (await fetch(request)).text()
    return new Response(text.replaceAll('linen-shirt', named))
  }
  const config = { ...shop, backendUrl: backend.url }
  const index = createSiteIndex({ config, fetch: renaming, now: () => 0 })
  const asked = async () => await vi.waitFor(() => expect(answers).not.toHaveLength(0))
  const indexed = async () =>
    await vi.waitFor(() => {
      for (const answer of answers.splice(0)) answer()
      expect(index.addresses()).toContain(`/product/${slug}`)
    })
  await indexed()
  slug = 'second'
  index.purge()
  await asked()
  slug = 'third'
  index.purge()
  await indexed()
  await backend.stop()
})

it('is read again when the server is purged', async () => {
  let readings = 0
  const backendUrl = await listen((request, response) => {
    if (request.url?.startsWith('/store/collections') === true) readings += 1
    response.writeHead(503).end()
  })
  const config = { ...shop, backendUrl }
  const renderer = 'export const createRenderer = () => async () => undefined'
  const server = await serveShop({ ...makeSmallSite(renderer), port: 0, config })
  await vi.waitFor(() => expect(readings).toBe(1))
  server.purge()
  await vi.waitFor(() => expect(readings).toBe(2))
  await server.stop()
})

it('has its own pages while the backend is down', async () => {
  const refused = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('no network'))
  const index = createSiteIndex({
    config: { ...shop, backendUrl: 'http://backend.invalid' },
    fetch: refused,
  })
  await vi.waitFor(() => expect(refused).toHaveBeenCalled())
  expect(index.addresses()).toContain('/faq')
})

it('a sitemap is valid XML for any address', () => {
  const map = sitemap(['/category/a&b'], 'https://shop.example')
  expect(map).toContain('<loc>https://shop.example/category/a&amp;b</loc>')
})
