import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import {
  createShippingOptionsWorkflow,
  createShippingProfilesWorkflow,
  createStockLocationsWorkflow,
  linkSalesChannelsToStockLocationWorkflow,
} from '@medusajs/medusa/core-flows'

import { only } from './only'
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

export interface Delivery {
  readonly regionId: string
  readonly locationId: string
  readonly profileId: string
}

/** Returns the option ids by code. */
export async function seedShippingOptions(
  container: MedusaContainer,
  plan: ShopPlan,
  delivery: Delivery,
): Promise<ReadonlyMap<string, string>> {
  const { currency, shippingOptions } = plan
  const zone = await seedServiceZone(container, plan, delivery.locationId)
  const { result } = await createShippingOptionsWorkflow(container).run({
    input: shippingOptions.map((option) =>
      deliveryOption(option, { ...delivery, currency, zoneId: zone.id, isReturn: false }),
    ),
  })
  return new Map(shippingOptions.map(({ code }, index) => [code, result[index]?.id ?? '']))
}

interface OptionTerms extends Delivery {
  readonly currency: string
  readonly zoneId: string
  readonly isReturn: boolean
}

/** Workflow input of a shipping option, for deliveries or returns. */
export function deliveryOption(
  { code, name, description, price }: ShippingPlan,
  { regionId, profileId, currency, zoneId, isReturn }: OptionTerms,
) {
  return {
    name,
    price_type: 'flat' as const,
    provider_id: fulfillmentProvider,
    service_zone_id: zoneId,
    shipping_profile_id: profileId,
    type: { label: name, description, code },
    prices: [
      { currency_code: currency, amount: price },
      { region_id: regionId, amount: price },
    ],
    rules: [
      { attribute: 'enabled_in_store', operator: 'eq' as const, value: 'true' },
      { attribute: 'is_return', operator: 'eq' as const, value: String(isReturn) },
    ],
  }
}

/** The service zone of the stock location. */
export async function serviceZoneOf(container: MedusaContainer, locationId: string): Promise<{ id: string }> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'stock_location',
    fields: ['fulfillment_sets.service_zones.id'],
    filters: { id: locationId },
  })
  const sets: readonly { readonly service_zones: readonly { readonly id: string }[] }[] =
    data[0]?.fulfillment_sets ?? []
  return only(
    sets.flatMap(({ service_zones: zones }) => zones),
    'service zone',
  )
}

async function seedServiceZone(
  container: MedusaContainer,
  { region, warehouse }: Pick<ShopPlan, 'region' | 'warehouse'>,
  locationId: string,
): Promise<{ id: string }> {
  const link = container.resolve(ContainerRegistrationKeys.LINK)
  const location = { stock_location_id: locationId }
  const set = await container.resolve(Modules.FULFILLMENT).createFulfillmentSets({
    name: `Delivery from the ${warehouse.name}`,
    type: 'shipping',
    service_zones: [
      {
        name: region.name,
        geo_zones: region.countries.map((country) => ({
          country_code: country,
          type: 'country' as const,
        })),
      },
    ],
  })
  await link.create([
    {
      [Modules.STOCK_LOCATION]: location,
      [Modules.FULFILLMENT]: { fulfillment_provider_id: fulfillmentProvider },
    },
    { [Modules.STOCK_LOCATION]: location, [Modules.FULFILLMENT]: { fulfillment_set_id: set.id } },
  ])
  return only(set.service_zones, 'service zone')
}
