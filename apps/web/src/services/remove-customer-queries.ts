import type { QueryClient } from '@tanstack/react-query'
import type { AuthStore } from '@umber/storefront-core/auth'

type Follow = Pick<AuthStore, 'getState' | 'subscribe' | 'onNotice'>

/** Removes a customer's queries, which have the customer's id in their key, after they sign out. */
export function removeCustomerQueries(auth: Follow, queryClient: QueryClient): void {
  const seen = new Set<unknown>()
  const shown = () => {
    const { view } = auth.getState()
    return view.status === 'signed-in' ? view.customer.id : undefined
  }
  auth.subscribe(() => seen.add(shown()))
  auth.onNotice(({ kind }) => {
    if (kind !== 'signed-out') return
    // Another customer may have signed in by now.
    const isFormer = (part: unknown) => seen.has(part) && part !== shown()
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey.some(isFormer) })
  })
}
