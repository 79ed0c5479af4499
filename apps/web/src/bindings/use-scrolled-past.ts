import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

/** Whether the page has been scrolled further than so many pixels. */
export const useScrolledPast = (distance: number) =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > distance,
    () => false,
  )
