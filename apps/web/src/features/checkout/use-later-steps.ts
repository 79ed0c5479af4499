import { useEffect, useState } from 'react'
import { browserSurroundings, loadPage } from '../../adapters/load-page.ts'

const fetchSteps = () => import('./later-steps.ts')

type LaterSteps = Awaited<ReturnType<typeof fetchSteps>>

/**
 * The steps after the address, whose code comes while that is typed. Where it did not come it is asked for again when it is
 * wanted, and a failure is then the page's.
 */
export function useLaterSteps(isWanted: boolean): LaterSteps | undefined {
  const [steps, setSteps] = useState<LaterSteps>()
  const [failed, setFailed] = useState<{ readonly error: unknown }>()

  useEffect(() => {
    if (steps !== undefined) return undefined
    let isLeft = false
    // What was typed before these steps is kept over a reload.
    const fetching = isWanted
      ? loadPage(fetchSteps, { ...browserSurroundings(), losesInput: () => false })
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
