import { useEffect, useState, type RefObject } from 'react'

/** True once the element has left the viewport at the top. */
export function useScrolledAway(element: RefObject<Element | null>): boolean {
  const [away, setAway] = useState(false)
  useEffect(() => {
    const watched = element.current
    if (watched === null) return undefined
    // The root margin counts everything below the viewport as visible. Otherwise a jump from below the element to the
    // top of the page, past it, is not reported.
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1)
        if (last !== undefined) setAway(!last.isIntersecting)
      },
      { rootMargin: '0px 0px 1000000px 0px' },
    )
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return away
}
