import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { deletedAfterwards } from '../../support/afterwards.ts'
import { liveMerchant, type Merchant } from '../../support/live-merchant.ts'
import { liveShop } from '../../support/live-shop.ts'
import { one } from '../../support/one.ts'
import { ownProduct, type TestProduct } from '../../support/own-products.ts'
import { filledCart } from '../../support/own-order.ts'

const shop = liveShop()
let admin: Merchant['admin']
let testProduct: TestProduct

beforeAll(async () => {
  ;({ admin } = await liveMerchant())
  testProduct = await ownProduct(admin)
  return testProduct.remove
})

describe('a price', () => {
  test('is lowered by a price list, whose prices are added and removed in batches', async () => {
    const { price_list } = await admin.priceList.create({
      title: `Sale ${randomUUID()}`,
      description: 'While it rains',
      type: 'sale',
      status: 'active',
      prices: [
        { variant_id: testProduct.variantId, currency_code: testProduct.currency, amount: 900, rules: {} },
      ],
    })
    deletedAfterwards(price_list.id, admin.priceList.delete)
    const { id } = price_list
    const shown = async () => {
      const { product } = await shop.store.product.retrieve(testProduct.productId, {
        region_id: testProduct.regionId,
        fields: '*variants.calculated_price',
      })
      return one(product.variants).calculated_price?.calculated_amount
    }
    expect(await shown()).toBe(900)

    const { prices } = await admin.priceList.prices(id)
    const priceId = one(prices).id
    const batch = await admin.priceList.batchPrices(id, {
      create: [],
      update: [{ id: priceId, variant_id: testProduct.variantId, amount: 800 }],
      delete: [],
    })
    expect(batch).toMatchObject({
      created: [],
      updated: [{ id: priceId, amount: 800 }],
      deleted: { ids: [] },
    })
    expect(await shown()).toBe(800)
    const { price_list: changed } = await admin.priceList.update(id, { status: 'draft' })
    expect(changed).toMatchObject({ id, status: 'draft' })
    expect(await shown()).toBe(testProduct.price)
    expect((await admin.priceList.list({ q: price_list.title })).count).toBe(1)
    await admin.priceList.linkProducts(id, { remove: [testProduct.productId] })
    expect((await admin.priceList.prices(id)).prices).toEqual([])
    expect((await admin.priceList.retrieve(id)).price_list.title).toBe(price_list.title)
  })

  test('is shown with or without tax, according to a preference', async () => {
    const preference = { attribute: 'currency_code', value: 'nok', is_tax_inclusive: false }
    const { price_preference } = await admin.pricePreference.create(preference)
    deletedAfterwards(price_preference.id, admin.pricePreference.delete)
    const { id } = price_preference
    const { price_preference: changed } = await admin.pricePreference.update(id, { is_tax_inclusive: true })
    expect(changed).toMatchObject({ ...preference, id, is_tax_inclusive: true })
    const { price_preferences } = await admin.pricePreference.list({ value: ['nok'] })
    expect(price_preferences.map((found) => found.id)).toEqual([id])
    expect((await admin.pricePreference.retrieve(id)).price_preference.value).toBe('nok')
  })
})

describe('a promotion', () => {
  test('takes something off a cart, belongs to a campaign, and its rules are added and removed in batches', async () => {
    const code = `RAIN-${randomUUID()}`
    const { promotion } = await admin.promotion.create({
      code,
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
    const { id } = promotion

    const cartId = await filledCart(shop, testProduct, 1)
    const { cart } = await shop.store.cart.addPromotions(cartId, { promo_codes: [code] })
    expect(cart.promotions?.map((applied) => applied.code)).toEqual([code])
    expect(cart.discount_total).toBeGreaterThan(0)
    const { cart: without } = await shop.store.cart.removePromotions(cartId, { promo_codes: [code] })
    expect(without.discount_total).toBe(0)

    const { created } = await admin.promotion.addRules(id, 'rules', {
      rules: [{ attribute: 'currency_code', operator: 'eq', values: [testProduct.currency] }],
    })
    const ruleId = one(created).id
    const { updated } = await admin.promotion.updateRules(id, 'rules', {
      rules: [{ id: ruleId, attribute: 'currency_code', operator: 'in', values: [testProduct.currency] }],
    })
    expect(updated).toMatchObject([{ id: ruleId, operator: 'in' }])
    const { rules } = await admin.promotion.listRules(id, 'rules')
    expect(rules.map((rule) => rule.attribute)).toContain('currency_code')
    const { deleted } = await admin.promotion.removeRules(id, 'rules', { rule_ids: [ruleId] })
    expect(deleted.ids).toEqual([ruleId])
    const { attributes } = await admin.promotion.listRuleAttributes('rules', 'standard')
    expect(attributes.map((attribute) => attribute.value)).toContain('currency_code')
    const { values } = await admin.promotion.listRuleValues('rules', 'currency_code', { limit: 3 })
    expect(values.length).toBeGreaterThan(0)

    const { promotion: changed } = await admin.promotion.update(id, { status: 'inactive' })
    expect(changed).toMatchObject({ id, status: 'inactive' })
    expect((await admin.promotion.list({ code })).promotions.map((found) => found.id)).toEqual([id])

    const { campaign } = await admin.campaign.create({
      name: `Monsoon ${id}`,
      campaign_identifier: randomUUID(),
      budget: { type: 'usage', limit: 10 },
    })
    deletedAfterwards(campaign.id, admin.campaign.delete)
    const { campaign: later } = await admin.campaign.update(campaign.id, {
      ends_at: new Date('2999-01-01T00:00:00Z'),
    })
    expect(later).toMatchObject({ id: campaign.id, ends_at: '2999-01-01T00:00:00.000Z' })
    await admin.campaign.batchPromotions(campaign.id, { add: [id] })
    expect((await admin.promotion.retrieve(id)).promotion.campaign_id).toBe(campaign.id)
    expect((await admin.campaign.list({ q: campaign.name })).campaigns).toHaveLength(1)
    expect((await admin.campaign.retrieve(campaign.id)).campaign.name).toBe(campaign.name)
  })
})
