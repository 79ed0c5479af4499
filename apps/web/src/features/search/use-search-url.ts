import { defaultBand, defaultSearchSort } from '@umber/storefront-core/search'
import { useMemo } from 'react'
import { useSearchParams } from '../../hooks/use-search-params.ts'
import type { SearchState } from '../../queries/search.ts'
import { searchAt } from '../../queries/search-params.ts'

/** The query string is the only state of the search, so reload, Back and shared links keep it. */
export function useSearchUrl(): readonly [SearchState, (next: SearchState) => void] {
  const [params, setParams] = useSearchParams()
  const state = useMemo(() => searchAt(params), [params])
  return [state, (next) => setParams(writeSearch(next))]
}

function writeSearch({ term, band, sort }: SearchState): Record<string, string> {
  return {
    ...(term !== '' && { q: term }),
    ...(band !== defaultBand && { price: band }),
    ...(sort !== defaultSearchSort && { sort }),
  }
}
