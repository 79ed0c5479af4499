import { useQuery } from '@tanstack/react-query'
import type { WishlistState, WishlistStore } from '@umber/storefront-core/wishlist'
import { useCallback, useSyncExternalStore } from 'react'
import { useShop } from '../../bindings/shop.ts'

/** In milliseconds. */
const justRead = 10_000

const reading: WishlistState = { phase: 'loading', items: [] }

/** The list with what can be done with it; `store` is missing until its code is there. */
export function useWishlist() {
  const { hearts } = useShop()
  const opened = useQuery({
    queryKey: ['wishlist'],
    queryFn: async () => {
      const store = await hearts.open()
      // On a page load a customer's list is read for the hearts a moment before this page wants it.
      void store.load({ maxAge: justRead })
      return store
    },
    staleTime: Infinity,
    // It is one and the same list, however often the page is opened.
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
