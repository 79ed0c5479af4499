import { guest, type Identity } from '../ports/identity.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import type { AuthView } from './auth.selectors.ts'

/**
 * The identity that stores keep data for. A guest who is signing in stays a guest until the backend has
 * confirmed the customer.
 */
export function identityOf(view: AuthView): Identity {
  if (view.status === 'signed-in') return { status: 'customer', customerId: view.customer.id }
  return view.status === 'loading'
    ? { status: 'unknown', ...omitUndefined({ failure: view.failure }) }
    : guest
}
