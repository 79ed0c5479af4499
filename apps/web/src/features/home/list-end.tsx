import { failureSentence } from '../../copy/failure.ts'
import { homeCopy } from '../../copy/home.ts'
import type { LoadMore } from '../../queries/use-load-more-query.ts'
import { ErrorAlert } from '../../ui/patterns/error-alert.tsx'

/** The loading or error state below a list. The loaded items stay. */
export function ListEnd({ growth }: { readonly growth: LoadMore }) {
  if (growth.kind === 'failed')
    return (
      <div className="pt-12">
        <ErrorAlert
          sentence={homeCopy.loadMoreFailed}
          hint={failureSentence(growth.failure)}
          onRetry={growth.retry}
        />
      </div>
    )
  return growth.kind === 'growing' ? (
    <output className="block pt-12 text-center text-small text-ink-2">{homeCopy.loadingMore}</output>
  ) : null
}
