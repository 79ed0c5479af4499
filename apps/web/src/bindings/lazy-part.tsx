import { lazy, type ComponentType } from 'react'

/** What makes each of the failed fetches be tried anew. */
const failures = new Set<() => void>()

/** Notes a failure that is kept until it has been shown: whoever renders with it would otherwise ask again with every attempt. */
async function noting<Value>(fetching: Promise<Value>, forget: () => void): Promise<Value> {
  try {
    return await fetching
  } catch (error) {
    failures.add(forget)
    throw error
  }
}

/** Called once a failure is shown: whoever asks from now on fetches again. */
export function forgetFailures(): void {
  for (const forget of failures) forget()
  failures.clear()
}

/** Fetches once for all who ask, as `use` of React needs it. */
export function fetchOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let fetched: Promise<Value> | undefined
  const forget = () => {
    fetched = undefined
  }
  return () => (fetched ??= noting(load(), forget))
}

/** A component that fetches its own code. As `lazy` of React, which keeps a failure for as long as the page lives. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const renew = () => {
    Fetched = lazy(async () => ({ default: await noting(load(), renew) }))
  }
  let Fetched: ComponentType<Props>
  renew()
  return function Part(props: Props) {
    return <Fetched {...props} />
  }
}
