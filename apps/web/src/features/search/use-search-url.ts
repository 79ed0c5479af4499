import {
  defaultBand,
  defaultSearchSort,
  priceBands,
  searchSorts,
  searchTerm,
} from '@umber/storefront-core/search'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { SearchState } from '../../queries/search.ts'

/** The query string is the only state of the search, so reload, Back and shared links keep it. */
export function useSearchUrl(): readonly [SearchState, (next: SearchState) => void] {
  const [params, setParams] = useSearchParams()
  const state = useMemo(() => readSearch(params), [params])
  return [state, (next) => setParams(writeSearch(next))]
}

function readSearch(params: URLSearchParams): SearchState {
  return {
    term: searchTerm(params.get('q') ?? ''),
    band: priceBands.find((band) => band === params.get('price')) ?? defaultBand,
    sort: searchSorts.find((sort) => sort === params.get('sort')) ?? defaultSearchSort,
  }
}

function writeSearch({ term, band, sort }: SearchState): Record<string, string> {
  return {
    ...(term !== '' && { q: term }),
    ...(band !== defaultBand && { price: band }),
    ...(sort !== defaultSearchSort && { sort }),
  }
}
