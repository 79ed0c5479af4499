import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { accessTo } from '../order-access/access-of'

/** Whoever turns a cart into an order may read the order: the answer carries what opens it. */
export function tellOrderAccess(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const send = response.json.bind(response)
  response.json = (body: unknown) => {
    response.json = send
    const { order } = (body ?? {}) as { readonly order?: { readonly id?: unknown } | null }
    if (response.statusCode >= 300 || typeof order?.id !== 'string') return send(body)
    return send({ ...(body as object), order_access: accessTo(request.scope, order.id, 'answer') })
  }
  next()
}
