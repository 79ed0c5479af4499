import { useState } from 'react'

/**
 * Codes that left the cart without being removed here: they expired or reached their usage limit. Call `begin` before
 * removing a code, or when the shopper continues.
 */
export function useLostCodes(codes: readonly string[]) {
  const [before, setBefore] = useState(codes)
  const [removed, setRemoved] = useState<string>()
  const [lost, setLost] = useState<readonly string[]>([])
  if (before.join() !== codes.join()) {
    setBefore(codes)
    const gone = before.filter((code) => !codes.includes(code) && code !== removed)
    setLost([...lost, ...gone].filter((code) => !codes.includes(code)))
  }
  const begin = (code?: string) => {
    setRemoved(code)
    setLost([])
  }
  return { lost, begin }
}
