import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'
import { FulfillmentWorkflowEvents } from '@medusajs/framework/utils'

import { shippedEmail } from '../lib/email/emails/shipped'
import { letterOrder } from '../lib/letters/letter-order'
import { orderOfParcel, parcelFields, shipmentOf } from '../lib/letters/parcel'
import { sendOrderLetter } from '../lib/letters/send-order-letter'

export interface ParcelEvent {
  readonly id: string
  readonly no_notification?: boolean | null
}

export default async function mailShipped({
  event: { data },
  container,
}: SubscriberArgs<ParcelEvent>): Promise<void> {
  const orderId = await orderOfParcel(container, data.id)
  const letter = orderId && (await letterOrder(container, orderId, parcelFields))
  if (!letter) return
  const shipment = shipmentOf(letter, data.id)
  await sendOrderLetter(container, letter, {
    name: shipment.stillToCome.length > 0 ? 'partly-shipped' : 'shipped',
    record: data.id,
    email: shippedEmail(letter.about, shipment, letter.language),
    isSilent: data.no_notification,
  })
}

export const config: SubscriberConfig = { event: FulfillmentWorkflowEvents.SHIPMENT_CREATED }
