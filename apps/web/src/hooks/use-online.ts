import { useSyncExternalStore } from 'react'

/** The browser's own network status. Being online does not mean that the shop is reachable. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => window.navigator.onLine)

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
