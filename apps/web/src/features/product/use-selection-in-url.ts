import type { Product, Selection } from '@umber/storefront-core'
import { readSelection, selectionParams, writeSelection } from '@umber/storefront-core/catalogue'
import { startTransition, useMemo, useOptimistic } from 'react'
import { useSearchParams } from '../../hooks/use-search-params.ts'
import { useFirstChoice, type Choice } from '../variant-choice/use-variant-selection.ts'

export interface ChoiceInUrl extends Choice {
  /** What the address says, without what is chosen beside it. */
  readonly asked: Selection
  /** The parameters of the address that say what is chosen. */
  readonly query: string
  readonly chooseAll: (selection: Selection) => void
}

/**
 * The query has what the shopper has chosen, so reload, Back and shared links keep it, and the server renders it. It replaces the
 * history entry: Back leads to the page before.
 */
export function useSelectionInUrl(product: Product): ChoiceInUrl {
  const [params, setParams] = useSearchParams()
  // The router updates the address in a transition; a chosen value must show at once.
  const [expected, expect] = useOptimistic(params.toString())
  const asked = useMemo(() => selectionAt(product, new URLSearchParams(expected)), [product, expected])
  const { selection, soldOutFirst } = useFirstChoice(product, asked)
  const chooseAll = (next: Selection) => {
    const query = new URLSearchParams(expected)
    for (const name of [...selectionParams, ofVariant]) query.delete(name)
    for (const [name, value] of writeSelection(product, next)) query.set(name, value)
    startTransition(() => {
      expect(query.toString())
      setParams(query, { replace: true })
    })
  }
  return {
    selection,
    soldOutFirst,
    asked,
    query: queryOf(product, selection),
    chooseAll,
    choose: (optionId, value) => chooseAll({ ...selection, [optionId]: value }),
  }
}

/** A link of a cart knows the variant and not the names of its options. */
const ofVariant = 'variant'

function selectionAt(product: Product, params: URLSearchParams): Selection {
  const variant = product.variants.find(({ id }) => id === params.get(ofVariant))
  return {
    ...Object.fromEntries((variant?.options ?? []).map(({ id, value }) => [id, value])),
    ...readSelection(product, (name) => params.get(name)),
  }
}

const queryOf = (product: Product, selection: Selection): string =>
  new URLSearchParams(Object.fromEntries(writeSelection(product, selection))).toString()
