import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { bankTransferProvider, transferOf } from '../bank-transfer/transfer-of-order'
import { paymentWaitingEmail } from '../email/emails/payment'
import { letterOrder } from './letter-order'
import { moneyOf, paymentFields } from './payments-of-order'
import { sendOrderLetter } from './send-order-letter'

const day = 86_400_000

/** When the letter is due, and until when it makes sense. In milliseconds. */
const dueAfter = 3 * day
const lateAfter = 10 * day

const batch = 200

/** Writes to the buyers of orders that wait for their bank transfer. */
export async function mailWaitingPayments(container: MedusaContainer, now: Date): Promise<void> {
  const since = (age: number) => new Date(now.getTime() - age)
  let last = ''
  for (;;) {
    const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
      entity: 'payment',
      fields: ['id', 'payment_collection.order.id'],
      filters: {
        id: { $gt: last },
        provider_id: bankTransferProvider,
        captured_at: null,
        canceled_at: null,
        created_at: { $lt: since(dueAfter), $gt: since(lateAfter) },
      },
      pagination: { take: batch, order: { id: 'ASC' } },
    })
    const found = data as unknown as readonly WaitingPayment[]
    for (const { payment_collection: collection } of found)
      if (collection?.order != null) await mailWaiting(container, collection.order.id)
    if (found.length < batch) return
    last = found.at(-1)?.id ?? ''
  }
}

interface WaitingPayment {
  readonly id: string
  readonly payment_collection?: { readonly order?: { readonly id: string } | null } | null
}

async function mailWaiting(container: MedusaContainer, orderId: string): Promise<void> {
  const letter = await letterOrder(container, orderId, [...paymentFields, 'status'])
  const transfer = letter && transferOf(letter.order)
  if (letter === undefined || transfer === undefined || moneyOf(letter.order).paid > 0) return
  if (letter.order.status === 'canceled') return
  await sendOrderLetter(container, letter, {
    name: 'payment-waiting',
    record: orderId,
    email: paymentWaitingEmail(letter.about, transfer, letter.language),
  })
}
