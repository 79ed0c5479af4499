import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { afterwards, deletedAfterwards } from '../../support/afterwards.ts'
import { liveMerchant, type Merchant } from '../../support/live-merchant.ts'
import { liveShop } from '../../support/live-shop.ts'
import { one } from '../../support/one.ts'
import { ownProduct, type TestProduct } from '../../support/own-products.ts'
import { filledCart, placedOrder } from '../../support/own-order.ts'

let admin: Merchant['admin']
let testProduct: TestProduct

beforeAll(async () => {
  ;({ admin } = await liveMerchant())
  testProduct = await ownProduct(admin)
  return testProduct.remove
})

describe('delivery', () => {
  test('goes from a stock location, through a fulfilment set and its zones, by shipping options', async () => {
    const name = `Depot ${randomUUID()}`
    const { stock_location } = await admin.stockLocation.create({
      name,
      address: { address_1: '1 Dock Road', country_code: 'in' },
    })
    const { id } = stock_location
    deletedAfterwards(id, admin.stockLocation.delete)
    const { stock_location: renamed } = await admin.stockLocation.update(id, { name: `${name}, gate 2` })
    expect(renamed).toMatchObject({ id, name: `${name}, gate 2` })
    // A sales channel without shoppers: while a location is deleted, Medusa cannot list the shipping options of its
    // channel's carts.
    const { sales_channel } = await admin.salesChannel.create({ name })
    deletedAfterwards(sales_channel.id, admin.salesChannel.delete)
    await admin.stockLocation.updateSalesChannels(id, { add: [sales_channel.id] })
    const { fulfillment_providers } = await admin.fulfillmentProvider.list()
    const providerId = one(fulfillment_providers).id
    await admin.stockLocation.updateFulfillmentProviders(id, { add: [providerId] })
    const { fulfillment_options } = await admin.fulfillmentProvider.listFulfillmentOptions(providerId)
    expect(fulfillment_options.length).toBeGreaterThan(0)

    await admin.stockLocation.createFulfillmentSet(id, { name, type: 'shipping' })
    const { stock_location: linked } = await admin.stockLocation.retrieve(id, {
      fields: '*fulfillment_sets,*sales_channels',
    })
    expect(linked.sales_channels?.map((channel) => channel.id)).toEqual([sales_channel.id])
    const setId = one(linked.fulfillment_sets).id
    deletedAfterwards(setId, admin.fulfillmentSet.delete)
    const { stock_locations } = await admin.stockLocation.list({ name: `${name}, gate 2` })
    expect(stock_locations.map((found) => found.id)).toEqual([id])

    const { fulfillment_set } = await admin.fulfillmentSet.createServiceZone(setId, {
      name,
      geo_zones: [{ type: 'country', country_code: 'np' }],
    })
    const zoneId = one(fulfillment_set.service_zones).id
    deletedAfterwards(zoneId, (zone) => admin.fulfillmentSet.deleteServiceZone(setId, zone))
    await admin.fulfillmentSet.updateServiceZone(setId, zoneId, { name: `${name} to Nepal` })
    const { service_zone } = await admin.fulfillmentSet.retrieveServiceZone(setId, zoneId)
    expect(service_zone).toMatchObject({ id: zoneId, name: `${name} to Nepal` })

    const { shipping_profile } = await admin.shippingProfile.create({ name, type: 'bulky' })
    deletedAfterwards(shipping_profile.id, admin.shippingProfile.delete)
    const { shipping_profile: changed } = await admin.shippingProfile.update(shipping_profile.id, {
      metadata: { lorry: true },
    })
    expect(changed).toMatchObject({ id: shipping_profile.id, metadata: { lorry: true } })
    expect((await admin.shippingProfile.retrieve(shipping_profile.id)).shipping_profile.name).toBe(name)
    expect((await admin.shippingProfile.list({ name })).count).toBe(1)

    const { shipping_option_type } = await admin.shippingOptionType.create({ label: name, code: name })
    deletedAfterwards(shipping_option_type.id, admin.shippingOptionType.delete)
    const { shipping_option_type: described } = await admin.shippingOptionType.update(
      shipping_option_type.id,
      { description: 'By lorry' },
    )
    expect(described).toMatchObject({ id: shipping_option_type.id, description: 'By lorry' })
    expect((await admin.shippingOptionType.list({ q: name })).count).toBe(1)
    const seen = await admin.shippingOptionType.retrieve(shipping_option_type.id)
    expect(seen.shipping_option_type.code).toBe(name)

    const { shipping_option } = await admin.shippingOption.create({
      name,
      service_zone_id: zoneId,
      shipping_profile_id: shipping_profile.id,
      type_id: shipping_option_type.id,
      provider_id: providerId,
      price_type: 'flat',
      prices: [{ currency_code: testProduct.currency, amount: 400 }],
      rules: [{ attribute: 'enabled_in_store', operator: 'eq', value: 'true' }],
    })
    deletedAfterwards(shipping_option.id, admin.shippingOption.delete)
    const { shipping_option: renewed } = await admin.shippingOption.update(shipping_option.id, {
      name: `${name} by lorry`,
    })
    expect(renewed).toMatchObject({ id: shipping_option.id, name: `${name} by lorry` })
    const rules = await admin.shippingOption.updateRules(shipping_option.id, {
      create: [{ attribute: 'is_return', operator: 'eq', value: 'false' }],
    })
    expect(rules.created).toMatchObject([{ attribute: 'is_return', operator: 'eq' }])
    const { shipping_options } = await admin.shippingOption.list({ service_zone_id: zoneId })
    expect(shipping_options.map((found) => found.id)).toEqual([shipping_option.id])
    const read = await admin.shippingOption.retrieve(shipping_option.id)
    expect(read.shipping_option.prices).toMatchObject([{ amount: 400 }])
  })

  test('has fulfilments of its own', async () => {
    const order = await placedOrder(admin, testProduct, 1)
    afterwards(() => admin.order.cancel(order.id))
    const [item] = order.items
    const { fulfillment } = await admin.fulfillment.create({
      order_id: order.id,
      location_id: testProduct.locationId,
      provider_id: 'manual_manual',
      shipping_option_id: one(order.shipping_methods).shipping_option_id ?? null,
      delivery_address: { address_1: '4 Lake Road', city: 'Pune', country_code: 'in' },
      items: [
        {
          title: 'Kurta',
          sku: 'kurta',
          barcode: '1',
          quantity: 1,
          line_item_id: item?.id ?? null,
          inventory_item_id: testProduct.inventoryItemId,
        },
      ],
      labels: [],
      data: {},
      metadata: {},
    })
    expect(fulfillment).toMatchObject({ location_id: testProduct.locationId, shipped_at: null })
    const label = {
      tracking_number: 'IN7',
      tracking_url: 'https://track.example/7',
      label_url: 'https://label.example/7',
    }
    const { fulfillment: shipped } = await admin.fulfillment.createShipment(fulfillment.id, {
      labels: [label],
    })
    expect(shipped.shipped_at).not.toBeNull()
  })

  test('costs what the shopper is shown', async () => {
    const shop = liveShop()
    const cartId = await filledCart(shop, testProduct, 1)
    const { shipping_options } = await shop.store.fulfillment.listCartOptions({ cart_id: cartId })
    const flat = one(shipping_options)
    const { cart } = await shop.store.cart.retrieve(cartId)
    expect(cart.shipping_total).toBe(flat.amount)
    const taxed = await shop.store.cart.calculateTaxes(cartId)
    expect(taxed.cart).toMatchObject({ id: cartId, tax_total: cart.tax_total })
  })
})
