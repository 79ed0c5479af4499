import { useEffect, useState, type RefObject } from 'react'

/** True from when the element is less than a screen away from the view. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const watched = element.current
    if (watched === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        setNear(true)
        observer.disconnect()
      },
      { rootMargin: '100% 0%' },
    )
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return isNear
}
