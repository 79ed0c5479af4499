import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { withoutContext, type WithSessions } from '../../lib/payments/without-context'
import { answerAfter } from './answer-after'

interface Cart {
  readonly payment_collection?: WithSessions | null
}

interface Answer {
  readonly payment_collection?: WithSessions | null
  readonly cart?: Cart | null
  /** The cart of a line that was deleted. */
  readonly parent?: Cart | null
}

/** In the answers about carts and their payments; `add-bank-transfer.ts` does it in those about orders. */
export function hideSessionContext(
  _request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  answerAfter(response, next, (body) => {
    const { payment_collection: collection, cart, parent } = (body ?? {}) as Answer
    return {
      ...(body as object),
      ...(collection && { payment_collection: withoutContext(collection) }),
      ...(cart && { cart: ofCart(cart) }),
      ...(parent && { parent: ofCart(parent) }),
    }
  })
  next()
}

const ofCart = (cart: Cart): Cart =>
  cart.payment_collection ? { ...cart, payment_collection: withoutContext(cart.payment_collection) } : cart
