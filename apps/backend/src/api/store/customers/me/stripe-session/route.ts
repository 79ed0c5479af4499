import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { stripeSettings } from '../../../../../lib/payments/stripe-settings'
import { openStripeSessionWorkflow } from '../../../../../workflows/open-stripe-session'
import { customerId } from '../../../../customer-id'

/** Lets Stripe's element show and save cards of the signed-in customer. The secret is good for one element. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  if (stripeSettings(process.env) === undefined)
    throw new MedusaError(MedusaError.Types.NOT_FOUND, 'The shop does not take payments with Stripe.')
  const { result: secret } = await openStripeSessionWorkflow(request.scope).run({
    input: { customer_id: customerId(request) },
  })
  response.setHeader('Cache-Control', 'no-store')
  response.json({ stripe_session: { client_secret: secret } })
}
