import { useState } from 'react'

/** True once `value` has been true. */
export function useHasOpened(value: boolean) {
  const [ever, setEver] = useState(value)
  if (value && !ever) setEver(true)
  return ever || value
}
