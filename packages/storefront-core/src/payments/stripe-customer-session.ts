import type { PaymentGateway } from '../ports/checkout-gateway.ts'
import type { PortOptions } from '../ports/port-options.ts'
import { field, text } from '../parse/read.ts'

const path = '/store/customers/me/stripe-session'

/**
 * The secret with which Stripe's element shows the signed-in customer's saved cards and offers to save one. It is good for one
 * element, and is never stored. Rejects as the backend does; undefined when the answer has none.
 * `POST /store/customers/me/stripe-session`
 */
export async function openStripeCustomerSession(
  { post }: Pick<PaymentGateway, 'post'>,
  options?: PortOptions,
): Promise<string | undefined> {
  return text(field(field(await post(path, options), 'stripe_session'), 'client_secret'))
}
