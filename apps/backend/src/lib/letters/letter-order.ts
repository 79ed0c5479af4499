import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import type { MailedItem } from '../email/email'
import type { OrderOfLetter } from '../email/emails/order-of-letter'
import { linksFor } from '../email/links-for'
import { mailLanguage, type MailLanguage } from '../email/messages/mail-language'
import { orderNumber } from '../email/order-number'
import { mailedItem, orderEmailFields, type NamedItem, type OrderToConfirm } from '../email/read-order'
import type { ShopLinks } from '../email/shop-links'
import { accessTo } from '../order-access/access-of'
import { shopTerms, type ShopTerms } from '../shop-settings/shop-terms'

export interface ReadOrder extends OrderToConfirm {
  readonly id: string
  readonly status?: string
  readonly no_notification?: boolean | null
  readonly items: readonly (OrderToConfirm['items'][number] & OrderLine)[]
}

/** What a letter needs of a line. */
export interface OrderLine extends NamedItem {
  readonly id: string
  readonly requires_shipping?: boolean
  readonly detail?: Readonly<Record<string, unknown>> | null
  readonly variant?: { readonly inventory_items?: readonly (KitPart | null)[] | null } | null
}

interface KitPart {
  readonly inventory_item_id?: string
  readonly required_quantity?: number
}

/** An order as its letters are written. */
export interface LetterOrder {
  readonly order: ReadOrder
  readonly to: string
  readonly about: OrderOfLetter
  readonly language: MailLanguage
  readonly links: ShopLinks
  readonly terms: ShopTerms
}

/** In the language of the order, with the links of its country. Undefined for an order that is not there or has no address. */
export async function letterOrder(
  container: MedusaContainer,
  orderId: string,
  moreFields: readonly string[] = [],
): Promise<LetterOrder | undefined> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'order',
    fields: [...orderEmailFields, 'no_notification', ...moreFields],
    filters: { id: orderId },
  })
  const [order] = data as unknown as readonly (ReadOrder | undefined)[]
  if (order?.email == null) return undefined
  const country = order.shipping_address?.country_code
  const [links, terms] = await Promise.all([
    linksFor(container, { locale: order.locale, country }),
    shopTerms(container),
  ])
  const link =
    order.customer?.has_account === true
      ? links.order(orderId)
      : links.guestOrder(orderId, accessTo(container, orderId, 'mail'))
  const number = orderNumber(terms.orderNumberPrefix, order.display_id)
  return {
    order,
    to: order.email,
    about: { number, currency: order.currency_code, link },
    language: mailLanguage(order.locale, country),
    links,
    terms,
  }
}

/** Lines of the order by their ids, each with a quantity. A line that is not there any more, or none of it, is left out. */
export function itemsOf(
  { order, links }: Pick<LetterOrder, 'order' | 'links'>,
  quantities: readonly (readonly [lineId: string, quantity: number])[],
): readonly MailedItem[] {
  const lines = new Map(order.items.map((line) => [line.id, line]))
  return quantities.flatMap(([id, quantity]) => {
    const line = lines.get(id)
    return line === undefined || quantity <= 0 ? [] : [mailedItem(line, quantity, links.picture)]
  })
}
