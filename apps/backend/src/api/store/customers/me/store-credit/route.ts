import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { creditSwitches } from '../../../../../lib/gift-cards/cart-credit'
import { storeCreditOf } from '../../../../../lib/gift-cards/shown-credit'
import { customerId } from '../../../../customer-id'

/** The customer's store credit, by currency, with what changed it. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  if (!(await creditSwitches(request.scope))['store-credit'])
    throw new MedusaError(MedusaError.Types.NOT_FOUND, 'The shop has no store credit')
  response.json({ store_credit: await storeCreditOf(request.scope, customerId(request)) })
}
