import { queryOptions, useQuery } from '@tanstack/react-query'
import type * as liveCopy from '@umber/sample-store/live'
import type { TermsInWords } from '@umber/sample-store/live'
import { useMemo } from 'react'
import { loadPage } from '../../adapters/load-page.ts'
import { useShop, type Shop } from '../../bindings/shop.ts'
import { loaded, type Loaded } from '../catalogue/data/loaded.ts'

export type LiveCopy = typeof liveCopy

const minutes = 60_000

/** What a page of a shop that is real says, and what the backend says for it to be filled in with. */
const readingQuery = ({ ports, preset }: Shop) =>
  queryOptions({
    queryKey: ['sale-terms'],
    queryFn: async ({ signal }) => {
      const [copy, { termsInWords }, { saleTerms }] = await Promise.all([
        loadPage(() => import('@umber/sample-store/live')),
        loadPage(() => import('./terms-in-words.ts')),
        ports(),
      ])
      if (saleTerms === undefined) throw new Error('This shop has no terms of its own')
      return { copy, terms: termsInWords(await saleTerms.read({ signal }), preset.money.goods) }
    },
    staleTime: 5 * minutes,
  })

/**
 * The words of a page that is read: the demonstration's are written, the others are told by the backend.
 *
 * @param live stays the same from one render to the next.
 */
export function useReading<Words>(
  written: Words,
  live: (copy: LiveCopy, terms: TermsInWords) => Words,
): Loaded<Words> {
  const shop = useShop()
  const { isDemonstration } = shop.preset
  const known = loaded(useQuery({ ...readingQuery(shop), enabled: !isDemonstration }))
  const told = known.phase === 'ready' ? known.value : undefined
  const value = useMemo(
    () => (told === undefined ? written : live(told.copy, told.terms)),
    [told, written, live],
  )
  return isDemonstration || known.phase === 'ready' ? { phase: 'ready', value } : known
}
