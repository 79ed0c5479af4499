import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from '@medusajs/framework/http'

import { accountOf, readCartOwner } from '../../lib/cart/cart-owner'
import { guestRecordFor } from '../../lib/cart/guest-record'
import { assignGuestRecordWorkflow } from '../../workflows/assign-guest-record'
import { signedInCustomer } from '../customer-id'
import { email } from '../fields'

/** When a guest's cart gets an email, assigns the guest record of that email, never an account. */
export async function assignGuestRecord(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const typed = emailIn(request)
  if (typed === undefined) return next()
  const { scope } = request
  const id = request.params['id'] ?? ''
  const owner = await readCartOwner(scope, id)
  const isGuests = owner !== undefined && !owner.isCompleted && accountOf(owner) === undefined
  if (isGuests && owner.customer?.email !== typed)
    await assignGuestRecordWorkflow(scope).run({ input: { cartId: id, email: typed } })
  return next()
}

/**
 * The same for a cart that a guest creates with an email. Medusa's route takes the customer of a new cart only from the
 * request's authentication, so the guest record is passed there.
 */
export async function createWithGuestRecord(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const typed = emailIn(request)
  if (typed !== undefined && signedInCustomer(request) === undefined) {
    const record = await guestRecordFor(request.scope, typed)
    const guest = { actor_id: record, actor_type: 'guest', auth_identity_id: '', app_metadata: {} }
    Object.assign(request, { auth_context: { ...guest, user_metadata: {} } } satisfies Pick<
      AuthenticatedMedusaRequest,
      'auth_context'
    >)
  }
  return next()
}

/** A missing or malformed email is left to Medusa's own validation. */
function emailIn({ body }: MedusaRequest): string | undefined {
  const { email: typed } = (body ?? {}) as { readonly email?: unknown }
  const read = email.safeParse(typed)
  return read.success ? read.data : undefined
}
