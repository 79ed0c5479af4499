import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { requestReturnWorkflow } from '../../../../../workflows/request-return'
import type { OrderReturnBody } from './body'

/** Requests a return, with the variants that the shopper wants in place of some of it. */
export async function POST(request: MedusaRequest<OrderReturnBody>, response: MedusaResponse): Promise<void> {
  const { items, return_shipping } = request.validatedBody
  const { result } = await requestReturnWorkflow(request.scope).run({
    input: {
      order_id: request.params['id'] ?? '',
      return_shipping,
      items: items.map(({ id, quantity, reason_id: reason, note }) => ({
        id,
        quantity,
        ...(reason !== undefined && { reason_id: reason }),
        ...(note !== undefined && { note }),
      })),
      wanted_exchange: items.flatMap(({ id, quantity, variant_id }) =>
        variant_id === undefined ? [] : [{ line_id: id, quantity, variant_id }],
      ),
    },
  })
  response.json({ return: { id: result.id, order_id: result.order_id, status: 'requested' } })
}
