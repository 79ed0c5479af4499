import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { afterwards, deletedAfterwards } from '../../support/afterwards.ts'
import { liveMerchant, type Merchant } from '../../support/live-merchant.ts'
import { liveShop } from '../../support/live-shop.ts'
import { one } from '../../support/one.ts'
import { ownProduct } from '../../support/own-products.ts'

const { store } = liveShop()
let admin: Merchant['admin']

beforeAll(async () => {
  ;({ admin } = await liveMerchant())
})

describe('settings', () => {
  test('of regions', async () => {
    const { payment_providers } = await admin.payment.listPaymentProviders()
    const provider = one(payment_providers).id
    const { region } = await admin.region.create({
      name: `Iceland ${randomUUID()}`,
      currency_code: 'isk',
      countries: ['is'],
      payment_providers: [provider],
    })
    deletedAfterwards(region.id, admin.region.delete)
    const { price_preferences } = await admin.pricePreference.list({ value: [region.id] })
    for (const preference of price_preferences) deletedAfterwards(preference.id, admin.pricePreference.delete)
    const { id } = region
    await admin.region.update(id, { metadata: { far: true } })
    expect((await admin.region.retrieve(id)).region).toMatchObject({ id, metadata: { far: true } })
    expect((await admin.region.list({ name: region.name })).regions.map((found) => found.id)).toEqual([id])
    expect((await store.region.retrieve(id)).region).toMatchObject({ currency_code: 'isk' })
    const offered = await store.payment.listPaymentProviders({ region_id: id })
    expect(offered.payment_providers.map((found) => found.id)).toEqual([provider])
  })

  test('of sales channels', async () => {
    const { productId, remove } = await ownProduct(admin)
    afterwards(remove)
    const { sales_channel } = await admin.salesChannel.create({ name: `Market ${randomUUID()}` })
    deletedAfterwards(sales_channel.id, admin.salesChannel.delete)
    const { id } = sales_channel
    await admin.salesChannel.update(id, { description: 'On Sundays' })
    expect((await admin.salesChannel.retrieve(id)).sales_channel).toMatchObject({
      id,
      description: 'On Sundays',
    })
    expect((await admin.salesChannel.list({ name: sales_channel.name })).count).toBe(1)
    await admin.salesChannel.batchProducts(id, { add: [productId] })
    const sold = () => admin.product.list({ sales_channel_id: [id], fields: 'id' })
    expect((await sold()).products).toMatchObject([{ id: productId }])
    await admin.salesChannel.updateProducts(id, { remove: [productId] })
    expect((await sold()).products).toEqual([])
  })

  test('of the store and its currencies', async () => {
    const { id, metadata } = one((await admin.store.list()).stores)
    afterwards(() => admin.store.update(id, { metadata: metadata ?? null }))
    const { store: changed } = await admin.store.update(id, { metadata: { ...metadata, checked: true } })
    expect(changed).toMatchObject({ id, metadata: { checked: true } })
    const { store: seen } = await admin.store.retrieve(id)
    const code = one(seen.supported_currencies).currency_code
    expect((await admin.currency.retrieve(code)).currency.code).toBe(code)
    expect((await admin.currency.list({ code: [code] })).currencies).toHaveLength(1)
    expect((await store.currency.retrieve(code)).currency.code).toBe(code)
    expect((await store.currency.list({ limit: 2 })).currencies).toHaveLength(2)
  })

  test('of the reasons for returns and refunds', async () => {
    const value = `faded-${randomUUID()}`
    const { return_reason } = await admin.returnReason.create({ value, label: 'Faded' })
    deletedAfterwards(return_reason.id, admin.returnReason.delete)
    await admin.returnReason.update(return_reason.id, { value, label: 'Faded', description: 'In the sun' })
    const { return_reason: reason } = await admin.returnReason.retrieve(return_reason.id)
    expect(reason).toMatchObject({ value, label: 'Faded', description: 'In the sun' })
    const { return_reasons } = await admin.returnReason.list({ limit: 100 })
    expect(return_reasons.map(({ id }) => id)).toContain(return_reason.id)
    const { return_reasons: offered } = await store.returnReason.list()
    expect(offered.map(({ id }) => id)).toContain(return_reason.id)
    expect((await store.returnReason.retrieve(return_reason.id)).return_reason.value).toBe(value)

    const { refund_reason } = await admin.refundReason.create({ label: value, code: value })
    deletedAfterwards(refund_reason.id, admin.refundReason.delete)
    await admin.refundReason.update(refund_reason.id, { description: 'A gesture' })
    const { refund_reason: refund } = await admin.refundReason.retrieve(refund_reason.id)
    expect(refund).toMatchObject({ label: value, description: 'A gesture' })
    expect((await admin.refundReason.list({ q: value })).refund_reasons).toHaveLength(1)
  })

  test('of the admin’s own pages', async () => {
    const zone = 'product.details'
    afterwards(async () => expect(await admin.layouts.deleteConfiguration(zone)).toEqual({ success: true }))
    await admin.layouts.setConfiguration(zone, {
      is_default: false,
      configuration: { widgets: {} },
    })
    const { layout_configurations } = await admin.layouts.listConfigurations()
    expect(layout_configurations.map((kept) => kept.zone)).toContain(zone)
    expect(await admin.layouts.retrieveConfiguration(zone)).toHaveProperty('personal_configuration')
  })

  test('of what is installed, and what is indexed', async () => {
    const { feature_flags } = await admin.featureFlag.list()
    expect(feature_flags).toMatchObject({ rbac: false })
    const { plugins } = await admin.plugin.list()
    expect(plugins.map(({ name }) => name)).toContain('@medusajs/draft-order')
    const { results } = await admin.search.list({ q: 'linen' })
    expect(results.map(({ entity }) => entity)).toContain('product')
    const { search_indexes } = await admin.search.listIndexes()
    // The catalogue has one more for each language.
    expect(search_indexes).toContainEqual(expect.objectContaining({ name: 'product', entity: 'product' }))
  })
})
