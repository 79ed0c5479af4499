import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

interface Counted {
  readonly variant_id: string
  readonly people: string
}

/** How many people wait for which variant of the product, and nothing about them. */
export async function GET({ scope, params }: MedusaRequest, response: MedusaResponse): Promise<void> {
  const counted = await scope
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)('stock_request')
    .where({ product_id: params['id'] ?? '', mailed_at: null, deleted_at: null })
    .select('variant_id')
    .count<Counted[]>({ people: '*' })
    .groupBy('variant_id')
    .orderBy([{ column: 'people', order: 'desc' }, 'variant_id'])
    .limit(200)
  const { data: variants } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'product_variant',
    fields: ['id', 'title'],
    filters: { id: counted.map((one) => one.variant_id) },
  })
  response.json({
    variants: counted.map(({ variant_id: id, people }) => ({
      id,
      // Null for a variant that was deleted since.
      title: variants.find((variant) => variant.id === id)?.title ?? null,
      people: Number(people),
    })),
  })
}
