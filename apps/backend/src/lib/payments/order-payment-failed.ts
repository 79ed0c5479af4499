import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'

import { findSession, stateOf } from './payment-session'

/** The event of a placed order whose payment failed afterwards, as its provider tells. */
export const orderPaymentFailed = 'order.payment_failed'

export interface OrderPaymentFailed {
  /** Of the order. */
  readonly id: string
  readonly session_id: string
}

/**
 * Emits the event when the session's payment has an order and is not paid at its provider: webhooks come late, of an attempt before
 * the one that succeeded. Before the order the shop itself tells the shopper.
 */
export async function tellOfFailure(container: MedusaContainer, sessionId: string): Promise<void> {
  const session = await findSession(container, sessionId)
  if (session === undefined) return
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'order_payment_collection',
    fields: ['order_id'],
    filters: { payment_collection_id: session.payment_collection_id },
  })
  const [link] = data as unknown as readonly ({ readonly order_id: string } | undefined)[]
  if (link === undefined || (await stateOf(container, session)) !== 'open') return
  const event: OrderPaymentFailed = { id: link.order_id, session_id: sessionId }
  await container.resolve(Modules.EVENT_BUS).emit({ name: orderPaymentFailed, data: event })
}
