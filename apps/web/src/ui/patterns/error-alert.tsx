import { focusLastingHeading } from '../focus-lasting-heading.ts'
import { AlertIcon } from '../icons.tsx'
import { Button } from '../primitives/button.tsx'

interface ErrorAlertProps {
  /** The error text, from copy. */
  readonly sentence: string
  readonly hint?: string | undefined
  readonly onRetry?: (() => void) | undefined
  readonly retrying?: boolean
  readonly retryLabel?: string
}

export function ErrorAlert(props: ErrorAlertProps) {
  const { sentence, hint, onRetry, retrying = false, retryLabel = 'Try again' } = props
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-6 gap-y-3 border-y border-line py-4">
      <div className="relative min-w-0 flex-1 basis-60 ps-9">
        <AlertIcon className="absolute top-0.75 start-0 text-sale" />
        <p className="text-body whitespace-pre-line text-ink">{sentence}</p>
        {hint !== undefined && <p className="text-small whitespace-pre-line text-ink-2">{hint}</p>}
      </div>
      {onRetry !== undefined && (
        <Button
          ref={focusLastingHeading}
          variant="outline"
          size="small"
          busy={retrying}
          onClick={onRetry}
          className="max-sm:ms-9"
        >
          {retryLabel}
        </Button>
      )}
    </div>
  )
}
