// @vitest-environment node
import { createFakeBackend, serveFakeBackend } from '@umber/fake-backend'
import { publishableKey } from '@umber/sample-store'
import { expect, it, vi } from 'vitest'
import { createSiteIndex } from './site-index.ts'
import { sitemap } from './sitemap.ts'

const shop = { publishableKey, featuredProductIds: [], socialLinks: [], preset: 'showcase' } as const

it('has the backend’s categories and products', async () => {
  const backend = await serveFakeBackend(createFakeBackend())
  const index = createSiteIndex({ config: { ...shop, backendUrl: backend.url }, fetch })
  await vi.waitFor(() => expect(index.addresses()).toContain('/product/linen-shirt'))
  expect(index.addresses()).toContain('/category/women-dresses')
  expect(index.addresses()).not.toContain('/cart')
  await backend.stop()
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
