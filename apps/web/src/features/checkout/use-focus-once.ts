import { useEffect, useRef } from 'react'

/** Moves the focus to a field when the form opens. */
export function useFocusOnce<Name extends string>(name: Name | undefined, focus: (name: Name) => void): void {
  const wanted = useRef(name)
  useEffect(() => {
    if (wanted.current !== undefined) focus(wanted.current)
    wanted.current = undefined
  }, [focus])
}
