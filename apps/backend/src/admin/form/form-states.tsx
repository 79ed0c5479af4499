import { Container, Skeleton } from '@medusajs/ui'

import { LoadingFailed } from '../loading-failed'

/** While a form's values are read, and when they cannot be. */
export function FormLoading({ label }: { readonly label: string }) {
  return (
    <Container aria-busy="true" aria-label={label} className="flex flex-col gap-4 p-6">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-9 w-full" />
      ))}
    </Container>
  )
}

interface FormFailedProps {
  readonly error: Error
  readonly onRetry: () => void
}

export function FormFailed({ error, onRetry }: FormFailedProps) {
  return (
    <Container className="p-0">
      <LoadingFailed what="The form" error={error} onRetry={onRetry} />
    </Container>
  )
}
