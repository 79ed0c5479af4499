import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'

import { paymentFailedEmail } from '../lib/email/emails/payment'
import { letterOrder } from '../lib/letters/letter-order'
import { moneyOf, paymentFields } from '../lib/letters/payments-of-order'
import { sendOrderLetter } from '../lib/letters/send-order-letter'
import { orderPaymentFailed, type OrderPaymentFailed } from '../lib/payments/order-payment-failed'

export default async function mailFailedPayment({
  event: { data },
  container,
}: SubscriberArgs<OrderPaymentFailed>): Promise<void> {
  const letter = await letterOrder(container, data.id, paymentFields)
  // An attempt may fail before another one succeeds.
  if (letter === undefined || moneyOf(letter.order).paid > 0) return
  await sendOrderLetter(container, letter, {
    name: 'payment-failed',
    record: data.session_id,
    email: paymentFailedEmail(letter.about, letter.language),
  })
}

export const config: SubscriberConfig = { event: orderPaymentFailed }
