import { transferFields, transferOf, type OrderWithPayments } from '../bank-transfer/transfer-of-order'
import type { ConfirmedOrder } from './emails/order-placed'
import { orderNumber } from './order-number'
import { orderSums, type PricedOrder } from './order-sums'

/** Totals are computed, and only when all fields of the items are selected. */
export const orderEmailFields = [
  'id',
  'display_id',
  'email',
  'locale',
  'shipping_address.country_code',
  'currency_code',
  'total',
  'items.*',
  'shipping_methods.*',
  ...transferFields,
  'customer.id',
  'customer.has_account',
] as const

export interface OrderToConfirm extends OrderWithPayments, PricedOrder {
  readonly display_id: number
  readonly email: string | null
  /** What it was placed in; null for the texts that the merchant has entered. */
  readonly locale?: string | null
  readonly shipping_address?: { readonly country_code?: string | null } | null
  readonly items: readonly (PricedOrder['items'][number] & {
    readonly title: string
    readonly variant_title?: string | null
    readonly product_title?: string | null
  })[]
  readonly customer?: { readonly id: string; readonly has_account?: boolean } | null
}

/** @param prefix what the shop's order numbers begin with. */
export function confirmedOrder(order: OrderToConfirm, prefix: string): ConfirmedOrder {
  const { lines, rows, total } = orderSums(order)
  return {
    number: orderNumber(prefix, order.display_id),
    currency: order.currency_code,
    lines: order.items.map((item, at) => ({
      title: [item.product_title ?? item.title, namedVariant(item.variant_title)].filter(Boolean).join(', '),
      quantity: Number(item.quantity),
      total: lines[at] ?? 0,
    })),
    rows,
    total,
    transfer: transferOf(order),
  }
}

/** Medusa gives a product without options a title of a variant, "Default option value", which says nothing to a shopper. */
const namedVariant = (title: string | null | undefined): string | undefined =>
  title == null || /^default(?: (?:option(?: value)?|variant|title|value))?$/i.test(title) ? undefined : title
