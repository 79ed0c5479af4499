import { useState } from 'react'

/** True from the first time `value` was true. */
export function useEverTrue(value: boolean) {
  const [ever, setEver] = useState(value)
  if (value && !ever) setEver(true)
  return ever || value
}
