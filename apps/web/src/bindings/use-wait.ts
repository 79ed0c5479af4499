import type { Failure } from '@umber/storefront-core'
import { useEffect, useState } from 'react'
import { fewSeconds, waitCopy, waitWords } from '../copy/wait.ts'

/** `left` in seconds; 0 when it is over, and missing when the backend has not said for how long. */
interface Refused {
  readonly until: number
  readonly left?: number
}

/**
 * The wait of whoever asked too often: the words for it, and whether it is still on. Until then a form keeps its button from
 * being pressed, for the backend would count that as well.
 */
export function useWait() {
  const [refused, setRefused] = useState<Refused>()

  // What is read aloud changes by the minute, and not by the second.
  useEffect(() => {
    if (refused?.left === undefined || refused.left === 0) return undefined
    const { until } = refused
    const left = secondsTo(until)
    const pause = left > fewSeconds ? Math.min(60, left - fewSeconds) : left
    const timer = setTimeout(() => setRefused({ until, left: secondsTo(until) }), pause * 1000)
    return () => clearTimeout(timer)
  }, [refused])

  const begin = (seconds: number | undefined): void =>
    setRefused({
      until: Date.now() + (seconds ?? 0) * 1000,
      ...(seconds !== undefined && { left: Math.ceil(seconds) }),
    })
  return {
    isOn: refused?.left !== undefined && refused.left > 0,
    words: refused && wordsFor(refused.left),
    begin,
    /** Whether that was why the backend refused. */
    beginAfter(failure: Failure | undefined): boolean {
      if (failure?.status !== 429) return false
      begin(failure.retryAfter === undefined ? undefined : failure.retryAfter / 1000)
      return true
    },
    end: () => setRefused(undefined),
  }
}

const secondsTo = (time: number): number => Math.max(0, Math.ceil((time - Date.now()) / 1000))

function wordsFor(left: number | undefined): string {
  if (left === undefined) return waitCopy.tooOften(waitCopy.soon)
  if (left === 0) return waitCopy.over
  return waitCopy.tooOften(waitWords(left))
}
