import { failureSentence } from '../../../copy/failure.ts'
import { pagingCopy } from '../../../copy/paging.ts'
import type { Growth } from '../../../bindings/use-growth.ts'
import { FailureNotice } from '../../../ui/patterns/failure-notice.tsx'

/** What stands below a list whose next page is on its way, or could not be had: what is there stays. */
export function ListEnd({ growth }: { readonly growth: Growth }) {
  if (growth.kind === 'failed')
    return (
      <div className="pt-12">
        <FailureNotice
          sentence={pagingCopy.failed}
          hint={failureSentence(growth.failure)}
          onRetry={growth.retry}
        />
      </div>
    )
  return growth.kind === 'growing' ? (
    <output className="block pt-12 text-center text-small text-ink-2">{pagingCopy.loading}</output>
  ) : null
}
