import { useEffect, useState } from 'react'

/** Debounces a value: returns it once it has not changed for `rest` milliseconds. */
export function useDebouncedValue<Value>(value: Value, rest: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (value === settled) return undefined
    const timer = setTimeout(() => setSettled(value), rest)
    return () => clearTimeout(timer)
  }, [value, settled, rest])
  return settled
}
