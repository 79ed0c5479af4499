import { useSearchParams } from 'react-router-dom'
import { pagingCopy } from '../../../copy/pagination.ts'
import { HangerIllustration } from '../../../ui/illustrations/hanger.tsx'
import { EmptyState } from '../../../ui/patterns/empty-state.tsx'
import { LinkButton } from '../../../ui/primitives/link-button.tsx'
import { searchOfPage } from './page-links.ts'

/** For a page number beyond the end of the list. */
export function PageNotFound({ page }: { readonly page: number }) {
  const [params] = useSearchParams()
  return (
    <EmptyState
      drawing={<HangerIllustration />}
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
