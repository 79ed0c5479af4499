import { useQuery } from '@tanstack/react-query'
import type { WishlistState, WishlistStore } from '@umber/storefront-core/wishlist'
import { useCallback, useSyncExternalStore } from 'react'
import { useServices } from '../../services/services-context.ts'

/** Maximum age of a list that is not reloaded, in milliseconds. */
const justRead = 10_000

const reading: WishlistState = { phase: 'loading', items: [] }

/** The wishlist and its actions. `store` is undefined until its code has loaded. */
export function useWishlist() {
  const { wishlist } = useServices()
  const opened = useQuery({
    queryKey: ['wishlist'],
    queryFn: async () => {
      const store = await wishlist.open()
      // The wishlist buttons may have loaded a customer's list just before this page.
      void store.load({ maxAge: justRead })
      return store
    },
    staleTime: Infinity,
    // The store is a single instance and must not be copied.
    structuralSharing: false,
  })
  const store: WishlistStore | undefined = opened.data
  const subscribe = useCallback(
    (listener: () => void) => store?.subscribe(listener) ?? (() => undefined),
    [store],
  )
  const state = useSyncExternalStore(subscribe, () => store?.getState() ?? reading)
  return { store, state, isUnreachable: opened.isError, retry: () => void opened.refetch() }
}
