import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import {
  createShippingOptionsWorkflow,
  createShippingProfilesWorkflow,
  createStockLocationsWorkflow,
  linkSalesChannelsToStockLocationWorkflow,
} from '@medusajs/medusa/core-flows'

import { only } from './only'
import type { SeededRegion } from './region'
import type { ShippingPlan, ShopPlan } from './shop-plan'

const fulfillmentProvider = 'manual_manual'

export async function seedStockLocation(
  container: MedusaContainer,
  { warehouse }: Pick<ShopPlan, 'warehouse'>,
  salesChannelId: string,
): Promise<{ id: string }> {
  const { result } = await createStockLocationsWorkflow(container).run({
    input: { locations: [{ name: warehouse.name, address: { ...warehouse.address } }] },
  })
  const location = only(result, 'stock location')
  await linkSalesChannelsToStockLocationWorkflow(container).run({
    input: { id: location.id, add: [salesChannelId] },
  })
  return { id: location.id }
}

export async function seedShippingProfile(container: MedusaContainer): Promise<{ id: string }> {
  const fulfillment = container.resolve(Modules.FULFILLMENT)
  const [existing] = await fulfillment.listShippingProfiles({ type: 'default' }, { take: 1 })
  if (existing !== undefined) return { id: existing.id }
  const { result } = await createShippingProfilesWorkflow(container).run({
    input: { data: [{ name: 'Default', type: 'default' }] },
  })
  return { id: only(result, 'shipping profile').id }
}

/** Where parcels of a region go. */
export interface Zone {
  readonly id: string
  readonly region: SeededRegion
}

export interface Delivery {
  /** One for each region, the default one first. */
  readonly zones: readonly Zone[]
  readonly profileId: string
}

/** Those of the default region before the others. Returns the ids of the default region's options by code. */
export async function seedShippingOptions(
  container: MedusaContainer,
  { shippingOptions }: Pick<ShopPlan, 'shippingOptions'>,
  { zones, profileId }: Delivery,
): Promise<ReadonlyMap<string, string>> {
  const [home, ...others] = zones
  const create = async (some: readonly Zone[]) => {
    const input = some.flatMap((zone) =>
      shippingOptions.map((option) => {
        const price = zone.region.plan.shippingPrices[option.code]
        if (price === undefined)
          throw new Error(`${option.name} has no price in the region ${zone.region.plan.name}.`)
        return deliveryOption(option, { zone, profileId, price, isReturn: false })
      }),
    )
    return (await createShippingOptionsWorkflow(container).run({ input })).result
  }
  const made = await create(home === undefined ? [] : [home])
  if (others.length > 0) await create(others)
  return new Map(
    shippingOptions.map(({ code, name }) => [code, made.find((one) => one.name === name)?.id ?? '']),
  )
}

interface OptionTerms {
  readonly zone: Zone
  readonly profileId: string
  /** In major units of the region's currency. */
  readonly price: number
  readonly isReturn: boolean
}

/** Workflow input of a shipping option, for deliveries or returns. */
export function deliveryOption(
  { code, name, description, businessDays }: ShippingPlan,
  { zone, profileId, price, isReturn }: OptionTerms,
) {
  return {
    name,
    price_type: 'flat' as const,
    provider_id: fulfillmentProvider,
    service_zone_id: zone.id,
    shipping_profile_id: profileId,
    type: { label: name, description, code },
    // The description is translated, and the shop counts with the days.
    ...(businessDays !== undefined && { data: { business_days: [...businessDays] } }),
    prices: [
      { currency_code: zone.region.plan.currency, amount: price },
      { region_id: zone.region.id, amount: price },
    ],
    rules: [
      { attribute: 'enabled_in_store', operator: 'eq' as const, value: 'true' },
      { attribute: 'is_return', operator: 'eq' as const, value: String(isReturn) },
    ],
  }
}

/** A service zone of the stock location for each region. */
export async function seedServiceZones(
  container: MedusaContainer,
  { warehouse }: Pick<ShopPlan, 'warehouse'>,
  locationId: string,
  regions: readonly SeededRegion[],
): Promise<readonly Zone[]> {
  const link = container.resolve(ContainerRegistrationKeys.LINK)
  const location = { stock_location_id: locationId }
  const set = await container.resolve(Modules.FULFILLMENT).createFulfillmentSets({
    name: `Delivery from the ${warehouse.name}`,
    type: 'shipping',
    service_zones: regions.map(({ plan }) => ({
      name: plan.name,
      geo_zones: plan.countries.map(({ code }) => ({ country_code: code, type: 'country' as const })),
    })),
  })
  await link.create([
    {
      [Modules.STOCK_LOCATION]: location,
      [Modules.FULFILLMENT]: { fulfillment_provider_id: fulfillmentProvider },
    },
    { [Modules.STOCK_LOCATION]: location, [Modules.FULFILLMENT]: { fulfillment_set_id: set.id } },
  ])
  return regions.map((region) => ({
    id: only(
      set.service_zones.filter(({ name }) => name === region.plan.name),
      `service zone ${region.plan.name}`,
    ).id,
    region,
  }))
}
