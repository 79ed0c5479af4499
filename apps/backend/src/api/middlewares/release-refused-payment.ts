import type { MedusaContainer } from '@medusajs/framework/types'
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { collectionOfCart, hasOrder } from '../../lib/payments/payment-session'
import { releasePayments } from '../../lib/payments/release-payment'

/**
 * Gives the money back when a cart that was paid in the browser cannot become an order: sold out, another price, no longer
 * for sale. Medusa itself gives back only what it has captured. Runs before the response is sent and so while the cart's
 * lock is held; a cart that is an order keeps its payment, whatever a second tab is told. The response then says
 * `payment: 'released'`.
 */
export function releaseRefusedPayment(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const send = response.json.bind(response)
  response.json = (body: unknown) => {
    response.json = send
    if (!isRefusal(body, response.statusCode)) return send(body)
    void release(request.scope, request.params['id'] ?? '').then((isReleased) =>
      send(isReleased ? { ...(body as object), payment: 'released' } : body),
    )
    return response
  }
  next()
}

/** Definite ones: with 409 and 500 the shopper may try again. With 200 Medusa returns the cart, and an error. */
function isRefusal(body: unknown, status: number): boolean {
  const { type } = (body ?? {}) as { readonly type?: unknown }
  return status === 400 || (status === 200 && type === 'cart')
}

/** False when there was nothing to give back, or when it has to be tried again: the job does. */
async function release(container: MedusaContainer, cartId: string): Promise<boolean> {
  try {
    const collectionId = await collectionOfCart(container, cartId)
    if (collectionId === undefined || (await hasOrder(container, collectionId))) return false
    return await releasePayments(container, { cartId, collectionId })
  } catch (error) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(
        `The payment of cart ${cartId} is not given back yet`,
        error instanceof Error ? error : undefined,
      )
    return false
  }
}
