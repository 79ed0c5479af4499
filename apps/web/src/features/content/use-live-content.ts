import { useQuery } from '@tanstack/react-query'
import { liveContentQuery, type LiveContent, type LiveContentPage } from '../../queries/live-content.ts'
import { queryState, type QueryState } from '../../queries/query-state.ts'
import { useServices } from '../../services/services-context.ts'

/** The text of a content page: as written in the showcase, filled in from the backend in the live shop. */
export function useLiveContent<Page extends LiveContentPage>(
  page: Page,
  written: LiveContent[Page],
): QueryState<LiveContent[Page]> {
  const shop = useServices()
  const { hasOwnTerms } = shop.preset
  const known = queryState(useQuery({ ...liveContentQuery(shop, page), enabled: hasOwnTerms === true }))
  return hasOwnTerms ? known : { status: 'ready', value: written }
}
