import { useSearchParams } from 'react-router-dom'
import { pagingCopy } from '../../../copy/paging.ts'
import { HangerDrawing } from '../../../ui/drawings/hanger.tsx'
import { EmptyState } from '../../../ui/patterns/empty-state.tsx'
import { LinkButton } from '../../../ui/primitives/link-button.tsx'
import { searchOfPage } from './page-links.ts'

/** For an address that asks for a page beyond the end of its list. */
export function NoSuchPage({ page }: { readonly page: number }) {
  const [params] = useSearchParams()
  return (
    <EmptyState
      drawing={<HangerDrawing />}
      title={pagingCopy.beyond(page)}
      sentence={pagingCopy.beyondHint}
      action={
        <LinkButton variant="outline" to={{ search: searchOfPage(params, 1) }}>
          {pagingCopy.first}
        </LinkButton>
      }
    />
  )
}
