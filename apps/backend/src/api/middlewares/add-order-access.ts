import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { accessTo } from '../../lib/order-access/access-of'
import { answerAfter } from './answer-after'

/** Adds an access token to the response of a completed cart, so that the buyer can read the order. */
export function addOrderAccess(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  answerAfter(response, next, (body) => {
    const { order } = (body ?? {}) as { readonly order?: { readonly id?: unknown } | null }
    if (typeof order?.id !== 'string') return body
    return { ...(body as object), order_access: accessTo(request.scope, order.id, 'answer') }
  })
  next()
}
