import { readFilters, writeFilters, type BrowseState, type ListingRules } from '@umber/storefront-core'
import { startTransition, useCallback, useMemo, useOptimistic, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** A slider passes through many values on its way; only where it came from deserves a Back. */
export type BrowseStep = 'push' | 'replace'

export type ChangeBrowse = (next: BrowseState, step: BrowseStep) => void

/** The address is the only place the filters live, so reload, Back and a shared link all keep them. */
export function useBrowseUrl(rules: ListingRules): readonly [BrowseState, ChangeBrowse] {
  const [params, setParams] = useSearchParams()
  const inAddress = useMemo(() => readFilters((name) => params.get(name), rules), [params, rules])
  // The router changes the address when it has the time; a ticked box must be ticked at once.
  const [expected, expect] = useOptimistic(inAddress)
  // What was expected and what then stands in the address are the same filters: nothing need be drawn again.
  const [state, setState] = useState(expected)
  if (state !== expected && queryOf(state, rules) !== queryOf(expected, rules)) setState(expected)
  const change = useCallback<ChangeBrowse>(
    (next, step) => {
      startTransition(() => {
        expect(next)
        setParams((current) => mergeQuery(current, next, rules), {
          replace: step === 'replace',
          preventScrollReset: true,
        })
      })
    },
    [expect, rules, setParams],
  )
  return [state, change]
}

/** The filters and the sort as one text: equal for equal ones. */
export const queryOf = (state: BrowseState, rules: ListingRules) => writeFilters(state, rules).join('&')

/** Query names that are not ours (a campaign's, say) are left as they were. */
function mergeQuery(current: URLSearchParams, next: BrowseState, rules: ListingRules): URLSearchParams {
  const query = new URLSearchParams(current)
  const before = readFilters((name) => current.get(name), rules)
  for (const [name] of writeFilters(before, rules)) query.delete(name)
  for (const [name, value] of writeFilters(next, rules)) query.set(name, value)
  // Another list begins at its first page.
  query.delete('page')
  return query
}
