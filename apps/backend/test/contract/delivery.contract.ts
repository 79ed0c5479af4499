/** @module-tag smoke */
import { beforeAll, describe, expect, it } from 'vitest'

import { ask, done, signInAdmin } from '../support/backend'
import { chooseOwnDelivery } from '../support/own-delivery'
import { makeProducts } from '../support/products'
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

  it('say from which sum of items each is free, as a cart of that sum has it', async () => {
    const admin = await signInAdmin()
    const product = await makeProducts(admin, 'Sent free of charge', 10)
    const cart = textAt(await done('POST', '/store/carts', { body: { region_id: regionId } }), 'cart.id')
    const add = async (quantity: number) =>
      done('POST', `/store/carts/${cart}/line-items`, { body: { variant_id: product.variantId, quantity } })
    await add(1)
    const van = await chooseOwnDelivery(admin, cart)
    const told = async () =>
      listAt(await done('GET', `/store/regions/${regionId}/shipping-options`), 'shipping_options').find(
        (option) => at(option, 'id') === van.id,
      )
    const offered = async () =>
      listAt(await done('GET', `/store/shipping-options?cart_id=${cart}`), 'shipping_options').find(
        (option) => at(option, 'id') === van.id,
      )
    try {
      expect(await told()).toMatchObject({ amount: 5.99, free_from: null })
      const least = { attribute: 'item_total', operator: 'gte', value: 1000 }
      await done('POST', `/admin/shipping-options/${van.id}`, {
        bearer: admin,
        body: {
          prices: [
            { currency_code: 'inr', amount: 5.99 },
            { currency_code: 'inr', amount: 0, rules: [least] },
          ],
        },
      })
      expect(await told()).toMatchObject({ amount: 5.99, free_from: 1000 })
      // One piece costs 500.
      expect(await offered()).toMatchObject({ amount: 5.99 })
      await add(1)
      expect(await offered()).toMatchObject({ amount: 0 })
    } finally {
      await van.remove()
      await product.remove()
    }
  })

  it('are not found for an unknown region', async () => {
    expect(await ask('GET', '/store/regions/reg_nowhere/shipping-options')).toMatchObject({
      status: 404,
      body: { type: 'not_found' },
    })
  })
})
