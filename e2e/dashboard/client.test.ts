import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

/** The part of the client that the dashboard exposes on `window`. */
interface ShownClient {
  readonly client: { fetch(path: string): Promise<unknown> }
  readonly admin: { readonly inventoryItem: Record<string, unknown> }
}

test('the client that the dashboard uses is ours', async ({ open, page, traffic }) => {
  await open('/orders')
  // js-sdk has no such method, and its errors have no kind or type.
  expect(await page.evaluate(kindOfCreateLevel)).toBe('function')
  traffic.expect('404 GET /admin/products/prod_none')
  expect(await refusalOf(page, '/admin/products/prod_none')).toEqual({
    kind: 'response',
    status: 404,
    type: 'not_found',
    path: '/admin/products/prod_none',
  })
})

async function refusalOf(page: Page, address: string): Promise<unknown> {
  return await page.evaluate(async (address) => {
    const { __sdk } = globalThis as unknown as { __sdk: ShownClient }
    return await __sdk.client.fetch(address).catch((error: Record<string, unknown>) => {
      const { kind, status, type, path } = error
      return { kind, status, type, path }
    })
  }, address)
}

function kindOfCreateLevel(): string {
  const { __sdk } = globalThis as unknown as { __sdk: ShownClient }
  return typeof __sdk.admin.inventoryItem['createLevel']
}
