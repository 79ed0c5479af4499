import type { MedusaContainer } from '@medusajs/framework/types'
import { createProductOptionsWorkflow } from '@medusajs/medusa/core-flows'

import type { IdsBySlug } from './categories'

interface Choice {
  /** The product's. */
  readonly slug: string
  readonly values: readonly string[]
}

/**
 * Options are made apart from their products, because only so do their values keep a rank,
 * and the first value of a product is its default. The answer holds the option ids by product slug.
 */
export async function seedOptions(
  container: MedusaContainer,
  title: string,
  choices: readonly Choice[],
): Promise<IdsBySlug> {
  const { result } = await createProductOptionsWorkflow(container).run({
    input: {
      product_options: choices.map(({ values }) => ({
        title,
        values: [...values],
        ranks: Object.fromEntries(values.map((value, rank) => [value, rank])),
        is_exclusive: true,
      })),
    },
  })
  return new Map(choices.map(({ slug }, index) => [slug, result[index]?.id ?? '']))
}
