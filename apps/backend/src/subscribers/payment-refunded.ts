import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, PaymentEvents } from '@medusajs/framework/utils'

import { bankTransferProvider } from '../lib/bank-transfer/transfer-of-order'
import { refundedEmail } from '../lib/email/emails/refunded'
import { letterOrder } from '../lib/letters/letter-order'
import { moneyOf, paymentFields } from '../lib/letters/payments-of-order'
import { sendOrderLetter } from '../lib/letters/send-order-letter'

interface RefundedPayment {
  readonly id: string
  readonly provider_id: string
  readonly payment_collection_id?: string
  readonly refunds?: readonly {
    readonly id: string
    readonly amount: unknown
    readonly created_at: string | Date
  }[]
}

/** Medusa's event names the payment, not the refund. Older refunds are from before this letter. In milliseconds. */
const longestWait = 86_400_000

export default async function mailRefunds({
  event: { data },
  container,
}: SubscriberArgs<{ readonly id: string }>): Promise<void> {
  const payment = await readPayment(container, data.id)
  const orderId = payment && (await orderOf(container, payment.payment_collection_id))
  const letter = orderId && (await letterOrder(container, orderId, paymentFields))
  if (payment === undefined || !letter) return
  const refunds = (payment.refunds ?? []).toSorted((one, other) => timeOf(one) - timeOf(other))
  const { paid, refunded } = moneyOf(letter.order)
  let later = 0
  for (const refund of refunds.toReversed()) {
    const amount = Number(refund.amount)
    if (timeOf(refund) < Date.now() - longestWait) break
    await sendOrderLetter(container, letter, {
      name: 'refunded',
      record: refund.id,
      email: refundedEmail(
        letter.about,
        {
          amount,
          inAll: refunded - later,
          paid,
          to: payment.provider_id === bankTransferProvider ? 'bank-account' : 'as-paid',
        },
        letter.language,
      ),
    })
    later += amount
  }
}

const timeOf = ({ created_at: at }: { readonly created_at: string | Date }): number => new Date(at).getTime()

async function readPayment(container: MedusaContainer, id: string): Promise<RefundedPayment | undefined> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'payment',
    fields: [
      'id',
      'provider_id',
      'payment_collection_id',
      'refunds.id',
      'refunds.amount',
      'refunds.created_at',
    ],
    filters: { id },
  })
  return (data as unknown as readonly (RefundedPayment | undefined)[])[0]
}

async function orderOf(
  container: MedusaContainer,
  collection: string | undefined,
): Promise<string | undefined> {
  if (collection === undefined) return undefined
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'order_payment_collection',
    fields: ['order_id'],
    filters: { payment_collection_id: collection },
  })
  return (data as unknown as readonly ({ readonly order_id?: string } | undefined)[])[0]?.order_id
}

export const config: SubscriberConfig = { event: PaymentEvents.REFUNDED }
