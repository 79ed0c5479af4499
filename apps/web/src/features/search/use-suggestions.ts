import { useQuery } from '@tanstack/react-query'
import type { ProductSummary } from '@umber/storefront-core/search'
import { useState } from 'react'
import { suggestionsQuery } from '../../queries/search.ts'
import { useServices } from '../../services/services-context.ts'
import { useDebouncedValue } from '../../hooks/use-debounced-value.ts'

/** Debounce for suggestions, in milliseconds. */
const pause = 150

export interface SuggestionsAnswer {
  readonly status: 'waiting' | 'ready' | 'failed'
  readonly products: readonly ProductSummary[]
}

export function useSuggestions(term: string) {
  const debouncedTerm = useDebouncedValue(term, pause)
  const { data, isError, isPlaceholderData } = useQuery(suggestionsQuery(useServices(), debouncedTerm))
  const [active, setActive] = useState<number>()
  const products = term === '' ? [] : (data ?? [])
  // The products of the term before stay until the answer comes.
  const isWaiting = data === undefined || isPlaceholderData || debouncedTerm !== term
  const status = isError ? 'failed' : isWaiting ? 'waiting' : 'ready'
  const answer: SuggestionsAnswer = { status, products }

  /** Wraps around: the position past either end is the field itself. */
  const move = (step: 1 | -1) => {
    const places = products.length + 1
    const place = ((((active ?? -1) + 1 + step) % places) + places) % places
    setActive(place === 0 ? undefined : place - 1)
  }
  return { answer, active, setActive, move }
}
