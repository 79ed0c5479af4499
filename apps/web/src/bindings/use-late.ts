import { useEffect, useState } from 'react'

/**
 * True once something has been waited for so long, in milliseconds; false as soon as it is over. Something else that is waited for
 * begins anew.
 */
export function useLate(isWaiting: boolean, patience: number, what: string): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setLate(true), patience)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isWaiting, patience, what])
  return isLate
}
