import { store } from '@umber/sample-store'
import { homeRegionId, type FakeRegion } from '../fake-region.ts'
import { translationOf } from '../translations.ts'
import type { Wire } from './wire.ts'

interface FakeShippingOption {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly description: string
  readonly businessDays?: readonly [number, number]
  readonly amount: number
  /** The sum of items from which it is free. */
  readonly freeFrom?: number
  readonly isTaxInclusive: boolean
}

/**
 * What may be chosen for a cart in the region, at the region's prices, with the names of the locale.
 *
 * @param items the sum of the items in the cart.
 */
export function shippingOptionsIn(
  region: FakeRegion | undefined,
  locale?: string | null,
  items = 0,
): readonly FakeShippingOption[] {
  const texts = translationOf(locale ?? undefined)?.shippingOptions
  const isOwn = region !== undefined && region.id !== homeRegionId && region.shippingPrices !== undefined
  const place = isOwn ? `${region.name.toLowerCase().replaceAll(' ', '_')}_` : ''
  return store.shippingOptions.map(({ code, name, description, businessDays, price }, at) => {
    const freeFrom = at === 0 ? region?.freeDeliveryFrom : undefined
    const isFree = freeFrom !== undefined && items >= freeFrom
    return {
      id: `so_fake_${place}${code}`,
      code,
      name: texts?.[code].name ?? name,
      description: texts?.[code].description ?? description,
      businessDays,
      amount: isFree ? 0 : (region?.shippingPrices?.[code] ?? price),
      ...(freeFrom !== undefined && { freeFrom }),
      isTaxInclusive: region?.taxInclusive ?? true,
    }
  })
}

/** What the merchant has set for the days of a delivery. */
export const deliveryDataWire = (businessDays: readonly [number, number] | undefined): Wire | null =>
  businessDays === undefined ? null : { business_days: businessDays }

export function shippingOptionWire({
  id,
  code,
  name,
  description,
  businessDays,
  amount,
  isTaxInclusive,
}: FakeShippingOption): Wire {
  return {
    id,
    name,
    price_type: 'flat',
    service_zone_id: 'serzo_fake',
    shipping_profile_id: 'sp_fake',
    provider_id: 'manual_manual',
    data: deliveryDataWire(businessDays),
    type: { id: `sotype_fake_${code}`, label: name, description, code },
    provider: { id: 'manual_manual', is_enabled: true },
    rules: [{ attribute: 'enabled_in_store', value: 'true', operator: 'eq' }],
    amount,
    is_tax_inclusive: isTaxInclusive,
    insufficient_inventory: false,
  }
}

/** The shipping option of returns. */
export const returnOptionWire = (region: FakeRegion | undefined): Wire =>
  shippingOptionWire({
    isTaxInclusive: region?.taxInclusive ?? true,
    id: 'so_fake_return',
    code: store.returnOption.code,
    name: store.returnOption.name,
    description: store.returnOption.description,
    amount: store.returnOption.price,
  })
