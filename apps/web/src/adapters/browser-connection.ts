import type { Connection } from '@umber/storefront-core'

/** What the browser itself says of the network. That it has one does not mean that the shop can be reached. */
export const browserConnection: Connection = {
  isOnline: () => navigator.onLine,
  subscribe(listener) {
    window.addEventListener('online', listener)
    window.addEventListener('offline', listener)
    return () => {
      window.removeEventListener('online', listener)
      window.removeEventListener('offline', listener)
    }
  },
}
