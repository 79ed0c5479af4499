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
 * product is its default. Of sizes only the first has a rank: the others are shown in the order of sizes. Returns the option ids
 * by product slug.
 */
export async function seedOptions(
  container: MedusaContainer,
  title: string,
  choices: readonly Choice[],
  ranked: 'all-values' | 'first-value' = 'all-values',
): Promise<IdsBySlug> {
  const { result } = await createProductOptionsWorkflow(container).run({
    input: {
      product_options: choices.map(({ values }) => ({
        title,
        values: [...values],
        ranks: Object.fromEntries(
          (ranked === 'all-values' ? values : values.slice(0, 1)).map((value, rank) => [value, rank]),
        ),
        is_exclusive: true,
      })),
    },
  })
  return new Map(choices.map(({ slug }, index) => [slug, result[index]?.id ?? '']))
}
