import { beforeAll, describe, expect, test } from 'vitest'
import type { StoreProductVariant } from '../../src/index.ts'
import { commerceFailureOf } from '../support/failure-of.ts'
import { liveShop, newPerson, sampleProducts, signUp } from '../support/live-shop.ts'

const { store } = liveShop()
let regionId: string
let variant: StoreProductVariant

beforeAll(async () => {
  const testProduct = await sampleProducts(liveShop())
  regionId = testProduct.regionId
  variant = testProduct.variant
})

const newCart = async (): Promise<string> => (await store.cart.create({ region_id: regionId })).cart.id

describe('a cart', () => {
  test('is made, filled, changed and emptied', async () => {
    const id = await newCart()
    const added = await store.cart.createLineItem(id, { variant_id: variant.id, quantity: 1 })
    const [line] = added.cart.items ?? []
    expect(line).toMatchObject({ quantity: 1, variant_id: variant.id })

    const joined = await store.cart.createLineItem(id, { variant_id: variant.id, quantity: 1 })
    expect(joined.cart.items?.map(({ quantity }) => quantity)).toEqual([2])

    const changed = await store.cart.updateLineItem(id, line?.id ?? '', { quantity: 3 })
    expect(changed.cart.items?.[0]?.quantity).toBe(3)
    // Prices may include tax or not: three times the line's price is the total or the subtotal.
    const { item_total, item_subtotal, items } = changed.cart
    expect([item_total, item_subtotal]).toContain((items?.[0]?.unit_price ?? 0) * 3)

    const deleted = await store.cart.deleteLineItem(id, line?.id ?? '')
    expect(deleted).toMatchObject({
      id: line?.id,
      object: 'line-item',
      deleted: true,
      parent: { id, items: [] },
    })
    expect((await store.cart.retrieve(id)).cart.items).toEqual([])
  })

  test('loses a line whose quantity is set to 0', async () => {
    const id = await newCart()
    const { cart } = await store.cart.createLineItem(id, { variant_id: variant.id, quantity: 1 })
    const emptied = await store.cart.updateLineItem(id, cart.items?.[0]?.id ?? '', { quantity: 0 })
    expect(emptied.cart.items).toEqual([])
  })

  test('answers with the requested fields', async () => {
    const { cart } = await store.cart.retrieve(await newCart(), { fields: 'id,email' })
    expect(Object.keys(cart).toSorted()).toEqual(['email', 'id'])
  })

  test('takes an email and an address', async () => {
    const id = await newCart()
    const shipping_address = {
      first_name: 'Asha',
      address_1: '4 Lake Road',
      city: 'Pune',
      country_code: 'in',
    }
    const { cart } = await store.cart.update(id, { email: 'asha@umber.example', shipping_address })
    expect(cart).toMatchObject({ email: 'asha@umber.example', shipping_address: { city: 'Pune' } })
  })

  test('is given to a customer who signs in', async () => {
    const shop = liveShop()
    const id = await newCart()
    const person = newPerson()
    await signUp(shop, person)
    const { cart } = await shop.store.cart.transferCart(id)
    expect(cart.email).toBe(person.email)
    expect(cart.customer_id).toMatch(/^cus_/)
  })
})

describe('a cart’s refusals keep the server’s type and code', () => {
  test('unknown cart', async () => {
    const message = "Cart with id 'cart_nope' not found"
    for (const ask of [
      () => store.cart.retrieve('cart_nope'),
      () => store.cart.update('cart_nope', { email: 'a@b.example' }),
    ]) {
      expect(await commerceFailureOf(ask())).toMatchObject({ status: 404, type: 'not_found' })
    }
    expect((await commerceFailureOf(store.cart.retrieve('cart_nope'))).message).toBe(message)
  })

  test('[F-41] more than is in stock', async () => {
    const id = await newCart()
    const error = await commerceFailureOf(
      store.cart.createLineItem(id, { variant_id: variant.id, quantity: 999_999 }),
    )
    expect(error).toMatchObject({ status: 400, type: 'not_allowed', code: 'insufficient_inventory' })
  })

  test('unknown shipping option', async () => {
    const call = store.cart.addShippingMethod(await newCart(), { option_id: 'so_nope' })
    expect(await commerceFailureOf(call)).toMatchObject({ kind: 'response', method: 'POST' })
  })

  test('invalid input', async () => {
    const call = store.cart.createLineItem(await newCart(), { quantity: 'x' } as never)
    expect(await commerceFailureOf(call)).toMatchObject({ status: 400, type: 'invalid_data' })
  })
})
