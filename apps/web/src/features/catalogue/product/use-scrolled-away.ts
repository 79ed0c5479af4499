import { useEffect, useState, type RefObject } from 'react'

/** True once the element has left the window through its upper edge. */
export function useScrolledAway(element: RefObject<Element | null>): boolean {
  const [away, setAway] = useState(false)
  useEffect(() => {
    const watched = element.current
    if (watched === null) return undefined
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1)
      if (last !== undefined) setAway(!last.isIntersecting && last.boundingClientRect.bottom <= 0)
    })
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return away
}
