import type { QueryClient } from '@tanstack/react-query'
import type { AuthStore } from '@umber/storefront-core/auth'

type Follow = Pick<AuthStore, 'getState' | 'subscribe' | 'onNotice'>

/** Forgets what was read for a customer, which is kept under their id, when they are not signed in any more. */
export function forgetFormerCustomers(auth: Follow, queryClient: QueryClient): void {
  const seen = new Set<unknown>()
  const shown = () => {
    const { view } = auth.getState()
    return view.kind === 'customer' ? view.customer.id : undefined
  }
  auth.subscribe(() => seen.add(shown()))
  auth.onNotice(({ kind }) => {
    if (kind !== 'signed-out') return
    // Another one may be here by now.
    const isFormer = (part: unknown) => seen.has(part) && part !== shown()
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey.some(isFormer) })
  })
}
