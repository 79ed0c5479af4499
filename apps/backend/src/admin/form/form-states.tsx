import { Button, Container, Skeleton, Text } from '@medusajs/ui'

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
    <Container role="alert" className="flex flex-col items-center gap-4 px-6 py-12">
      <Text weight="plus">The form could not be loaded</Text>
      <Text size="small" className="text-ui-fg-subtle">
        {error.message}
      </Text>
      <Button variant="secondary" size="small" onClick={onRetry}>
        Try again
      </Button>
    </Container>
  )
}
