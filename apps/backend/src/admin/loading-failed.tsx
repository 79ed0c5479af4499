import { Button, Text } from '@medusajs/ui'

interface LoadingFailedProps {
  /** With an article: "The list". */
  readonly what: string
  readonly error: Error
  readonly onRetry: () => void
}

/** Says why something could not be loaded, and loads it again on request. */
export function LoadingFailed({ what, error, onRetry }: LoadingFailedProps) {
  return (
    <div role="alert" className="flex flex-col items-center gap-4 px-6 py-12">
      <Text weight="plus">{what} could not be loaded</Text>
      <Text size="small" className="text-ui-fg-subtle">
        {error.message}
      </Text>
      <Button variant="secondary" size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
