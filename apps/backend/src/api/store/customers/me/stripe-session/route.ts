import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { stripeCustomer } from '../../../../../lib/payments/stripe-customer'
import { openCustomerSession } from '../../../../../lib/payments/stripe-customer-session'
import { stripeSettings } from '../../../../../lib/payments/stripe-settings'
import { customerId } from '../../../../customer-id'

/** Lets Stripe's element show and save cards of the signed-in customer. The secret is good for one element. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const settings = stripeSettings(process.env)
  const customer = await stripeCustomer(request.scope, customerId(request))
  if (settings === undefined || customer === undefined)
    throw new MedusaError(MedusaError.Types.NOT_FOUND, 'The shop does not take payments with Stripe.')
  const secret = await openCustomerSession(settings.apiKey, customer)
  response.setHeader('Cache-Control', 'no-store')
  response.json({ stripe_session: { client_secret: secret } })
}
