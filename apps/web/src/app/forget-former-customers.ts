import type { QueryClient } from '@tanstack/react-query'
import type { Session } from '../bindings/session.ts'

/** Forgets what was read for a customer, which is kept under their id, when they are not signed in any more. */
export function forgetFormerCustomers(session: Session, queryClient: QueryClient): void {
  const seen = new Set<unknown>()
  const shown = () => {
    const view = session.getState()
    return view.kind === 'customer' ? view.customer.id : undefined
  }
  session.subscribe(() => seen.add(shown()))
  session.onNotice(({ kind }) => {
    if (kind !== 'signed-out') return
    // Another one may be here by now.
    const isFormer = (part: unknown) => seen.has(part) && part !== shown()
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey.some(isFormer) })
  })
}
