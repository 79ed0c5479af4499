import { useSyncExternalStore } from 'react'

/** Whether the browser has a network; that the shop can be reached over it is another matter. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => window.navigator.onLine)

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
