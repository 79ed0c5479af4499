import { useEffect, useState } from 'react'
import { browserReloadDeps, importWithReload } from '../../browser/import-with-reload.ts'

const fetchSteps = () => import('./lazy-steps.ts')

type LaterSteps = Awaited<ReturnType<typeof fetchSteps>>

/**
 * Loads the code of the steps after the address while the shopper types. A failed load is retried when the step
 * opens; then a failure is thrown to the page.
 */
export function useLazySteps(isWanted: boolean): LaterSteps | undefined {
  const [steps, setSteps] = useState<LaterSteps>()
  const [failed, setFailed] = useState<{ readonly error: unknown }>()

  useEffect(() => {
    if (steps !== undefined) return undefined
    let isLeft = false
    // The input of the address step survives a reload.
    const fetching = isWanted
      ? importWithReload(fetchSteps, { ...browserReloadDeps(), losesInput: () => false })
      : fetchSteps()
    fetching.then(
      (fetched) => !isLeft && setSteps(fetched),
      (error: unknown) => !isLeft && isWanted && setFailed({ error }),
    )
    return () => {
      isLeft = true
    }
  }, [steps, isWanted])

  if (failed !== undefined) throw failed.error
  return steps
}
