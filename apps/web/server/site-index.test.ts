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
