import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { orderPlacedLetter } from '../mail/letters/order-placed'
import { confirmedOrder, orderLetterFields, type OrderToConfirm } from '../mail/read-order'
import { sendLetter } from '../mail/send-letter'
import { shopLinks } from '../mail/shop-links'
import { preferencesModule } from '../modules/preferences'
import type { PreferencesService } from '../modules/preferences/service'
import { accessTo } from '../order-access/access-of'

export default async function mailOrderPlaced({
  event: { data },
  container,
}: SubscriberArgs<{ readonly id: string }>): Promise<void> {
  const found = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'order',
    fields: [...orderLetterFields],
    filters: { id: data.id },
  })
  const [order] = found.data as readonly OrderToConfirm[]
  if (order?.email == null) return
  const hasAccount = order.customer?.has_account === true
  if (hasAccount && !(await wantsLetters(order.customer.id))) return
  const links = shopLinks(process.env)
  const link = hasAccount
    ? links.orderHistory
    : links.guestOrder(data.id, accessTo(container, data.id, 'mail'))
  await sendLetter(container, {
    to: order.email,
    template: 'order-placed',
    letter: orderPlacedLetter(confirmedOrder(order), link),
    once: `order-placed:${data.id}`,
  })

  async function wantsLetters(customerId: string): Promise<boolean> {
    const preferences = await container.resolve<PreferencesService>(preferencesModule).read(customerId)
    return preferences.some(({ id, email }) => id === 'order_updates' && email)
  }
}

export const config: SubscriberConfig = { event: 'order.placed' }
