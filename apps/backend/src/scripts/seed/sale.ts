import type { MedusaContainer } from '@medusajs/framework/types'
import { PriceListStatus, PriceListType } from '@medusajs/framework/utils'
import { createPriceListsWorkflow } from '@medusajs/medusa/core-flows'
import { pricesOf, type Product } from '@umber/sample-store'

import type { VariantIds } from './products'

/** A price list of type sale, so that the store API returns a calculated and an original amount. */
export async function seedSale(
  container: MedusaContainer,
  products: readonly Product[],
  variantIds: VariantIds,
): Promise<void> {
  const prices = products
    .filter((product) => product.compareAtPrice !== undefined)
    .flatMap((product) =>
      product.variants.flatMap((variant) =>
        pricesOf(product).map(({ currency, amount }) => ({
          variant_id: variantIds.get(variant.sku) ?? '',
          currency_code: currency,
          amount,
        })),
      ),
    )
  const sale = {
    title: 'Season sale',
    description: 'Reduced while the season lasts.',
    type: PriceListType.SALE,
    status: PriceListStatus.ACTIVE,
    prices,
  }
  await createPriceListsWorkflow(container).run({ input: { price_lists_data: [sale] } })
}
