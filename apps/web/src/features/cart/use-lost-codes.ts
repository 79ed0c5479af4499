import { useState } from 'react'

/**
 * The codes that have gone from the cart without being removed here: they ended, or somebody else used them up. `begin`
 * says that one is about to be removed, or that the shopper has gone on.
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
