import type { Customer } from '@umber/storefront-core/auth'
import { useEffect, useState } from 'react'
import { paths } from '../../config/paths.ts'
import { useServices } from '../../services/services-context.ts'
import { useStore } from '../../hooks/use-store.ts'
import { useCurrentPath } from '../../hooks/use-current-path.ts'
import { useRedirect } from '../../hooks/use-redirect.ts'

export type Visitor =
  /** Signed out: the redirect to the login is under way. */
  | { readonly kind: 'guest' }
  /** The session is not verified yet, or cannot be verified at the moment. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'customer'; readonly customer: Customer }

/** Redirects a signed-out visitor to the login, which returns to this page. */
export function useRequireCustomer(): Visitor {
  const { session } = useServices()
  const view = useStore(session)
  const here = useCurrentPath()
  const isGuest = view.status === 'guest'
  useRedirect(isGuest ? paths.login(here) : undefined)
  const [failed, setFailed] = useState<{ readonly error: unknown }>()
  const isUnknown = view.status === 'loading'
  useEffect(() => {
    // If the session code cannot be loaded, the page fails and can be retried.
    if (isUnknown) session.load().catch((error: unknown) => setFailed({ error }))
  }, [isUnknown, session])
  if (isUnknown && failed !== undefined) throw failed.error
  if (isGuest) return { kind: 'guest' }
  return view.status === 'signed-in' ? { kind: 'customer', customer: view.customer } : { kind: 'unknown' }
}
