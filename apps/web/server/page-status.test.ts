// @vitest-environment node
import { createFakeBackend, serveFakeBackend } from '@umber/fake-backend'
import { publishableKey } from '@umber/sample-store'
import { expect, it, vi } from 'vitest'
import { createPageStatusReader } from './page-status.ts'

const config = { publishableKey, featuredProductIds: [], socialLinks: [], preset: 'showcase' } as const

it('distinguishes existing, missing and renamed products and categories', async () => {
  const backend = await serveFakeBackend(createFakeBackend())
  const { statusOf } = createPageStatusReader({ ...config, backendUrl: backend.url })
  expect(await statusOf('/product/linen-shirt')).toEqual({ kind: 'found' })
  expect(await statusOf('/product/no-such-thing')).toEqual({ kind: 'missing', what: 'product' })
  expect(await statusOf('/category/men')).toEqual({ kind: 'found' })
  expect(await statusOf('/category/all')).toEqual({ kind: 'found' })
  expect(await statusOf('/category/no-such-thing')).toEqual({ kind: 'missing', what: 'category' })
  expect(await statusOf('/category/home')).toEqual({ kind: 'moved', to: '/category/home-essentials' })
  await backend.stop()
})

it('knows the pages of its preset without the backend', async () => {
  const showcase = createPageStatusReader({ ...config, backendUrl: 'http://127.0.0.1:9' })
  const live = createPageStatusReader({ ...config, backendUrl: 'http://127.0.0.1:9', preset: 'live' })
  for (const address of ['/', '/about', '/account/orders/']) {
    expect(await showcase.statusOf(address)).toEqual({ kind: 'found' })
  }
  expect(await showcase.statusOf('/account/orders/order_1')).toEqual({ kind: 'missing', what: 'page' })
  expect(await live.statusOf('/account/orders/order_1')).toEqual({ kind: 'found' })
  expect(await live.statusOf('/nowhere')).toEqual({ kind: 'missing', what: 'page' })
})

it('caches its results, and pauses while the backend is down', async () => {
  const backend = await serveFakeBackend(createFakeBackend())
  const fetchSpy = vi.spyOn(globalThis, 'fetch')
  let time = 0
  const { statusOf } = createPageStatusReader({ ...config, backendUrl: backend.url }, () => time)
  const missing = { kind: 'missing', what: 'product' }
  await Promise.all([statusOf('/product/nothing'), statusOf('/product/nothing')])
  const first = fetchSpy.mock.calls.length
  expect(await statusOf('/product/nothing')).toEqual(missing)
  expect(fetchSpy.mock.calls.length).toBe(first)

  await backend.stop()
  expect(await statusOf('/product/another')).toEqual({ kind: 'found' })
  const away = fetchSpy.mock.calls.length
  expect(await statusOf('/product/a-third')).toEqual({ kind: 'found' })
  expect(fetchSpy.mock.calls.length).toBe(away)
  time = 20_000
  await statusOf('/product/a-third')
  expect(fetchSpy.mock.calls.length).toBeGreaterThan(away)
  fetchSpy.mockRestore()
})
