import {
  filterParams,
  readFilters,
  writeFilters,
  type BrowseState,
  type Facets,
} from '@umber/storefront-core/catalogue'
import { startTransition, useCallback, useMemo, useOptimistic } from 'react'
import { filterParam } from '../../queries/filter-param.ts'
import { useSearchParams } from '../../hooks/use-search-params.ts'

/** A slider passes through many values: only its first change gets a history entry. */
export type BrowseStep = 'push' | 'replace'

export type ChangeBrowse = (next: BrowseState, step: BrowseStep) => void

/**
 * The query string is the only state of the filters, so reload, Back and shared links keep them. They are as the
 * address has them: `knownFilters` checks them against the facets. The facets are for writing them.
 */
export function useFiltersInUrl(facets: Facets | undefined): readonly [BrowseState, ChangeBrowse] {
  const [params, setParams] = useSearchParams()
  // The router updates the address in a transition; a ticked box must show at once.
  const [expected, expect] = useOptimistic(filtersOf(params))
  // Depends on a string, so that equal filters stay the same object when the address catches up.
  const state = useMemo(() => {
    const filters = new URLSearchParams(expected)
    return readFilters((name) => filters.get(name))
  }, [expected])
  const change = useCallback<ChangeBrowse>(
    (next, step) => {
      startTransition(() => {
        expect(new URLSearchParams(written(next, facets)).toString())
        setParams(mergeQuery(params, written(next, facets)), { replace: step === 'replace' })
      })
    },
    [expect, facets, params, setParams],
  )
  return [state, change]
}

const written = (state: BrowseState, facets: Facets | undefined) =>
  writeFilters(state, facets).map(([name, value]) => [name, value])

/** The filters and the sort of an address. */
function filtersOf(params: URLSearchParams): string {
  const read = filterParam(params)
  const filters = filterParams.map((name) => [name, read(name) ?? ''])
  return new URLSearchParams(filters.filter(([, value]) => value !== '')).toString()
}

/** Keeps foreign query parameters, such as those of a campaign. */
function mergeQuery(current: URLSearchParams, filters: readonly string[][]): URLSearchParams {
  const query = new URLSearchParams(current)
  for (const name of filterParams) query.delete(name)
  for (const [name = '', value = ''] of filters) query.set(name, value)
  // Another list starts on its first page.
  query.delete('page')
  return query
}
