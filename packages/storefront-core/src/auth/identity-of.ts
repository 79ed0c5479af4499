import { guest, type Identity } from '../ports/identity.ts'
import { given } from '../reading/given.ts'
import type { AuthView } from './auth.selectors.ts'

/** Who the stores keep things for. A guest who is signing in is a guest until the backend has said who they are. */
export function identityOf(view: AuthView): Identity {
  if (view.kind === 'customer') return { status: 'customer', customerId: view.customer.id }
  return view.kind === 'unknown' ? { status: 'unknown', ...given({ failure: view.failure }) } : guest
}
