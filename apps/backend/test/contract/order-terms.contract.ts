/** @module-tag smoke */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { cartReadyToOrder, cartReadyToPay, complete, payManually } from '../support/checkout'
import { makeProducts, type TestProducts } from '../support/products'
import { ask, done, signInAdmin, type Answer } from '../support/backend'
import { chooseOwnDelivery } from '../support/own-delivery'
import { at, listAt, textAt } from '../support/read'

let admin: string
let testProduct: TestProducts

beforeAll(async () => {
  admin = await signInAdmin()
  testProduct = await makeProducts(admin, 'Bought at today’s terms', 40)
})
afterAll(async () => testProduct.remove())

const asAdmin = async (method: 'POST' | 'DELETE', path: string, body?: object) =>
  done(method, path, { bearer: admin, ...(body && { body }) })
const code = () => `T${crypto.randomUUID().slice(0, 8).toUpperCase()}`
const pieces = (quantity: number) => [{ variant_id: testProduct.variantId, quantity }]

interface Promotion {
  readonly id: string
  readonly code: string
}

/** A code for a tenth off. */
async function promotion(campaignId?: string): Promise<Promotion> {
  const made = await asAdmin('POST', '/admin/promotions', {
    code: code(),
    type: 'standard',
    status: 'active',
    ...(campaignId !== undefined && { campaign_id: campaignId }),
    application_method: {
      type: 'percentage',
      value: 10,
      target_type: 'items',
      allocation: 'across',
      currency_code: 'inr',
    },
  })
  return { id: textAt(made, 'promotion.id'), code: textAt(made, 'promotion.code') }
}

/** A cart for 450 and its delivery, which is paid and lacks nothing. */
async function reduced({ code: promo }: Promotion): Promise<string> {
  const { id } = await cartReadyToPay(pieces(1))
  await done('POST', `/store/carts/${id}/promotions`, { body: { promo_codes: [promo] } })
  await payManually(id)
  return id
}

const refusedAt = (total: number, agreed: number) => ({
  status: 400,
  body: {
    type: 'not_allowed',
    code: 'price_changed',
    message: `The total is ${total} now, and not ${agreed}.`,
  },
})

/** The refusal, and the order after the shopper has seen the new total. */
async function orderAnew(id: string, total: number): Promise<void> {
  const refreshed = await done('POST', `/store/carts/${id}/refresh?fields=id,total`)
  expect(at(refreshed, 'cart.total')).toBe(total)
  await payManually(id)
  expect(at((await complete(id)).body, 'order.total')).toBe(total)
}

