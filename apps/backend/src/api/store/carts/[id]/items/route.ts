import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { addToCartWorkflow } from '@medusajs/medusa/core-flows'

import { requireQuickOrder } from '../../../../../lib/quick-order/require-quick-order'
import type { ItemsBody } from './body'

/** Adds several variants at once, all of them or none. Medusa's own route takes one. */
export async function POST(request: MedusaRequest<ItemsBody>, response: MedusaResponse): Promise<void> {
  const { scope, validatedBody } = request
  await requireQuickOrder(scope)
  const id = request.params['id'] ?? ''
  await addToCartWorkflow(scope).run({ input: { cart_id: id, items: validatedBody.items } })
  response.json({ cart_id: id })
}
