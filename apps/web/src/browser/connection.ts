import type { Connection } from '@umber/storefront-core'

/** The browser's own network status. Being online does not mean that the shop is reachable. */
export const browserConnection = {
  isOnline: () => navigator.onLine,
  subscribe: (listener: () => void) => {
    window.addEventListener('online', listener)
    window.addEventListener('offline', listener)
    return () => {
      window.removeEventListener('online', listener)
      window.removeEventListener('offline', listener)
    }
  },
} satisfies Connection
