import { refetchEntity, type MedusaRequest, type MedusaResponse } from '@medusajs/framework/http'

import { openPaymentWorkflow } from '../../../../../workflows/open-payment'
import { signedInCustomer } from '../../../../customer-id'
import { replacedSession } from '../../../../middlewares/take-replaced-session'

interface Body {
  readonly provider_id: string
  readonly data?: Record<string, unknown>
}

/** In place of Medusa's route, with its answer; with 409 `payment_in_progress` when the shopper has paid already. */
export async function POST(request: MedusaRequest<Body>, response: MedusaResponse): Promise<void> {
  const { scope, queryConfig } = request
  const id = request.params['id'] ?? ''
  const { provider_id: provider, data } = request.validatedBody
  const customer = signedInCustomer(request)
  const replaced = replacedSession(response)
  const { result: paid } = await openPaymentWorkflow(scope).run({
    input: {
      collection_id: id,
      provider_id: provider,
      ...(data !== undefined && { data }),
      ...(customer !== undefined && { customer_id: customer }),
      ...(replaced !== undefined && { replaces: replaced }),
    },
  })
  if (paid === null) {
    const { fields } = queryConfig
    const opened = await refetchEntity({ entity: 'payment_collection', idOrFilter: id, scope, fields })
    response.json({ payment_collection: opened })
    return
  }
  response.status(409).json({
    type: 'conflict',
    code: 'payment_in_progress',
    message: 'The cart is paid already. Complete it, or cancel the payment.',
    payment_session: paid,
  })
}
