import { normalPostalCode } from '@umber/addresses'
import type { PostalCodeLookup, PostalCodePlace } from '@umber/storefront-core/checkout'
import { useCallback, useEffect, useRef, useState } from 'react'

interface Place {
  readonly city: string
  readonly state: string
}

interface LookupOptions {
  readonly lookUp: PostalCodeLookup | undefined
  readonly countryCode: string
  readonly postalCode: string
  readonly current: Place
  readonly onFound: (found: Partial<Place>) => void
}

/**
 * Fills city and state from a whole postal code. What the shopper has typed or chosen is never replaced.
 *
 * @returns What was filled last.
 */
export function usePostalCodeLookup({
  lookUp,
  countryCode,
  postalCode,
  current,
  onFound,
}: LookupOptions): Partial<Place> {
  const code = normalPostalCode(postalCode, countryCode)
  const filled = useRef<Partial<Place>>({})
  const [told, setTold] = useState<Partial<Place>>({})
  const latest = useRef({ current, onFound })
  useEffect(() => {
    latest.current = { current, onFound }
  })
  const fill = useCallback((found: PostalCodePlace) => {
    const { current: now, onFound: set } = latest.current
    const isFree = (name: keyof Place) => now[name] === '' || now[name] === filled.current[name]
    const parts = (['city', 'state'] as const).flatMap((name) => {
      const text = found[name]
      return text === undefined || !isFree(name) ? [] : [[name, text] as const]
    })
    if (parts.length === 0) return
    const next: Partial<Place> = Object.fromEntries(parts)
    filled.current = { ...filled.current, ...next }
    setTold(next)
    set(next)
  }, [])
  const first = useRef(code)
  useEffect(() => {
    // The code of an address that was there before: what it leaves out was left out on purpose.
    if (code === undefined || code === first.current || lookUp === undefined) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    // A place that cannot be looked up is typed.
    lookUp(code, countryCode, { signal })
      .then((found) => (found === undefined || signal.aborted ? undefined : fill(found)))
      .catch(() => undefined)
    return () => leaving.abort()
  }, [code, countryCode, lookUp, fill])
  return told
}
