/** @module-tag smoke */
import { beforeAll, describe, expect, it } from 'vitest'

import { ask, done, signInAdmin } from '../support/backend'
import { at, listAt, textAt } from '../support/read'

let regionId: string

beforeAll(async () => {
  const admin = await signInAdmin()
  const stores = await done('GET', '/admin/stores?fields=default_region_id', { bearer: admin })
  regionId = textAt(stores, 'stores.0.default_region_id')
})

describe('The shipping options of a region', () => {
  it('are those of a cart in the region, at the same prices, without a cart', async () => {
    const cart = await done('POST', '/store/carts', { body: { region_id: regionId } })
    const offered = await done('GET', `/store/shipping-options?cart_id=${textAt(cart, 'cart.id')}`)
    const told = await done('GET', `/store/regions/${regionId}/shipping-options`)
    const prices = (answer: unknown) =>
      listAt(answer, 'shipping_options')
        .map((option) => [textAt(option, 'id'), textAt(option, 'name'), at(option, 'amount')] as const)
        .toSorted((one, other) => (one[0] < other[0] ? -1 : 1))
    expect(prices(told)).toEqual(prices(offered))
    expect(prices(told).length).toBeGreaterThan(2)
    expect(listAt(told, 'shipping_options')).toContainEqual(
      expect.objectContaining({
        name: 'Standard Shipping',
        type: expect.objectContaining({ description: '5 to 7 business days' }) as object,
        countries: ['in'],
      }),
    )
  })

  it('are not found for an unknown region', async () => {
    expect(await ask('GET', '/store/regions/reg_nowhere/shipping-options')).toMatchObject({
      status: 404,
      body: { type: 'not_found' },
    })
  })
})
