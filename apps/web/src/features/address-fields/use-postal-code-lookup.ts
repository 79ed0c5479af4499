import { normalPostalCode } from '@umber/addresses'
import type { PostalCodeLookup } from '@umber/storefront-core/checkout'
import { useEffect, useRef } from 'react'

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

/** Fills city and state from a whole postal code. What the shopper has typed or chosen is never replaced. */
export function usePostalCodeLookup({ lookUp, countryCode, postalCode, current, onFound }: LookupOptions) {
  const code = normalPostalCode(postalCode, countryCode)
  const filled = useRef<Partial<Place>>({})
  const latest = useRef({ current, onFound })
  useEffect(() => {
    latest.current = { current, onFound }
  })
  const first = useRef(code)
  useEffect(() => {
    // The code of an address that was there before: what it leaves out was left out on purpose.
    if (code === undefined || code === first.current || lookUp === undefined) return
    const leaving = new AbortController()
    void findAndFill(leaving.signal).catch(() => undefined)
    return () => leaving.abort()

    async function findAndFill(signal: AbortSignal) {
      const found = await lookUp?.(code ?? '', countryCode, { signal })
      if (found === undefined || signal.aborted) return
      const { current: now, onFound: fill } = latest.current
      const isFree = (name: keyof Place) => now[name] === '' || now[name] === filled.current[name]
      const parts = (['city', 'state'] as const).flatMap((name) => {
        const text = found[name]
        return text === undefined || !isFree(name) ? [] : [[name, text] as const]
      })
      if (parts.length === 0) return
      const next: Partial<Place> = Object.fromEntries(parts)
      filled.current = { ...filled.current, ...next }
      fill(next)
    }
  }, [code, countryCode, lookUp])
}
