import type { MedusaContainer, RemoteQueryFunction } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import type { FoundVariant } from './check-lines'

const fields = [
  'id',
  'sku',
  'title',
  'manage_inventory',
  'allow_backorder',
  'product.title',
  'product.handle',
  'product.thumbnail',
  'product.status',
  'product.sales_channels.id',
  'prices.currency_code',
  'inventory_items.inventory_item_id',
  'inventory_items.required_quantity',
  'inventory_items.inventory.location_levels.stocked_quantity',
  'inventory_items.inventory.location_levels.reserved_quantity',
  'inventory_items.inventory.location_levels.stock_locations.sales_channels.id',
]

interface Stored extends FoundVariant {
  readonly product?:
    | (NonNullable<FoundVariant['product']> & {
        readonly status: string
        readonly sales_channels?: readonly ({ readonly id: string } | null)[] | null
      })
    | null
  readonly prices?: readonly { readonly currency_code: string }[] | null
}

interface Place {
  readonly salesChannelId: string
  readonly currency: string
  readonly locale: string | undefined
}

/** The variants with these SKUs, in any case, that are for sale in the sales channel and have a price in the currency. */
export async function findVariants(
  container: MedusaContainer,
  skus: readonly string[],
  { salesChannelId, currency, locale }: Place,
): Promise<readonly FoundVariant[]> {
  const query = container.resolve<RemoteQueryFunction>(ContainerRegistrationKeys.QUERY)
  const spelled = [...new Set(skus.flatMap((sku) => [sku, sku.toLowerCase(), sku.toUpperCase()]))]
  const { data } = (await query.graph(
    { entity: 'product_variant', fields, filters: { sku: spelled } },
    locale === undefined ? {} : { locale },
  )) as unknown as { readonly data: readonly Stored[] }
  return data.filter(
    ({ product, prices }) =>
      product?.status === 'published' &&
      (product.sales_channels ?? []).some((channel) => channel?.id === salesChannelId) &&
      (prices ?? []).some(({ currency_code: code }) => code === currency),
  )
}
