import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'
import { FulfillmentWorkflowEvents } from '@medusajs/framework/utils'

import { deliveredEmail } from '../lib/email/emails/delivered'
import { letterOrder } from '../lib/letters/letter-order'
import { orderOfParcel, parcelFields, shipmentOf } from '../lib/letters/parcel'
import { sendOrderLetter } from '../lib/letters/send-order-letter'
import type { ParcelEvent } from './parcel-shipped'

export default async function mailDelivered({
  event: { data },
  container,
}: SubscriberArgs<ParcelEvent>): Promise<void> {
  const orderId = await orderOfParcel(container, data.id)
  const letter = orderId && (await letterOrder(container, orderId, parcelFields))
  if (!letter) return
  const { items } = shipmentOf(letter, data.id)
  const { returnDays } = letter.terms
  await sendOrderLetter(container, letter, {
    name: 'delivered',
    record: data.id,
    email: deliveredEmail(letter.about, { items, returnDays }, letter.language),
    isSilent: data.no_notification,
  })
}

export const config: SubscriberConfig = { event: FulfillmentWorkflowEvents.DELIVERY_CREATED }
