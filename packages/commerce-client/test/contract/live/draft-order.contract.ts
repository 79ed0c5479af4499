import { beforeAll, describe, expect, test } from 'vitest'
import { actionOf } from '../../support/action-of.ts'
import { afterwards, deletedAfterwards } from '../../support/afterwards.ts'
import { liveMerchant, type Merchant } from '../../support/live-merchant.ts'
import { newPerson } from '../../support/live-shop.ts'
import { one } from '../../support/one.ts'
import { ownProduct, type TestProduct } from '../../support/own-products.ts'

let admin: Merchant['admin']
let testProduct: TestProduct

beforeAll(async () => {
  ;({ admin } = await liveMerchant())
  testProduct = await ownProduct(admin)
  return testProduct.remove
})

const address = { first_name: 'Asha', address_1: '4 Lake Road', city: 'Pune', country_code: 'in' }

/** A draft with one item and one shipping method. */
async function draft() {
  const { shipping_options } = await admin.shippingOption.list({ limit: 1, order: 'created_at' })
  const option = one(shipping_options)
  const { draft_order } = await admin.draftOrder.create(
    {
      region_id: testProduct.regionId,
      sales_channel_id: testProduct.channelId,
      email: newPerson().email,
      shipping_address: address,
      billing_address: address,
      items: [{ variant_id: testProduct.variantId, quantity: 1 }],
      shipping_methods: [{ shipping_option_id: option.id, name: option.name, amount: 50 }],
    },
    { fields: '*items,*shipping_methods,+email,+status,+is_draft_order' },
  )
  return { ...draft_order, optionId: option.id }
}

describe('a draft order', () => {
  test('is created, edited, confirmed and converted to an order', async () => {
    const { id, items, shipping_methods, optionId, ...made } = await draft()
    expect(made).toMatchObject({ status: 'draft', is_draft_order: true })
    const { promotion } = await admin.promotion.create({
      code: `DRAFT-${testProduct.variantId}`,
      type: 'standard',
      status: 'active',
      application_method: {
        type: 'percentage',
        value: 10,
        target_type: 'items',
        allocation: 'across',
        currency_code: testProduct.currency,
      },
    })
    deletedAfterwards(promotion.id, admin.promotion.delete)

    await admin.draftOrder.beginEdit(id)
    const added = await admin.draftOrder.addItems(id, {
      items: [{ variant_id: testProduct.variantId, quantity: 1 }],
    })
    await admin.draftOrder.updateActionItem(id, actionOf(added.draft_order_preview.items, 'ITEM_ADD'), {
      quantity: 3,
    })
    await admin.draftOrder.updateItem(id, one(items).id, { quantity: 2 })
    const sent = await admin.draftOrder.addShippingMethod(id, { shipping_option_id: optionId })
    await admin.draftOrder.updateActionShippingMethod(
      id,
      actionOf(sent.draft_order_preview.shipping_methods, 'SHIPPING_ADD'),
      { shipping_option_id: optionId, custom_amount: 70 },
    )
    await admin.draftOrder.updateShippingMethod(id, one(shipping_methods).id, {
      shipping_option_id: optionId,
      custom_amount: 40,
    })
    await admin.draftOrder.addPromotions(id, { promo_codes: [promotion.code ?? ''] })
    await admin.draftOrder.requestEdit(id)
    const { draft_order_preview } = await admin.draftOrder.confirmEdit(id)
    expect(new Set(draft_order_preview.items.map(({ quantity }) => quantity))).toEqual(new Set([2, 3]))

    const { draft_order } = await admin.draftOrder.retrieve(id, {
      fields: '+total,+discount_total,*shipping_methods',
    })
    expect(draft_order).toMatchObject({ id, discount_total: 500 })
    expect(new Set(draft_order.shipping_methods.map(({ amount }) => amount))).toEqual(new Set([40, 70]))
    const { order } = await admin.draftOrder.convertToOrder(id)
    afterwards(() => admin.order.cancel(id))
    expect(order.id).toBe(id)
    const { order: converted } = await admin.order.retrieve(id, { fields: '+is_draft_order,+status' })
    expect(converted).toMatchObject({ id, status: 'pending', is_draft_order: false })
  })

  test('has its additions removed again, and the edit and the draft are cancelled', async () => {
    const { id, shipping_methods, optionId } = await draft()
    const { draft_order } = await admin.draftOrder.update(id, { metadata: { by: 'phone' } })
    expect(draft_order).toMatchObject({ id, metadata: { by: 'phone' } })
    const { draft_orders } = await admin.draftOrder.list({ id: [id] })
    expect(draft_orders.map((found) => found.id)).toEqual([id])
    const { promotion } = await admin.promotion.create({
      code: `DROPPED-${testProduct.variantId}`,
      type: 'standard',
      status: 'active',
      application_method: {
        type: 'percentage',
        value: 10,
        target_type: 'items',
        allocation: 'across',
        currency_code: testProduct.currency,
      },
    })
    deletedAfterwards(promotion.id, admin.promotion.delete)

    await admin.draftOrder.beginEdit(id)
    const added = await admin.draftOrder.addItems(id, {
      items: [{ variant_id: testProduct.variantId, quantity: 1 }],
    })
    await admin.draftOrder.removeActionItem(id, actionOf(added.draft_order_preview.items, 'ITEM_ADD'))
    const sent = await admin.draftOrder.addShippingMethod(id, { shipping_option_id: optionId })
    await admin.draftOrder.removeActionShippingMethod(
      id,
      actionOf(sent.draft_order_preview.shipping_methods, 'SHIPPING_ADD'),
    )
    await admin.draftOrder.removeShippingMethod(id, one(shipping_methods).id)
    const promo_codes = [promotion.code ?? '']
    await admin.draftOrder.addPromotions(id, { promo_codes })
    const { draft_order_preview } = await admin.draftOrder.removePromotions(id, { promo_codes })
    expect(draft_order_preview.items).toHaveLength(1)
    expect(await admin.draftOrder.cancelEdit(id)).toMatchObject({ deleted: true })
    expect(await admin.draftOrder.delete(id)).toMatchObject({ id, deleted: true })
  })
})
