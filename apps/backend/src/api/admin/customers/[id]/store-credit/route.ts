import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { coinsIn, requireSoldCurrency } from '../../../../../lib/gift-cards/credit-amounts'
import { storeCreditOf } from '../../../../../lib/gift-cards/shown-credit'
import { changeStoreCreditWorkflow } from '../../../../../workflows/change-store-credit'
import type { StoreCreditBody } from './body'

export async function GET({ scope, params }: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json({ store_credit: await storeCreditOf(scope, params['id'] ?? '') })
}

/** Gives the customer an amount, or takes one when it is negative. */
export async function POST(
  { scope, params, validatedBody }: MedusaRequest<StoreCreditBody>,
  response: MedusaResponse,
): Promise<void> {
  const { currency_code: currency, amount, reason } = validatedBody
  const id = params['id'] ?? ''
  // What is left of a currency that was sold once can be taken.
  if (amount > 0) await requireSoldCurrency(scope, currency)
  await changeStoreCreditWorkflow(scope).run({
    input: { customer_id: id, currency_code: currency, coins: coinsIn(amount, currency), reason },
  })
  response.json({ store_credit: await storeCreditOf(scope, id) })
}
