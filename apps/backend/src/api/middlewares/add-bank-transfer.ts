import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import {
  transferFields,
  withoutOtherData,
  type OrderWithPayments,
} from '../../lib/bank-transfer/transfer-of-order'
import { answerAfter } from './answer-after'

interface Answer {
  readonly order?: OrderWithPayments | null
  readonly orders?: readonly OrderWithPayments[]
}

/**
 * The store API hides the data of an order's payments, which has the account and the reference of a bank transfer. This lets
 * an order tell them, and leaves out what other providers keep there for their own code.
 */
export function addBankTransfer(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  request.allowed = [...(request.allowed ?? []), ...transferFields]
  answerAfter(response, next, (body) => {
    const { order, orders } = (body ?? {}) as Answer
    return {
      ...(body as object),
      ...(order && { order: withoutOtherData(order) }),
      ...(orders !== undefined && { orders: orders.map(withoutOtherData) }),
    }
  })
  next()
}
