import type { WebhookActionResult } from '@medusajs/framework/types'

import { sumsOf, type Session } from './payment-session'
import { rounded } from './rounded'

/** What a provider has told of a payment; the amount in major currency units. */
export interface ToldPayment {
  readonly action: WebhookActionResult['action']
  readonly amount: number
}

/** The amount that Medusa has not recorded yet of what the provider has told; 0 when it has. */
export function leftToRecord({ action, amount }: ToldPayment, session: Session | undefined): number {
  const isCaptured = action === 'captured'
  if (session?.payment !== undefined && (!isCaptured || session.payment.captured_at != null)) return 0
  // The provider tells the whole sum that it has taken; Medusa would add it to what it has recorded.
  const left = isCaptured && session !== undefined ? rounded(amount - sumsOf(session).captured) : amount
  return Math.max(0, left)
}
