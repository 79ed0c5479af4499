import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { orderPlacedEmail } from '../lib/email/emails/order-placed'
import { linksFor } from '../lib/email/links-for'
import { mailLanguage } from '../lib/email/messages/mail-language'
import { confirmedOrder, orderEmailFields, type OrderToConfirm } from '../lib/email/read-order'
import { accessTo } from '../lib/order-access/access-of'
import { shopTerms } from '../lib/shop-settings/shop-terms'
import { findAccount } from '../lib/verification/account'
import { verifiedAt } from '../lib/verification/address-verification'
import { sendMailWorkflow } from '../workflows/send-mail'

export default async function mailOrderPlaced({
  event: { data },
  container,
}: SubscriberArgs<{ readonly id: string }>): Promise<void> {
  const found = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'order',
    fields: [...orderEmailFields],
    filters: { id: data.id },
  })
  const [order] = found.data as readonly OrderToConfirm[]
  if (order?.email == null) return
  const { orderNumberPrefix } = await shopTerms(container)
  const hasAccount = order.customer?.has_account === true
  const account =
    hasAccount && order.customer != null ? await findAccount(container, order.customer.id) : undefined
  const isOwnAddress =
    account?.email === order.email.toLowerCase() && (await verifiedAt(container, account)) !== undefined
  const country = order.shipping_address?.country_code
  const links = await linksFor(container, { locale: order.locale, country })
  const link = hasAccount
    ? links.order(data.id)
    : links.guestOrder(data.id, accessTo(container, data.id, 'mail'))
  const language = mailLanguage(order.locale, country)
  await sendMailWorkflow(container).run({
    input: {
      to: order.email,
      template: 'order-placed',
      cause: 'order',
      email: orderPlacedEmail(
        confirmedOrder(order, { prefix: orderNumberPrefix, language, isOwnAddress }),
        link,
        language,
      ),
      once: `order-placed:${data.id}`,
    },
  })
}

export const config: SubscriberConfig = { event: 'order.placed' }
