import type { MedusaContainer } from '@medusajs/framework/types'
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys, MedusaError } from '@medusajs/framework/utils'

import { collectionOfCart, hasOrder } from '../../lib/payments/payment-session'
import { releasePayments, wasReleased } from '../../lib/payments/release-payment'

/**
 * Gives the money back when a cart that was paid in the browser cannot become an order: sold out, another price, no longer
 * for sale. Medusa itself gives back only what it has captured. Runs before the response is sent and so while the cart's
 * lock is held; a cart that is an order keeps its payment, whatever a second tab is told. The response then says
 * `payment: 'released'`, also when the webhook was faster and gave the money back before the shopper could ask: Medusa
 * refuses the cart because it has no payment, unless there is nothing to pay.
 */
export async function releaseRefusedPayment(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { scope } = request
  // Read now: when the response is sent, Express has other parameters.
  const cartId = request.params['id'] ?? ''
  const collectionId = await collectionOfCart(scope, cartId)
  const isGivenBack = collectionId === undefined && (await wasReleased(scope, cartId))
  const send = response.json.bind(response)
  response.json = (body: unknown) => {
    response.json = send
    if (!isRefusal(body, response.statusCode)) return send(body)
    if (isGivenBack && lacksPayment(body)) return send(paymentReleased)
    void Promise.resolve(isGivenBack || release(scope, { cartId, collectionId })).then((isReleased) =>
      send(isReleased ? { ...(body as object), payment: 'released' } : body),
    )
    return response
  }
  next()
}

const paymentReleased = {
  type: MedusaError.Types.NOT_ALLOWED,
  code: 'payment_released',
  message: 'The payment of the cart was given back. Pay again to order it.',
  payment: 'released',
}

/** Medusa refuses a cart without a payment with this message, and no code of its own. */
function lacksPayment(body: unknown): boolean {
  const { message } = (body ?? {}) as { readonly message?: unknown }
  return typeof message === 'string' && message.startsWith('Payment collection has not been initiated')
}

/** Definite ones: with 409 and 500 the shopper may try again. With 200 Medusa returns the cart, and an error. */
function isRefusal(body: unknown, status: number): boolean {
  const { type } = (body ?? {}) as { readonly type?: unknown }
  return status === 400 || (status === 200 && type === 'cart')
}

/** False when there was nothing to give back, or when it has to be tried again: the job does. */
async function release(
  container: MedusaContainer,
  { cartId, collectionId }: { readonly cartId: string; readonly collectionId: string | undefined },
): Promise<boolean> {
  if (collectionId === undefined) return false
  try {
    if (await hasOrder(container, collectionId)) return false
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
