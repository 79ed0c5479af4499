import { useEffect, useState } from 'react'

/**
 * True once something has been waited for so long, in milliseconds; false as soon as it is over. Something else that is waited for
 * begins anew.
 */
export function useLate(isWaiting: boolean, patience: number, what: string): boolean {
  const [late, setLate] = useState<string>()
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setLate(what), patience)
    return () => {
      clearTimeout(timer)
      setLate(undefined)
    }
  }, [isWaiting, patience, what])
  return late === what
}
