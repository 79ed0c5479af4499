import { failureSentence } from '../../../copy/failure.ts'
import type { LoadMore } from '../../../queries/use-load-more-query.ts'
import { ErrorAlert } from '../../../ui/patterns/error-alert.tsx'
import { Button } from '../../../ui/primitives/button.tsx'

interface MoreButtonProps {
  readonly growth: LoadMore
  readonly words: { readonly more: string; readonly loadingMore: string; readonly failed: string }
}

/** Loads the next page of a list. What is loaded stays. */
export function MoreButton({ growth, words }: MoreButtonProps) {
  if (growth.kind === 'complete') return null
  if (growth.kind === 'failed')
    return (
      <ErrorAlert sentence={words.failed} hint={failureSentence(growth.failure)} onRetry={growth.retry} />
    )
  const isGrowing = growth.kind === 'growing'
  return (
    <Button
      variant="outline"
      className="self-start"
      busy={isGrowing}
      {...(growth.kind === 'ready' && { onClick: growth.grow })}
    >
      {isGrowing ? words.loadingMore : words.more}
    </Button>
  )
}
