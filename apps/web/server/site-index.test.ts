// @vitest-environment node
import { createFakeBackend, serveFakeBackend } from '@umber/fake-backend'
import { publishableKey } from '@umber/sample-store'
import { expect, it, vi } from 'vitest'
import { createSiteIndex } from './site-index.ts'
import { sitemap } from './sitemap.ts'

const config = { publishableKey, featuredProductIds: [], socialLinks: [], preset: 'showcase' } as const
const origin = 'https://shop.example'

it('has the heads of the backend’s categories and products', async () => {
  const backend = await serveFakeBackend(createFakeBackend())
  const index = createSiteIndex({ ...config, backendUrl: backend.url })
  await vi.waitFor(() => expect(index.addresses()).toContain('/product/linen-shirt'))
  expect(index.addresses()).toContain('/category/women-dresses')
  expect(index.head('/product/linen-shirt', origin)).toMatchObject({
    title: 'Linen Shirt',
    kind: 'product',
    structuredData: { offers: { url: 'https://shop.example/product/linen-shirt', priceCurrency: 'INR' } },
  })
  expect(index.head('/product/no-such-thing', origin)).toBeUndefined()
  expect(index.head('/product/linen%2Dshirt', origin)).toMatchObject({ title: 'Linen Shirt' })
  expect(index.head('/product/%E0%A4%A', origin)).toBeUndefined()
  await backend.stop()
})

it('has its own pages while the backend is down', async () => {
  const fetchSpy = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'))
  const index = createSiteIndex({ ...config, backendUrl: 'http://backend.invalid' })
  await vi.waitFor(() => expect(fetchSpy).toHaveBeenCalled())
  expect(index.head('/about', origin)).toMatchObject({ title: 'About Us' })
  expect(index.addresses()).toContain('/faq')
  fetchSpy.mockRestore()
})

it('a sitemap is valid XML for any address', () => {
  expect(sitemap(['/category/a&b'], origin)).toContain('<loc>https://shop.example/category/a&amp;b</loc>')
})
