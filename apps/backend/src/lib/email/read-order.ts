import { transferFields, transferOf, type OrderWithPayments } from '../bank-transfer/transfer-of-order'
import type { ConfirmedOrder } from './emails/order-placed'

/** Totals are computed, and only when all fields of the items are selected. */
export const orderEmailFields = [
  'id',
  'display_id',
  'email',
  'currency_code',
  'total',
  'tax_total',
  'discount_total',
  'discount_tax_total',
  'original_shipping_total',
  'original_shipping_subtotal',
  'items.*',
  ...transferFields,
  'customer.id',
  'customer.has_account',
] as const

export interface OrderToConfirm extends OrderWithPayments {
  readonly display_id: number
  readonly email: string | null
  readonly currency_code: string
  readonly total: unknown
  readonly tax_total: unknown
  readonly discount_total: unknown
  readonly discount_tax_total: unknown
  readonly original_shipping_total: unknown
  readonly original_shipping_subtotal: unknown
  readonly items: readonly {
    readonly title: string
    readonly variant_title?: string | null
    readonly product_title?: string | null
    readonly quantity: unknown
    readonly unit_price: unknown
    readonly is_tax_inclusive: boolean
  }[]
  readonly customer?: { readonly id: string; readonly has_account?: boolean } | null
}

/**
 * The sums before discounts, which are a row of their own, so that the rows add up to the total. Where the prices are without
 * tax, so are the discount and the shipping, and the tax is a row too.
 */
export function confirmedOrder(order: OrderToConfirm): ConfirmedOrder {
  const included = order.items.every((item) => item.is_tax_inclusive)
  const discount = Number(order.discount_total)
  return {
    displayId: order.display_id,
    currency: order.currency_code,
    lines: order.items.map((item) => ({
      title: [item.product_title ?? item.title, namedVariant(item.variant_title)].filter(Boolean).join(', '),
      quantity: Number(item.quantity),
      total: Number(item.unit_price) * Number(item.quantity),
    })),
    // Medusa has the discount without tax, but not as a field that can be selected.
    discount: included ? discount : discount - Number(order.discount_tax_total),
    shipping: Number(included ? order.original_shipping_total : order.original_shipping_subtotal),
    tax: included ? undefined : Number(order.tax_total),
    total: Number(order.total),
    transfer: transferOf(order),
  }
}

/** Medusa gives a product without options a title of a variant, "Default option value", which says nothing to a shopper. */
const namedVariant = (title: string | null | undefined): string | undefined =>
  title == null || /^default(?: (?:option(?: value)?|variant|title|value))?$/i.test(title) ? undefined : title
