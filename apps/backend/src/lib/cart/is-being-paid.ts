import type { MedusaContainer } from '@medusajs/framework/types'

import { unfinishedCompletions } from '../checkout/interrupted-completion'
import {
  collectionOfCart,
  holdsMoney,
  sessionsOf,
  stateOf,
  type PaymentState,
  type Session,
} from '../payments/payment-session'

/** How long after its opening a payment may still be made, such as in the app of a bank. In milliseconds. */
const longest = 60 * 60_000

/**
 * Whether an order may come of the cart as it is: its payment is held or taken, or the shopper may be paying at the moment,
 * or a completion was interrupted. The caller holds the cart's lock, so no completion is running.
 */
export async function isBeingPaid(container: MedusaContainer, cartId: string): Promise<boolean> {
  const interrupted = await unfinishedCompletions(container, { cartId })
  if (interrupted.length > 0) return true
  const collectionId = await collectionOfCart(container, cartId)
  const sessions = collectionId === undefined ? [] : await sessionsOf(container, collectionId)
  for (const session of sessions)
    if (holdsMoney(session.provider_id) && mayBePaid(session, await readState(container, session)))
      return true
  return false
}

const mayBePaid = ({ created_at: opened }: Session, state: PaymentState): boolean =>
  state === 'charged' || (state === 'open' && Date.now() - new Date(opened).getTime() < longest)

/** A provider that does not answer, or is off by now, must not keep the customer from their other carts. */
const readState = async (container: MedusaContainer, session: Session): Promise<PaymentState> =>
  stateOf(container, session).catch(() => 'charged' as const)
