import type { MedusaContainer } from '@medusajs/framework/types'
import { MedusaError } from '@medusajs/framework/utils'

import { findSession, holdsMoney, stateOf } from './payment-session'
import { rounded } from './rounded'

interface PaidCart {
  readonly payment_collection?: {
    readonly payment_sessions?:
      | readonly { readonly id: string; readonly provider_id: string; readonly amount: unknown }[]
      | null
  } | null
}

/**
 * Before an order is created: the shopper has paid the total, and nothing was given back. Medusa asks the provider at the end of the
 * workflow, and takes its own record of an earlier authorization for an answer, also of one that was cancelled since.
 *
 * @throws `price_changed` when the payment is of another amount, `payment_requires_more_error` when the shopper has not finished, `payment_authorization_error` when it is over.
 */
export async function checkPayment(container: MedusaContainer, cart: PaidCart, total: number): Promise<void> {
  for (const { id, provider_id: provider, amount } of cart.payment_collection?.payment_sessions ?? []) {
    if (rounded(Number(amount)) !== total)
      throw new MedusaError(
        MedusaError.Types.NOT_ALLOWED,
        `The payment is of ${Number(amount)}, and the total ${total}.`,
        'price_changed',
      )
    const session = holdsMoney(provider) ? await findSession(container, id) : undefined
    if (session === undefined) continue
    const state = await stateOf(container, session)
    if (state === 'open')
      throw new MedusaError(MedusaError.Types.PAYMENT_REQUIRES_MORE_ERROR, 'The payment is not finished.')
    if (state === 'over')
      throw new MedusaError(MedusaError.Types.PAYMENT_AUTHORIZATION_ERROR, 'The payment was given back.')
  }
}
