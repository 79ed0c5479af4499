import { beforeAll, describe, expect, test } from 'vitest'
import { commerceFailureOf } from '../../support/failure-of.ts'
import { liveMerchant, type Merchant } from '../../support/live-merchant.ts'
import { liveShop } from '../../support/live-shop.ts'

let admin: Merchant['admin']
const { auth } = liveShop()

beforeAll(async () => {
  ;({ admin } = await liveMerchant())
})

describe('disabled features of the server are refused, not mistaken for something else', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['views', () => admin.views.listEntities()],
    ['property labels', () => admin.propertyLabel.list()],
  ])('%s: behind a flag', async (_, ask) => {
    expect(await commerceFailureOf(ask())).toMatchObject({ kind: 'response', status: 404 })
  })

  test('the index: behind a flag, where this server never answers', async () => {
    const call = admin.index.details({}, {}, { timeout: 300, retry: false })
    expect(await commerceFailureOf(call)).toMatchObject({ kind: 'timeout', timeout: 300 })
  })

  test.each<[string, () => Promise<unknown>]>([
    ['signing in with an address', () => auth.loginWithQuery('customer', 'elsewhere')],
    ['coming back with a query', () => auth.callback('customer', 'elsewhere')],
    ['coming back with a body', () => auth.callbackWithBody('customer', 'elsewhere', {})],
  ])('%s: without an external provider', async (_, ask) => {
    expect(await commerceFailureOf(ask())).toMatchObject({ kind: 'response', method: expect.any(String) })
  })
})
