import { initialSelection, type Product, type Selection } from '@umber/storefront-core'
import { openSelection } from '@umber/storefront-core/catalogue'
import { useMemo, useState } from 'react'
import { useServices } from '../../services/services-context.ts'

export interface FirstChoice {
  readonly selection: Selection
  /** The product's first values, when others were chosen because these are sold out. */
  readonly soldOutFirst: readonly string[]
}

export interface Choice extends FirstChoice {
  readonly choose: (optionId: string, value: string) => void
}

const nothing: Selection = {}

/** What is chosen before the shopper chooses, beside what the address has asked for. */
export function useFirstChoice(product: Product, asked: Selection = nothing): FirstChoice {
  const { preselectsVariant = false } = useServices().preset
  return useMemo(() => {
    const initial = preselectsVariant ? initialSelection(product) : openSelection(product, asked)
    const isOther = product.options.some(
      ({ id, values }) => asked[id] === undefined && initial[id] !== undefined && values[0] !== initial[id],
    )
    const isAsked = Object.keys(asked).length > 0
    return {
      selection: { ...initial, ...asked },
      soldOutFirst: isOther && !isAsked ? firstValues(product, initial) : [],
    }
  }, [product, asked, preselectsVariant])
}

/**
 * A selection of this device only. Until the shopper chooses, it follows the product, because its stock may load after its name
 * and price.
 */
export function useVariantSelection(product: Product, asked?: Selection): Choice {
  const [chosen, setChosen] = useState<Selection>()
  const first = useFirstChoice(product, asked)
  const selection = chosen ?? first.selection
  return {
    selection,
    soldOutFirst: chosen === undefined ? first.soldOutFirst : [],
    choose: (optionId, value) => setChosen({ ...selection, [optionId]: value }),
  }
}

const firstValues = ({ options }: Product, initial: Selection): readonly string[] =>
  options.flatMap(({ id, values }) => (initial[id] === undefined ? [] : (values[0] ?? [])))
