import { useEffect, useState } from 'react'

/**
 * True once `isWaiting` has lasted for `threshold` milliseconds; false as soon as it ends. A different `what` restarts
 * the timer.
 */
export function useIsSlow(isWaiting: boolean, threshold: number, what: string): boolean {
  const [late, setLate] = useState<string>()
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setLate(what), threshold)
    return () => {
      clearTimeout(timer)
      setLate(undefined)
    }
  }, [isWaiting, threshold, what])
  return late === what
}