describe('An order is placed at what prices, promotions, delivery and taxes give at that moment:', () => {
  it('[LIVE-06] not with a code that was switched off', async () => {
    const promo = await promotion()
    const id = await reduced(promo)
    await asAdmin('POST', `/admin/promotions/${promo.id}`, { status: 'inactive' })
    expect(await complete(id)).toMatchObject(refusedAt(505.99, 455.99))
    await orderAnew(id, 505.99)
  })

  it('not with a code that was deleted', async () => {
    const promo = await promotion()
    const id = await reduced(promo)
    await asAdmin('DELETE', `/admin/promotions/${promo.id}`)
    expect(await complete(id)).toMatchObject(refusedAt(505.99, 455.99))
    await orderAnew(id, 505.99)
  })

  it('not with the code of a campaign that has ended', async () => {
    const made = await asAdmin('POST', '/admin/campaigns', { name: 'Sale', campaign_identifier: code() })
    const campaign = textAt(made, 'campaign.id')
    const id = await reduced(await promotion(campaign))
    await asAdmin('POST', `/admin/campaigns/${campaign}`, {
      starts_at: new Date(Date.now() - 172_800_000),
      ends_at: new Date(Date.now() - 86_400_000),
    })
    expect(await complete(id)).toMatchObject(refusedAt(505.99, 455.99))
  })

  it('with a code that still holds', async () => {
    const id = await reduced(await promotion())
    expect(at((await complete(id)).body, 'order.total')).toBe(455.99)
  })

  it('not at a price of delivery that was raised, nor with one that is offered no more', async () => {
    const { id } = await cartReadyToPay(pieces(1))
    const delivery = await chooseOwnDelivery(admin, id)
    await payManually(id)
    await delivery.setPrice(20)
    expect(await complete(id)).toMatchObject(refusedAt(520, 505.99))
    await delivery.hide()
    expect(await complete(id)).toMatchObject({ status: 400, body: { code: 'delivery_withdrawn' } })
    await delivery.remove()
  })

  it('not with taxes that have changed within its prices: the total is the same, and the invoice is not', async () => {
    const { id } = await cartReadyToOrder(pieces(1))
    const known = await done('GET', '/admin/tax-regions?limit=100&fields=id,country_code,parent_id', {
      bearer: admin,
    })
    const india = listAt(known, 'tax_regions').find(
      (one) => at(one, 'country_code') === 'in' && at(one, 'parent_id') === null,
    )
    const rate = await asAdmin('POST', '/admin/tax-rates', {
      tax_region_id: textAt(india, 'id'),
      name: 'Of luxuries',
      code: code(),
      rate: 40,
      rules: [{ reference: 'product', reference_id: testProduct.productId }],
    })
    const answer = await complete(id)
    const taxedAnew = at(await done('POST', `/store/carts/${id}/refresh?fields=id,total,tax_total`), 'cart')
    await payManually(id)
    const order = at((await complete(id)).body, 'order')
    await asAdmin('DELETE', `/admin/tax-rates/${textAt(rate, 'tax_rate.id')}`)
    expect(answer).toMatchObject({ status: 400, body: { code: 'price_changed' } })
    expect(taxedAnew).toMatchObject({ total: 505.99 })
    expect(at(order, 'tax_total')).toBe(at(taxedAnew, 'tax_total'))
  })

  it('not of a published product that is in another sales channel alone', async () => {
    const { id } = await cartReadyToOrder(pieces(1))
    const channel = await done('GET', '/admin/sales-channels?limit=1', { bearer: admin })
    const path = `/admin/sales-channels/${textAt(channel, 'sales_channels.0.id')}/products`
    await asAdmin('POST', path, { remove: [testProduct.productId] })
    const answer = await complete(id)
    await asAdmin('POST', path, { add: [testProduct.productId] })
    expect(answer).toMatchObject({ status: 400, body: { type: 'not_allowed', code: 'not_for_sale' } })
    expect((await complete(id)).status).toBe(200)
  })

  it('not in a sales channel that the cart was moved to', async () => {
    const made = await asAdmin('POST', '/admin/sales-channels', { name: code() })
    const { id } = await cartReadyToPay(pieces(1))
    const body = { sales_channel_id: textAt(made, 'sales_channel.id') }
    expect(await ask('POST', `/store/carts/${id}`, { body })).toMatchObject({
      status: 400,
      body: { type: 'invalid_data' },
    })
  })
})

describe('A payment is opened only for what can be ordered:', () => {
  /** A cart with a collection of payments, after this change. */
  async function opened(quantity: number, change: () => Promise<unknown>): Promise<Answer> {
    const { id } = await cartReadyToPay(pieces(quantity))
    const made = await done('POST', '/store/payment-collections', { body: { cart_id: id } })
    await change()
    const path = `/store/payment-collections/${textAt(made, 'payment_collection.id')}/payment-sessions`
    const answer = await ask('POST', path, { body: { provider_id: 'pp_test' } })
    const cart = await done('GET', `/store/carts/${id}?fields=id,*payment_collection.payment_sessions`)
    expect(at(cart, 'cart.payment_collection.payment_sessions') ?? []).toEqual([])
    return answer
  }

  const variant = () => `/admin/products/${testProduct.productId}/variants/${testProduct.variantId}`
  const setPrice = async (amount: number) =>
    asAdmin('POST', variant(), { prices: [{ currency_code: 'inr', amount }] })
  const setStatus = async (status: string) =>
    asAdmin('POST', `/admin/products/${testProduct.productId}`, { status })

  it('[F-59] not at a price that has changed', async () => {
    const answer = await opened(1, async () => setPrice(650))
    await setPrice(500)
    expect(answer).toMatchObject({ status: 400, body: { code: 'price_changed' } })
  })

  it('[F-60] not for pieces that are sold out', async () => {
    const level = await done('GET', `/admin/inventory-items/${testProduct.inventoryItemId}/location-levels`, {
      bearer: admin,
    })
    const place = textAt(level, 'inventory_levels.0.location_id')
    const path = `/admin/inventory-items/${testProduct.inventoryItemId}/location-levels/${place}`
    const stocked = at(level, 'inventory_levels.0.stocked_quantity')
    const reserved = at(level, 'inventory_levels.0.reserved_quantity')
    const answer = await opened(1, async () => asAdmin('POST', path, { stocked_quantity: reserved }))
    await asAdmin('POST', path, { stocked_quantity: stocked })
    expect(answer).toMatchObject({ status: 400, body: { code: 'insufficient_inventory' } })
  })

  it('not for a product that is not for sale any more', async () => {
    const answer = await opened(1, async () => setStatus('draft'))
    await setStatus('published')
    expect(answer).toMatchObject({ status: 400, body: { code: 'not_for_sale' } })
  })
})
