import { readFilters, writeFilters, type BrowseState, type Facets } from '@umber/storefront-core'
import { startTransition, useCallback, useMemo, useOptimistic, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** A slider passes through many values: only its first change gets a history entry. */
export type BrowseStep = 'push' | 'replace'

export type ChangeBrowse = (next: BrowseState, step: BrowseStep) => void

/** The query string is the only state of the filters, so reload, Back and shared links keep them. */
export function useFiltersInUrl(rules: Facets): readonly [BrowseState, ChangeBrowse] {
  const [params, setParams] = useSearchParams()
  const inAddress = useMemo(() => readFilters((name) => params.get(name), rules), [params, rules])
  // The router updates the address in a transition; a ticked box must show at once.
  const [expected, expect] = useOptimistic(inAddress)
  // Keeps the same object for equal filters, to avoid a re-render when the address catches up.
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

/** The filters and the sort as a query string; equal filters give equal strings. */
export const queryOf = (state: BrowseState, rules: Facets) => writeFilters(state, rules).join('&')

/** Keeps foreign query parameters, such as those of a campaign. */
function mergeQuery(current: URLSearchParams, next: BrowseState, rules: Facets): URLSearchParams {
  const query = new URLSearchParams(current)
  const before = readFilters((name) => current.get(name), rules)
  for (const [name] of writeFilters(before, rules)) query.delete(name)
  for (const [name, value] of writeFilters(next, rules)) query.set(name, value)
  // Another list starts on its first page.
  query.delete('page')
  return query
}
