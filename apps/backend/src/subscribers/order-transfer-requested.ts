import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'

import { orderTransferEmail } from '../lib/email/emails/order-transfer'
import { sendEmail } from '../lib/email/send-email'
import { shopLinks } from '../lib/email/shop-links'

interface TransferRequested {
  readonly id: string
  readonly order_change_id: string
}

export default async function mailOrderTransfer({
  event: { data },
  container,
}: SubscriberArgs<TransferRequested>): Promise<void> {
  const orders = container.resolve(Modules.ORDER)
  const change = await orders.retrieveOrderChange(data.order_change_id, { relations: ['actions'] })
  const token: unknown = change.actions.find(({ action }) => action === 'TRANSFER_CUSTOMER')?.details?.[
    'token'
  ]
  const order = await orders.retrieveOrder(data.id, { select: ['id', 'display_id', 'email'] })
  if (typeof token !== 'string' || order.email == null) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.warn(`The transfer of order ${data.id} could not be mailed: there is no token or no address.`)
    return
  }
  await sendEmail(container, {
    to: order.email,
    template: 'order-transfer',
    email: orderTransferEmail(order.display_id ?? 0, shopLinks(process.env).acceptTransfer(data.id, token)),
    once: `order-transfer:${data.order_change_id}`,
  })
}

export const config: SubscriberConfig = { event: 'order.transfer_requested' }
