import { beforeAll, describe, expect, test } from 'vitest'
import { afterwards, deletedAfterwards } from '../../support/afterwards.ts'
import { liveMerchant, type Merchant } from '../../support/live-merchant.ts'
import { liveShop, newPerson, signUp } from '../../support/live-shop.ts'
import { one } from '../../support/one.ts'
import { ownProduct, type TestProduct } from '../../support/own-products.ts'
import { accessTo, placedOrder } from '../../support/own-order.ts'

let admin: Merchant['admin']
let testProduct: TestProduct

beforeAll(async () => {
  ;({ admin } = await liveMerchant())
  testProduct = await ownProduct(admin)
  return testProduct.remove
})

/** A guest's order, and a customer with an account who claims it. */
async function orderAndClaimant() {
  const order = await placedOrder(admin, testProduct, 1)
  const { id } = order
  afterwards(() => admin.order.cancel(id))
  const shop = liveShop()
  await signUp(shop, newPerson())
  const { customer } = await shop.store.customer.retrieve()
  deletedAfterwards(customer.id, admin.customer.delete)
  return { id, shop, customer, access: await accessTo(order) }
}

/** The token that the server emails to the owner of the order. */
async function tokenOf(id: string): Promise<string> {
  const { order_changes } = await admin.order.listChanges(id, { change_type: 'transfer' })
  const open = order_changes.find(({ status }) => status === 'requested')
  const token = one(open?.actions).details?.['token']
  if (typeof token !== 'string') throw new Error('No transfer of the order is requested')
  return token
}

describe('an order is transferred', () => {
  test('when a customer requests it and its owner accepts', async () => {
    const { id, shop, customer, access } = await orderAndClaimant()
    const { order } = await shop.store.order.requestTransfer(id, { description: 'mine' }, undefined, access)
    expect(order.id).toBe(id)
    await liveShop().store.order.acceptTransfer(id, { token: await tokenOf(id) })
    expect((await admin.order.retrieve(id, { fields: 'customer_id' })).order.customer_id).toBe(customer.id)
    expect((await shop.store.order.list()).orders.map((found) => found.id)).toContain(id)

    const email = newPerson().email
    await admin.order.transferToGuest(id, { email })
    const { order: guests } = await admin.order.retrieve(id, { fields: 'customer_id,email' })
    expect(guests.customer_id).not.toBe(customer.id)
    expect(guests.email).toBe(email)
  })

  test('not when its owner declines, or the customer cancels the request', async () => {
    const { id, shop, customer, access } = await orderAndClaimant()
    await shop.store.order.requestTransfer(id, {}, undefined, access)
    await liveShop().store.order.declineTransfer(id, { token: await tokenOf(id) })
    await shop.store.order.requestTransfer(id, {}, undefined, access)
    await shop.store.order.cancelTransfer(id)

    await admin.order.requestTransfer(id, { customer_id: customer.id })
    await admin.order.cancelTransfer(id)
    const { order_changes } = await admin.order.listChanges(id, { change_type: 'transfer' })
    // A cancelled transfer leaves no change.
    expect(order_changes.map(({ status }) => status)).toEqual(['declined'])
    expect((await admin.order.retrieve(id, { fields: 'customer_id' })).order.customer_id).not.toBe(
      customer.id,
    )
  })
})
