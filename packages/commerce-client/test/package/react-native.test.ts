import { describe, expect, test } from 'vitest'
import type * as index from '../../src/index.ts'
import type * as jsSdk from '../../src/js-sdk/index.ts'
import { reactNative, type NativeAnswer, type NativeInit } from '../support/react-native.ts'
import { runBuilt } from '../support/run-built.ts'

type Answer = (url: string, init: NativeInit) => NativeAnswer

const config = { baseUrl: 'https://shop.example', publishableKey: 'pk_1', retry: false } as const

/** The built package in such an environment, and its requests. */
function onPhone(answer: Answer) {
  const sent: string[] = []
  const platform = reactNative((url, init) => {
    sent.push([init.method ?? 'GET', url, init.headers?.['authorization'] ?? ''].join(' ').trim())
    return answer(url, init)
  })
  const load = runBuilt(platform)
  const { default: Medusa } = load('js-sdk.cjs') as typeof jsSdk
  const { CommerceClient, sharedReads } = load('index.cjs') as typeof index
  const shop = () => new CommerceClient({ ...config, fetch: sharedReads() })
  const Controller = platform.AbortController as unknown as typeof AbortController
  return { sent, shop, Medusa, abortController: () => new Controller() }
}

describe('on React Native', () => {
  test('lists and searches with a query', async () => {
    const { Medusa, sent } = onPhone(() => ({ body: { products: [], count: 0 } }))
    const sdk = new Medusa(config)
    expect(await sdk.store.product.list({ q: 'linen shirt', id: ['a', 'b'] })).toEqual({
      products: [],
      count: 0,
    })
    expect(sent).toEqual(['GET https://shop.example/store/products?q=linen%20shirt&id%5B0%5D=a&id%5B1%5D=b'])
  })

  test('keeps a token in an asynchronous storage', async () => {
    const kept = new Map<string, string>()
    const storage = {
      getItem: async (key: string) => kept.get(key) ?? null,
      setItem: async (key: string, value: string) => void kept.set(key, value),
      removeItem: async (key: string) => void kept.delete(key),
    }
    const { Medusa, sent } = onPhone((url) => ({
      body: url.endsWith('/emailpass') ? { token: 'tok' } : { customer: {} },
    }))
    const sdk = new Medusa({ ...config, auth: { type: 'jwt', jwtTokenStorageMethod: 'custom', storage } })
    await sdk.auth.login('customer', 'emailpass', { email: 'asha@umber.example', password: 'linen' })
    await sdk.store.customer.retrieve()
    await sdk.auth.logout()
    expect(sent).toEqual([
      'POST https://shop.example/auth/customer/emailpass',
      'GET https://shop.example/store/customers/me Bearer tok',
    ])
    expect(kept).toEqual(new Map())
  })

  test('reports the reason of a refusal', async () => {
    const { Medusa } = onPhone(() => ({ status: 404, body: { type: 'not_found', message: 'No such cart' } }))
    const failure = await new Medusa(config).store.cart.retrieve('cart_1').catch((error: unknown) => error)
    expect(failure).toMatchObject({
      kind: 'response',
      status: 404,
      type: 'not_found',
      message: 'No such cart',
    })
  })

  test('ends in time when no answer comes', async () => {
    const { Medusa } = onPhone(() => ({ body: {}, delayed: true }))
    const call = new Medusa({ ...config, timeout: 20 }).store.region.list()
    await expect(call).rejects.toMatchObject({ kind: 'timeout' })
  })

  test('ends with an AbortError when a signal has no reason', async () => {
    const { Medusa, abortController } = onPhone(() => ({ body: {}, delayed: true }))
    const controller = abortController()
    const call = new Medusa(config).store.region.list({}, {}, { signal: controller.signal })
    controller.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('shares a read, and aborts it with an AbortError', async () => {
    const { sent, shop, abortController } = onPhone(() => ({ body: { regions: [] } }))
    const controller = abortController()
    const { store } = shop()
    await Promise.all([store.region.list(), store.region.list({}, {}, { signal: abortController().signal })])
    expect(sent).toEqual(['GET https://shop.example/store/regions'])
    const left = store.region.list({}, {}, { signal: controller.signal })
    controller.abort()
    await expect(left).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('sends an import to the address that the server gives', async () => {
    const { Medusa, sent } = onPhone((url) => ({
      body: url.endsWith('/presigned-urls')
        ? { url: 'https://files.example/up/1?signature=2', filename: 'products.csv' }
        : { transaction_id: 'one' },
    }))
    const file = new File(['a,b'], 'products.csv', { type: 'text/csv' })
    const { transaction_id } = await new Medusa(config).admin.product.createImport({ file })
    expect(transaction_id).toBe('one')
    expect(sent).toEqual([
      'POST https://shop.example/admin/uploads/presigned-urls',
      'PUT https://files.example/up/1?signature=2',
      'POST https://shop.example/admin/products/imports',
    ])
  })

  test('keeps the chosen locale, though there is a window without storage', async () => {
    const { Medusa } = onPhone(() => ({ body: {} }))
    const sdk = new Medusa(config)
    sdk.setLocale('hi-IN')
    expect(sdk.getLocale()).toBe('hi-IN')
  })
})
