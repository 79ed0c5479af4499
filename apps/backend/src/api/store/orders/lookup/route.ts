import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys, MedusaError } from '@medusajs/framework/utils'
import { getOrderDetailWorkflow } from '@medusajs/medusa/core-flows'

import { accessTo } from '../../../../lib/order-access/access-of'
import type { OrderLookupBody } from './body'
import { orderFields } from './order-fields'

/** Order lookup for guests by number and email. The response does not reveal which of the two was wrong. */
export async function POST(request: MedusaRequest<OrderLookupBody>, response: MedusaResponse): Promise<void> {
  const { display_id: displayId, email } = request.validatedBody
  const { data } = await request.scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'order',
    fields: ['id', 'email', 'is_draft_order'],
    filters: { display_id: displayId },
  })
  const found = data.find((order) => order.email?.toLowerCase() === email && order.is_draft_order !== true)
  if (found === undefined) {
    throw new MedusaError(MedusaError.Types.NOT_FOUND, 'No order with this number and e-mail address.')
  }
  const { result } = await getOrderDetailWorkflow(request.scope).run({
    input: { order_id: found.id, fields: [...orderFields] },
  })
  response.setHeader('Cache-Control', 'no-store')
  response.json({
    order: result,
    order_access: accessTo(request.scope, found.id, 'answer'),
  })
}
