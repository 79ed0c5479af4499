import { expect, it } from 'vitest'

import { done, signInAdmin } from '../support/backend'
import { cartReadyToPay, complete, payManually } from '../support/checkout'
import { makeProducts } from '../support/products'
import { at, listAt, textAt } from '../support/read'

it('an order is collected where the owner has made a pickup, which no page calls a delivery', async () => {
  const bearer = await signInAdmin()
  const product = await makeProducts(bearer, 'Collected in the shop', 3)
  const fields = encodeURIComponent(
    'shipping_profile_id,provider_id,type.code,service_zone.fulfillment_set.location.id',
  )
  const options = await done('GET', `/admin/shipping-options?limit=50&fields=${fields}`, { bearer })
  const standard = listAt(options, 'shipping_options').find((one) => at(one, 'type.code') === 'standard')
  const location = `/admin/stock-locations/${textAt(standard, 'service_zone.fulfillment_set.location.id')}`
  const address = { address_1: '12 MG Road', city: 'Bengaluru', postal_code: '560001', country_code: 'in' }
  await done('POST', location, { bearer, body: { address } })
  const withSet = await done(
    'POST',
    `${location}/fulfillment-sets?fields=${encodeURIComponent('*fulfillment_sets')}`,
    {
      bearer,
      body: { name: 'Pickup', type: 'pickup' },
    },
  )
  const set = listAt(withSet, 'stock_location.fulfillment_sets').find((one) => at(one, 'type') === 'pickup')
  const setPath = `/admin/fulfillment-sets/${textAt(set, 'id')}`
  try {
    const zones = await done('POST', `${setPath}/service-zones`, {
      bearer,
      body: { name: 'Pickup in India', geo_zones: [{ type: 'country', country_code: 'in' }] },
    })
    const made = await done('POST', '/admin/shipping-options', {
      bearer,
      body: {
        name: 'Collect in the shop',
        service_zone_id: textAt(zones, 'fulfillment_set.service_zones.0.id'),
        shipping_profile_id: textAt(standard, 'shipping_profile_id'),
        provider_id: textAt(standard, 'provider_id'),
        price_type: 'flat',
        prices: [{ currency_code: 'inr', amount: 0 }],
        type: { label: 'Pickup', description: 'In 2 days', code: 'pickup' },
        rules: [
          { attribute: 'enabled_in_store', operator: 'eq', value: 'true' },
          { attribute: 'is_return', operator: 'eq', value: 'false' },
        ],
      },
    })
    const id = textAt(made, 'shipping_option.id')
    const { id: cart } = await cartReadyToPay([{ variant_id: product.variantId, quantity: 1 }])
    const offered = await done('GET', `/store/shipping-options?cart_id=${cart}`)
    expect(listAt(offered, 'shipping_options').find((one) => at(one, 'id') === id)).toMatchObject({
      service_zone: { fulfillment_set: { type: 'pickup', location: { address } } },
    })
    const region = textAt(await done('GET', `/store/carts/${cart}?fields=region_id`), 'cart.region_id')
    const deliveries = await done('GET', `/store/regions/${region}/shipping-options`)
    expect(listAt(deliveries, 'shipping_options').map((one) => at(one, 'id'))).not.toContain(id)
    await done('POST', `/store/carts/${cart}/shipping-methods`, { body: { option_id: id } })
    await payManually(cart)
    expect(await complete(cart)).toMatchObject({ body: { type: 'order', order: { shipping_total: 0 } } })
  } finally {
    await done('DELETE', setPath, { bearer })
    await product.remove()
  }
})
