/** @module-tag smoke */
import { afterAll, beforeAll, expect, it } from 'vitest'

import { cartReadyToOrder, complete } from '../support/checkout'
import { makeProducts, stockLocation, type TestProducts } from '../support/products'
import { done, signInAdmin } from '../support/backend'
import { at, listAt, textAt } from '../support/read'

let admin: string
let testProduct: TestProducts

beforeAll(async () => {
  admin = await signInAdmin()
  testProduct = await makeProducts(admin, 'Sent back', 5)
})
afterAll(async () => testProduct.remove())

it('[F-81] A return that a shopper requested is received in the dashboard, and its pieces are in stock again', async () => {
  const bearer = admin
  const cart = await cartReadyToOrder([{ variant_id: testProduct.variantId, quantity: 2 }])
  const { body } = await complete(cart.id)
  const [order, line] = [textAt(body, 'order.id'), textAt(body, 'order.items.0.id')]
  const items = [{ id: line, quantity: 2 }]
  const path = `/admin/orders/${order}/fulfillments`
  await done('POST', path, { bearer, body: { items } })
  const sent = await done('GET', `/admin/orders/${order}?fields=fulfillments.id`, { bearer })
  const parcel = `${path}/${textAt(sent, 'order.fulfillments.0.id')}`
  await done('POST', `${parcel}/shipments`, { bearer, body: { items } })
  await done('POST', `${parcel}/mark-as-delivered`, { bearer })
  const options = await done('GET', `/store/shipping-options?cart_id=${cart.id}&is_return=true`)
  const requested = await done('POST', '/store/returns', {
    access: textAt(body, 'order_access'),
    body: {
      order_id: order,
      items: [{ id: line, quantity: 1 }],
      return_shipping: { option_id: textAt(options, 'shipping_options.0.id') },
    },
  })
  const id = textAt(requested, 'return.id')

  // What the dashboard sends for "Receive items" and "Save".
  await done('POST', `/admin/returns/${id}/receive`, { bearer, body: {} })
  await done('POST', `/admin/returns/${id}/receive-items`, {
    bearer,
    body: { items: [{ id: line, quantity: 1 }] },
  })
  await done('POST', `/admin/returns/${id}/receive/confirm`, { bearer, body: {} })

  const { return: received } = (await done('GET', `/admin/returns/${id}?fields=status,*items`, {
    bearer,
  })) as {
    return: unknown
  }
  expect(at(received, 'status')).toBe('received')
  expect(listAt(received, 'items')).toMatchObject([{ received_quantity: 1 }])
  expect(await stockLocation(admin, testProduct.inventoryItemId)).toEqual({ stocked: 4, reserved: 0 })
})
