import type { MedusaContainer } from '@medusajs/framework/types'
import { createProductOptionsWorkflow } from '@medusajs/medusa/core-flows'

import type { IdsBySlug } from './categories'

interface Choice {
  /** Of the product. */
  readonly slug: string
  readonly values: readonly string[]
}

/**
 * Creates options separately from their products, because only then do their values keep a rank, and the first value of a
 * product is its default. Returns the option ids by product slug.
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
