import { addressLines } from '@umber/addresses'

import { companyFields, registrationOf, type CompanyCustomer } from '../account/registration-of'
import { transferFields, transferOf, type OrderWithPayments } from '../bank-transfer/transfer-of-order'
import { countryName } from '../locales/country-name'
import { netTermsOf } from '../net-terms/net-terms'
import type { MailedItem } from './email'
import type { ConfirmedOrder } from './emails/order-placed'
import type { MailLanguage } from './messages/mail-language'
import { orderNumber } from './order-number'
import { orderSums, type PricedOrder } from './order-sums'
import type { ShopLinks } from './shop-links'

/** Totals are computed, and only when all fields of the items are selected. */
export const orderEmailFields = [
  'id',
  'display_id',
  'email',
  'locale',
  'shipping_address.country_code',
  'created_at',
  'currency_code',
  'total',
  'items.*',
  'shipping_methods.*',
  'credit_lines.*',
  ...transferFields,
  'shipping_address.*',
  'billing_address.*',
  'customer.id',
  'customer.has_account',
  ...companyFields,
] as const

export interface OrderToConfirm extends OrderWithPayments, PricedOrder {
  readonly display_id: number
  readonly created_at?: string | Date
  readonly email: string | null
  /** What it was placed in; null for the texts that the merchant has entered. */
  readonly locale?: string | null
  readonly items: readonly (PricedOrder['items'][number] & NamedItem)[]
  readonly shipping_address?: OrderAddress | null
  readonly billing_address?: OrderAddress | null
  readonly customer?: ({ readonly id: string; readonly has_account?: boolean } & CompanyCustomer) | null
}

/** A line of an order or a cart, with the words of its language. */
export interface NamedItem {
  readonly title: string
  readonly variant_title?: string | null
  readonly product_title?: string | null
  readonly thumbnail?: string | null
}

interface OrderAddress {
  readonly [field: string]: unknown
  readonly country_code?: string | null
  readonly metadata?: { readonly tax_number?: unknown } | null
}

export interface MailTerms {
  /** What the shop's order numbers begin with. */
  readonly prefix: string
  /** What the mail is written in. */
  readonly language: MailLanguage
  /** The mail goes to an address that its owner has verified, so it may have what the buyer has typed. */
  readonly isOwnAddress?: boolean
  /** Makes an address of a picture absolute; without it the mail has no pictures. */
  readonly picture?: ShopLinks['picture']
}

export function confirmedOrder(
  order: OrderToConfirm,
  { prefix, language, isOwnAddress = false, picture }: MailTerms,
): ConfirmedOrder {
  const { lines, rows, total } = orderSums(order)
  return {
    number: orderNumber(prefix, order.display_id),
    currency: order.currency_code,
    lines: order.items.map((item, at) => ({
      ...mailedItem(item, Number(item.quantity), picture),
      total: lines[at] ?? 0,
    })),
    rows,
    total,
    transfer: transferOf(order),
    dueAt: netTermsOf(order)?.dueAt,
    addresses: isOwnAddress ? addressesOf(order, language) : undefined,
  }
}

/** A line as the mails show it. */
export function mailedItem(item: NamedItem, quantity: number, picture?: ShopLinks['picture']): MailedItem {
  return {
    title: item.product_title ?? item.title,
    variant: namedVariant(item.variant_title),
    quantity,
    picture: picture?.(item.thumbnail),
  }
}

/** Medusa gives a product without options a title of a variant, "Default option value", which says nothing to a shopper. */
const namedVariant = (title: string | null | undefined): string | undefined =>
  title == null || /^default(?: (?:option(?: value)?|variant|title|value))?$/i.test(title) ? undefined : title

/** The billing address only where it is another one. */
function addressesOf(order: OrderToConfirm, language: MailLanguage): ConfirmedOrder['addresses'] {
  const { shipping_address: to, billing_address: payer, customer } = order
  const there = linesOf(to, language)
  const billing = linesOf(payer, language)
  const isSame = billing.join('\n') === there.join('\n')
  const number = registrationOf(payer ?? to, customer)
  const registered = number === undefined ? [] : [language.messages.orderPlaced.registration(number)]
  return isSame || payer == null
    ? { delivery: [...there, ...registered], billing: [] }
    : { delivery: there, billing: [...billing, ...registered] }
}

function linesOf(address: OrderAddress | null | undefined, language: MailLanguage): readonly string[] {
  if (address == null) return []
  const text = (name: string): string => {
    const value = address[name]
    return typeof value === 'string' ? value : ''
  }
  const countryCode = text('country_code')
  const number = address.metadata?.tax_number
  return [
    ...addressLines({
      name: `${text('first_name')} ${text('last_name')}`.trim(),
      company: text('company'),
      address1: text('address_1'),
      address2: text('address_2'),
      city: text('city'),
      state: text('province'),
      postalCode: text('postal_code'),
      countryCode,
      country: countryName(countryCode, language.tag),
    }),
    ...(typeof number === 'string' && number !== '' ? [language.messages.orderPlaced.taxNumber(number)] : []),
  ]
}
