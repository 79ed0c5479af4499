import { beforeAll, describe, expect, test } from 'vitest'
import { each } from '../../../src/index.ts'
import { deletedAfterwards } from '../../support/afterwards.ts'
import { commerceFailureOf } from '../../support/failure-of.ts'
import { liveMerchant, type Merchant } from '../../support/live-merchant.ts'
import { liveShop, newPerson, signUp } from '../../support/live-shop.ts'
import { one } from '../../support/one.ts'
import { ownProduct, type TestProduct } from '../../support/own-products.ts'
import { accessTo, deliveredOrder } from '../../support/own-order.ts'
import { returnShipping } from '../../support/return-shipping.ts'

const shop = liveShop()
const { store } = shop
let admin: Merchant['admin']
let testProduct: TestProduct

beforeAll(async () => {
  ;({ admin } = await liveMerchant())
  testProduct = await ownProduct(admin)
  return testProduct.remove
})

describe('a shopper', () => {
  test('sees variants and options', async () => {
    const { variants } = await store.productVariant.list({
      id: [testProduct.variantId],
      region_id: testProduct.regionId,
    })
    expect(one(variants)).toMatchObject({
      id: testProduct.variantId,
      calculated_price: { calculated_amount: testProduct.price },
    })
    const { variant } = await store.productVariant.retrieve(testProduct.variantId, {
      region_id: testProduct.regionId,
    })
    expect(variant.id).toBe(testProduct.variantId)
    const { product_options } = await store.productOption.list({ limit: 1 })
    const { id, title } = one(product_options)
    expect((await store.productOption.retrieve(id)).product_option).toMatchObject({ id, title })
  })

  test('searches with the words of the products', async () => {
    // The index is updated asynchronously.
    const found = async () => {
      const { results } = await store.search.list({
        queries: [{ entity: 'product', filters: { id: testProduct.productId } }],
      })
      return one(results).hits.map(({ id }) => id)
    }
    await expect.poll(found, { timeout: 20_000 }).toEqual([testProduct.productId])
  })

  test('iterates over all products, a page at a time', async () => {
    // Other contracts publish and delete products meanwhile, which moves those after them to another page.
    const { products } = await store.product.list({ limit: 1000, fields: 'id' })
    const ofSample = products.map(({ id }) => id).filter((id) => id.startsWith('prod_umber_'))
    expect(ofSample.length).toBeGreaterThan(20)
    const ids: string[] = []
    for await (const { id } of each(store.product.list, {
      id: ofSample,
      fields: 'id',
      order: 'id',
      limit: 7,
    }))
      ids.push(id)
    expect(ids.toSorted()).toEqual(ofSample.toSorted())
  })

  test('keeps an account and addresses', async () => {
    const person = liveShop()
    await signUp(person, newPerson())
    const { customer } = await person.store.customer.update({ last_name: 'Rao' })
    deletedAfterwards(customer.id, admin.customer.delete)
    expect(customer.last_name).toBe('Rao')
    const { customer: settled } = await person.store.customer.createAddress({
      city: 'Pune',
      country_code: 'in',
    })
    const addressId = one(settled.addresses).id
    await person.store.customer.updateAddress(addressId, { city: 'Mumbai' })
    expect((await person.store.customer.retrieveAddress(addressId)).address.city).toBe('Mumbai')
    expect((await person.store.customer.listAddress()).addresses).toMatchObject([{ id: addressId }])
    const gone = await person.store.customer.deleteAddress(addressId)
    expect(gone).toMatchObject({ object: 'address', deleted: true, parent: { id: customer.id } })
    expect((await person.store.customer.listAddress()).addresses).toEqual([])
  })

  test('returns something', async () => {
    const order = await deliveredOrder(admin, testProduct, 1)
    const wayBack = await returnShipping(admin, testProduct)
    const { return: asked } = await store.return.create(
      {
        order_id: order.id,
        items: [{ id: one(order.items).id, quantity: 1 }],
        return_shipping: { option_id: wayBack.id },
      },
      await accessTo(order),
    )
    expect(asked).toMatchObject({ order_id: order.id, status: 'requested' })
  })

  test('gets the price of a shipping option with a fixed price', async () => {
    const { cart } = await store.cart.create({ region_id: testProduct.regionId })
    const { shipping_options } = await admin.shippingOption.list({ limit: 1, order: 'created_at' })
    const call = store.fulfillment.calculate(one(shipping_options).id, { cart_id: cart.id })
    expect(await commerceFailureOf(call)).toMatchObject({ kind: 'response', method: 'POST' })
  })
})
