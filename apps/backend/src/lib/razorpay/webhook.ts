import { PaymentActions } from '@medusajs/framework/utils'
import { z } from '@medusajs/framework/zod'

import { fromSmallestUnit } from './amount'

/** As much as is read of https://razorpay.com/docs/webhooks/payments. */
const event = z.object({
  event: z.string(),
  payload: z.object({
    payment: z.object({
      entity: z.object({ order_id: z.string(), amount: z.number(), currency: z.string() }),
    }),
  }),
})

const actions: Readonly<Partial<Record<string, WebhookAction>>> = {
  'payment.authorized': PaymentActions.AUTHORIZED,
  'payment.captured': PaymentActions.SUCCESSFUL,
  'order.paid': PaymentActions.SUCCESSFUL,
  'payment.failed': PaymentActions.FAILED,
}

type WebhookAction =
  | typeof PaymentActions.AUTHORIZED
  | typeof PaymentActions.SUCCESSFUL
  | typeof PaymentActions.FAILED

export interface RazorpayEvent {
  readonly action: WebhookAction
  readonly orderId: string
  /** In major units. */
  readonly amount: number
}

/** Undefined for an event that changes no order, or of a payment without one. */
export function readWebhook(body: string): RazorpayEvent | undefined {
  const { data } = event.safeParse(JSON.parse(body))
  const action = data === undefined ? undefined : actions[data.event]
  if (data === undefined || action === undefined) return undefined
  const { order_id: orderId, amount, currency } = data.payload.payment.entity
  return { action, orderId, amount: fromSmallestUnit(amount, currency) }
}
