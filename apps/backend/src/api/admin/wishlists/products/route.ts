import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import type { WantedProductsQuery } from './query'

interface Counted {
  readonly product_id: string
  readonly customers: string
}

/** How many customers have which product in their wishlist, and nothing about the customers. */
export async function GET(
  request: MedusaRequest<unknown, WantedProductsQuery>,
  response: MedusaResponse,
): Promise<void> {
  const { limit, offset } = request.validatedQuery
  const { scope } = request
  const items = scope
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)('wishlist_item')
    .where({ deleted_at: null })
  const counted = await items
    .clone()
    .select('product_id')
    .count<Counted[]>({ customers: '*' })
    .groupBy('product_id')
    .orderBy([{ column: 'customers', order: 'desc' }, 'product_id'])
    .limit(limit)
    .offset(offset)
  const [total] = await items
    .clone()
    .countDistinct<readonly { readonly products: string }[]>({ products: 'product_id' })
  const { data: products } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'product',
    fields: ['id', 'title', 'handle', 'thumbnail', 'status'],
    filters: { id: counted.map((one) => one.product_id) },
  })
  response.json({
    products: counted.map(({ product_id: id, customers }) => ({
      id,
      customers: Number(customers),
      // Null for a product that was deleted since.
      product: products.find((product) => product.id === id) ?? null,
    })),
    count: Number(total?.products ?? 0),
    offset,
    limit,
  })
}
