import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'

import { orderTransferEmail } from '../lib/email/emails/order-transfer'
import { linksFor } from '../lib/email/links-for'
import { mailLanguage } from '../lib/email/messages/mail-language'
import { orderNumber } from '../lib/email/order-number'
import { oncePerToken } from '../lib/email/once-per-token'
import { shopTerms } from '../lib/shop-settings/shop-terms'
import { transferDays } from '../lib/order-transfer/transfer-token'
import { sendMailWorkflow } from '../workflows/send-mail'

/** A customer's request comes with its token; the one of an administrator is in Medusa's order change. */
type TransferRequested = { readonly id: string } & (
  | { readonly token: string; readonly expires_at: string }
  | { readonly order_change_id: string }
)

export default async function mailOrderTransfer({
  event: { data },
  container,
}: SubscriberArgs<TransferRequested>): Promise<void> {
  const token = 'token' in data ? data.token : await tokenOfChange(container, data.order_change_id)
  const orders = container.resolve(Modules.ORDER)
  const order = await orders.retrieveOrder(data.id, {
    select: ['id', 'display_id', 'email', 'locale'],
    relations: ['shipping_address'],
  })
  if (typeof token !== 'string' || order.email == null) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.warn(`The transfer of order ${data.id} could not be mailed: there is no token or no address.`)
    return
  }
  const { orderNumberPrefix } = await shopTerms(container)
  const number = orderNumber(orderNumberPrefix, order.display_id ?? 0)
  const country = order.shipping_address?.country_code
  const link = (await linksFor(container, { locale: order.locale, country })).acceptTransfer(data.id, token)
  await sendMailWorkflow(container).run({
    input: {
      to: order.email,
      template: 'order-transfer',
      cause: 'request',
      email: orderTransferEmail(
        number,
        { url: link, days: 'token' in data ? transferDays : undefined },
        mailLanguage(order.locale),
      ),
      once: oncePerToken('order-transfer', token),
      ...('token' in data && { expiresAt: data.expires_at }),
    },
  })
}

async function tokenOfChange(container: MedusaContainer, id: string): Promise<unknown> {
  const change = await container.resolve(Modules.ORDER).retrieveOrderChange(id, { relations: ['actions'] })
  return change.actions.find(({ action }) => action === 'TRANSFER_CUSTOMER')?.details?.['token']
}

export const config: SubscriberConfig = { event: 'order.transfer_requested' }
