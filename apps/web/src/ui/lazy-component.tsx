import { lazy, useState, type ComponentType } from 'react'

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

export type LazyComponent<Props extends object> = ComponentType<Props> & {
  /** Hands over the code: from here on it renders without waiting for a promise, so that a press can hydrate it at once. */
  readonly give: (component: ComponentType<Props>) => void
}

/** Like React's `lazy`, but a failed import can be retried. `lazy` keeps a failure for the lifetime of the page. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const renew = () => {
    Fetched = lazy(async () => ({ default: await keepFailure(load(), renew) }))
  }
  let Fetched: ComponentType<Props>
  let given: ComponentType<Props> | undefined
  renew()
  function Part(props: Props) {
    // The same for as long as it is shown.
    const [Shown] = useState(() => given ?? Fetched)
    return <Shown {...props} />
  }
  return Object.assign(Part, {
    give(component: ComponentType<Props>) {
      given = component
    },
  })
}
