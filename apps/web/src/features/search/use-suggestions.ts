import { useQuery } from '@tanstack/react-query'
import type { ProductSummary } from '@umber/storefront-core/search'
import { useState } from 'react'
import { suggestionsQuery } from '../../bindings/search-queries.ts'
import { useShop } from '../../bindings/shop.ts'
import { useSettled } from '../../bindings/use-settled.ts'

/** Between two keys: whoever is still typing has not asked yet. In milliseconds. */
const pause = 150

export interface SuggestionsAnswer {
  readonly phase: 'waiting' | 'ready' | 'failed'
  readonly products: readonly ProductSummary[]
}

export function useSuggestions(term: string) {
  const asked = useSettled(term, pause)
  const { data, isError } = useQuery(suggestionsQuery(useShop(), asked))
  const [active, setActive] = useState<number>()
  const products = term === '' ? [] : (data ?? [])
  const phase = isError ? 'failed' : data === undefined || asked !== term ? 'waiting' : 'ready'
  const answer: SuggestionsAnswer = { phase, products }

  /** Past either end lies the field itself, as with any list of suggestions. */
  const move = (step: 1 | -1) => {
    const places = products.length + 1
    const place = ((((active ?? -1) + 1 + step) % places) + places) % places
    setActive(place === 0 ? undefined : place - 1)
  }
  return { answer, active, setActive, move }
}
