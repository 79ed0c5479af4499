import { use, type ComponentType } from 'react'

/** What makes each of the failed fetches be tried anew. */
const failures = new Set<() => void>()

/**
 * Fetches once for all who ask. A failure is kept, too, until it has been shown: whoever renders with it would otherwise ask again
 * with every attempt to render.
 */
export function fetchOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let fetched: Promise<Value> | undefined
  return () =>
    (fetched ??= load().catch((error: unknown) => {
      failures.add(() => {
        fetched = undefined
      })
      throw error
    }))
}

/** Called once a failure is shown: whoever asks from now on fetches again. */
export function forgetFailures(): void {
  for (const forget of failures) forget()
  failures.clear()
}

/** A component that fetches its own code. As `lazy` of React, which keeps a failure for as long as the page lives. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const fetchPart = fetchOnce(load)
  return function Part(props: Props) {
    const Fetched = use(fetchPart())
    return <Fetched {...props} />
  }
}
