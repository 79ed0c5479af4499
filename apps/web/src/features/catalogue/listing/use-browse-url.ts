import { readFilters, writeFilters, type Filters, type SortOption } from '@umber/storefront-core'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'

export interface BrowseState {
  readonly filters: Filters
  readonly sort: SortOption
}

/** A slider passes through many values on its way; only where it came from deserves a Back. */
export type BrowseStep = 'push' | 'replace'

export type ChangeBrowse = (next: BrowseState, step: BrowseStep) => void

/** The address is the only place the filters live, so reload, Back and a shared link all keep them. */
export function useBrowseUrl(): readonly [BrowseState, ChangeBrowse] {
  const [params, setParams] = useSearchParams()
  const state = useMemo(() => readFilters((name) => params.get(name)), [params])
  const change = useCallback<ChangeBrowse>(
    (next, step) => {
      setParams((current) => mergeQuery(current, next), {
        replace: step === 'replace',
        preventScrollReset: true,
      })
    },
    [setParams],
  )
  return [state, change]
}

/** Query names that are not ours (a campaign's, say) are left as they were. */
function mergeQuery(current: URLSearchParams, next: BrowseState): URLSearchParams {
  const query = new URLSearchParams(current)
  const before = readFilters((name) => current.get(name))
  for (const [name] of writeFilters(before)) query.delete(name)
  for (const [name, value] of writeFilters(next)) query.set(name, value)
  return query
}
