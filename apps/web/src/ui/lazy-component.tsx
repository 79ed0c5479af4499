import { lazy, type ComponentType } from 'react'

/** Resets the failed imports, so that the next use retries. */
const failures = new Set<() => void>()

/** Keeps the failure until it has been shown. Otherwise every render would start a new import. */
async function keepFailure<Value>(fetching: Promise<Value>, forget: () => void): Promise<Value> {
  try {
    return await fetching
  } catch (error) {
    failures.add(forget)
    throw error
  }
}

/** Called after a failure has been shown: the next use imports again. */
export function forgetFailures(): void {
  for (const forget of failures) forget()
  failures.clear()
}

/** Like React's `lazy`, but a failed import can be retried. `lazy` keeps a failure for the lifetime of the page. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const renew = () => {
    Fetched = lazy(async () => ({ default: await keepFailure(load(), renew) }))
  }
  let Fetched: ComponentType<Props>
  renew()
  return function Part(props: Props) {
    return <Fetched {...props} />
  }
}
