import { readFilters, writeFilters, type BrowseState } from '@umber/storefront-core'
import { startTransition, useCallback, useMemo, useOptimistic } from 'react'
import { useSearchParams } from 'react-router-dom'

/** A slider passes through many values on its way; only where it came from deserves a Back. */
export type BrowseStep = 'push' | 'replace'

export type ChangeBrowse = (next: BrowseState, step: BrowseStep) => void

/** The address is the only place the filters live, so reload, Back and a shared link all keep them. */
export function useBrowseUrl(): readonly [BrowseState, ChangeBrowse] {
  const [params, setParams] = useSearchParams()
  const inAddress = useMemo(() => readFilters((name) => params.get(name)), [params])
  // The router changes the address when it has the time; a ticked box must be ticked at once.
  const [state, expect] = useOptimistic(inAddress)
  const change = useCallback<ChangeBrowse>(
    (next, step) => {
      startTransition(() => {
        expect(next)
        setParams((current) => mergeQuery(current, next), {
          replace: step === 'replace',
          preventScrollReset: true,
        })
      })
    },
    [expect, setParams],
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
