import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

/** Whether the page is scrolled further than `distance` pixels. */
export const useScrolledPast = (distance: number) =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > distance,
    () => false,
  )
