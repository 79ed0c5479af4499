import { useQuery } from '@tanstack/react-query'
import { useStore } from '../../hooks/use-store.ts'
import { useServices } from '../../services/services-context.ts'

/** Maximum age of a list that is not reloaded, in milliseconds. */
const justRead = 10_000

/** The wishlist and its actions. `store` is undefined until its code has loaded. */
export function useWishlist() {
  const { wishlist } = useServices()
  const opened = useQuery({
    queryKey: ['wishlist'],
    queryFn: async () => {
      const store = await wishlist.load()
      // The wishlist buttons may have loaded a customer's list just before this page.
      void store.load({ maxAge: justRead })
      return store
    },
    staleTime: Infinity,
    // The store is a single instance and must not be copied.
    structuralSharing: false,
  })
  return {
    store: opened.data,
    state: useStore(wishlist),
    isUnreachable: opened.isError,
    retry: () => void opened.refetch(),
  }
}
