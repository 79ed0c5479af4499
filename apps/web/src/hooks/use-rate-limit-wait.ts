import type { Failure } from '@umber/storefront-core'
import { useEffect, useState } from 'react'
import { fewSeconds, waitCopy, waitSentence } from '../copy/failure.ts'

/** `left` in seconds: 0 when the wait is over, missing when the backend gave no `Retry-After`. */
interface Refused {
  readonly until: number
  readonly left?: number
}

/**
 * Handles 429 responses: the text for the wait, and whether it is still running. Forms disable their button
 * meanwhile, because the backend counts further requests too.
 */
export function useRateLimitWait() {
  const [refused, setRefused] = useState<Refused>()

  // The announced text changes once per minute, not every second.
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
    /** Starts the wait after a 429. Returns whether the failure was one. */
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
  if (left === undefined) return waitCopy.soon
  if (left === 0) return waitCopy.over
  return waitSentence(left, waitCopy)
}
