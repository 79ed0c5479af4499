import type { HttpTypes } from '@medusajs/types'
import type { Admin } from '../../src/admin/index.ts'
import { deletedAfterwards } from './afterwards.ts'
import { one } from './one.ts'
import type { Premises } from './own-products.ts'

/** A return shipping option, which the seeded shop lacks. Deleted after the test. */
export async function returnShipping(admin: Admin, place: Premises): Promise<HttpTypes.AdminShippingOption> {
  const seeded = await admin.shippingOption.list({ limit: 1, order: 'created_at' })
  const { service_zone_id, type } = one(seeded.shipping_options)
  const { shipping_option } = await admin.shippingOption.create({
    name: 'Way back',
    service_zone_id,
    shipping_profile_id: place.profileId,
    type_id: type.id,
    provider_id: 'manual_manual',
    price_type: 'flat',
    prices: [{ currency_code: place.currency, amount: 50 }],
    rules: [
      { attribute: 'is_return', operator: 'eq', value: 'true' },
      { attribute: 'enabled_in_store', operator: 'eq', value: 'true' },
    ],
  })
  deletedAfterwards(shipping_option.id, admin.shippingOption.delete)
  return shipping_option
}
