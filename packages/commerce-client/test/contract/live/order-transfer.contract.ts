import { beforeAll, describe, expect, test } from 'vitest'
import { afterwards, deletedAfterwards } from '../../support/afterwards.ts'
import { liveMerchant, type Merchant } from '../../support/live-merchant.ts'
import { liveShop, newPerson, signUp } from '../../support/live-shop.ts'
import { ownProduct, type TestProduct } from '../../support/own-products.ts'
import { accessTo, placedOrder } from '../../support/own-order.ts'
import { untilFound } from '../../support/until-found.ts'

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
  return { id, shop, customer, access: await accessTo(order), token: async () => tokenTo(order.email ?? '') }
}

interface Outbox {
  readonly mails: readonly { readonly subject: string; readonly text: string }[]
}

/** The token that the server emails to the owner of the order. */
async function tokenTo(email: string): Promise<string> {
  return untilFound(async () => {
    const { mails } = await liveShop().client.fetch<Outbox>('/outbox', { query: { to: email } })
    const link = mails.find(({ subject }) => subject.startsWith('Move order'))?.text ?? ''
    return /[#&]token=([^&\s]+)/.exec(link)?.[1]
  })
}

describe('an order is transferred', () => {
  test('when a customer requests it and its owner accepts', async () => {
    const { id, shop, customer, access, token } = await orderAndClaimant()
    const { order } = await shop.store.order.requestTransfer(id, { description: 'mine' }, undefined, access)
    expect(order.id).toBe(id)
    await liveShop().store.order.acceptTransfer(id, { token: await token() })
    expect((await admin.order.retrieve(id, { fields: 'customer_id' })).order.customer_id).toBe(customer.id)
    expect((await shop.store.order.list()).orders.map((found) => found.id)).toContain(id)

    const email = newPerson().email
    await admin.order.transferToGuest(id, { email })
    const { order: guests } = await admin.order.retrieve(id, { fields: 'customer_id,email' })
    expect(guests.customer_id).not.toBe(customer.id)
    expect(guests.email).toBe(email)
  })

  test('not when its owner declines, or the request is cancelled', async () => {
    const { id, shop, customer, access, token } = await orderAndClaimant()
    await shop.store.order.requestTransfer(id, {}, undefined, access)
    await liveShop().store.order.declineTransfer(id, { token: await token() })

    const asked = { customer_id: customer.id }
    await admin.order.requestTransfer(id, asked)
    await shop.store.order.cancelTransfer(id)
    await admin.order.requestTransfer(id, asked)
    await admin.order.cancelTransfer(id)
    // The shop keeps a customer's request out of the order, and a cancelled one leaves no change.
    const { order_changes } = await admin.order.listChanges(id, { change_type: 'transfer' })
    expect(order_changes).toEqual([])
    expect((await admin.order.retrieve(id, { fields: 'customer_id' })).order.customer_id).not.toBe(
      customer.id,
    )
  })
})
