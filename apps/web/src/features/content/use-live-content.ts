import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { importWithReload } from '../../browser/import-with-reload.ts'
import type * as livePages from '../../content/live-pages.ts'
import type { TermsInWords } from '../../content/live-pages.ts'
import { useServices, type Services } from '../../services/services-context.ts'
import { queryState, type QueryState } from '../../queries/query-state.ts'

export type LiveContent = typeof livePages

const minutes = 60_000

/** Loads the live shop's copy and the backend's terms of sale to fill it in. */
const liveContentQuery = ({ ports, preset }: Services) =>
  queryOptions({
    queryKey: ['sale-terms'],
    queryFn: async ({ signal }) => {
      const [copy, { termsInWords }, { saleTerms }] = await Promise.all([
        importWithReload(() => import('../../content/live-pages.ts')),
        importWithReload(() => import('./terms-in-words.ts')),
        ports(),
      ])
      if (saleTerms === undefined) throw new Error('This shop has no terms of its own')
      return { copy, terms: termsInWords(await saleTerms.read({ signal }), preset.money.products) }
    },
    staleTime: 5 * minutes,
  })

/**
 * The texts of a content page: static in the showcase, filled in from the backend in the live shop.
 *
 * @param live must be a stable reference.
 */
export function useLiveContent<Words>(
  written: Words,
  live: (copy: LiveContent, terms: TermsInWords) => Words,
): QueryState<Words> {
  const shop = useServices()
  const { hasOwnTerms } = shop.preset
  const known = queryState(useQuery({ ...liveContentQuery(shop), enabled: hasOwnTerms === true }))
  const content = known.status === 'ready' ? known.value : undefined
  const value = useMemo(
    () => (content === undefined ? written : live(content.copy, content.terms)),
    [content, written, live],
  )
  return !hasOwnTerms || known.status === 'ready' ? { status: 'ready', value } : known
}
