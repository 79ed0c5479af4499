import { initialSelection, type Product, type Selection } from '@umber/storefront-core'
import { useMemo, useState } from 'react'

export interface Choice {
  readonly selection: Selection
  /** The product's first values, when others were preselected because these are sold out. */
  readonly soldOutFirst: readonly string[]
  readonly choose: (optionId: string, value: string) => void
}

/**
 * Until the shopper chooses, the selection follows the product, because its stock may load after its name and price.
 */
export function useVariantSelection(product: Product): Choice {
  const [chosen, setChosen] = useState<Selection>()
  const initial = useMemo(() => initialSelection(product), [product])
  const selection = chosen ?? initial
  const differs = product.options.some(
    ({ id, values }) => values[0] !== undefined && values[0] !== initial[id],
  )
  return {
    selection,
    soldOutFirst: chosen === undefined && differs ? firstValues(product) : [],
    choose: (optionId, value) => setChosen({ ...selection, [optionId]: value }),
  }
}

const firstValues = (product: Product): readonly string[] =>
  product.options.flatMap(({ values }) => values[0] ?? [])
