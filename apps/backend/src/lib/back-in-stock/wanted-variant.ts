import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { shortLines, type StockedLine } from '../checkout/inventory-check'

/** A variant that someone may wait for, with its stock. */
export interface WantedVariant extends NonNullable<StockedLine['variant']> {
  readonly id: string
  readonly title?: string | null
  readonly thumbnail?: string | null
  readonly product?: {
    readonly id: string
    readonly title: string
    readonly handle: string
    readonly status: string
    readonly thumbnail?: string | null
    readonly sales_channels?: readonly ({ readonly id: string } | null)[] | null
  } | null
}

const fields = [
  'id',
  'title',
  'thumbnail',
  'manage_inventory',
  'allow_backorder',
  'inventory_items.inventory_item_id',
  'inventory_items.required_quantity',
  'inventory_items.inventory.location_levels.stocked_quantity',
  'inventory_items.inventory.location_levels.reserved_quantity',
  'inventory_items.inventory.location_levels.stock_locations.sales_channels.id',
  'product.id',
  'product.title',
  'product.handle',
  'product.status',
  'product.thumbnail',
  'product.sales_channels.id',
]

/** @param locale of the titles; those that the merchant has entered without it. */
export async function readWantedVariants(
  container: MedusaContainer,
  ids: readonly string[],
  locale?: string,
): Promise<readonly WantedVariant[]> {
  if (ids.length === 0) return []
  const { data } = await container
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph(
      { entity: 'product_variant', fields, filters: { id: [...ids] } },
      locale === undefined ? {} : { locale },
    )
  return data as readonly WantedVariant[]
}

/** Whether the shop of the channel shows it. */
export const isShown = ({ product }: WantedVariant, channelId: string): boolean =>
  product?.status === 'published' &&
  (product.sales_channels ?? []).some((channel) => channel?.id === channelId)

/** Whether one piece can be bought in the channel. */
export const canBeBought = (variant: WantedVariant, channelId: string): boolean =>
  isShown(variant, channelId) &&
  shortLines([{ id: variant.id, quantity: 1, variant }], channelId).length === 0
