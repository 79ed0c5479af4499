import { transferFields, transferOf, type OrderWithPayments } from '../bank-transfer/transfer-of-order'
import type { ConfirmedOrder } from './emails/order-placed'

/** Totals are computed, and only when all fields of the items are selected. */
export const orderEmailFields = [
  'id',
  'display_id',
  'email',
  'currency_code',
  'total',
  'discount_total',
  'shipping_total',
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
  readonly discount_total: unknown
  readonly shipping_total: unknown
  readonly items: readonly {
    readonly title: string
    readonly variant_title?: string | null
    readonly product_title?: string | null
    readonly quantity: unknown
    readonly unit_price: unknown
  }[]
  readonly customer?: { readonly id: string; readonly has_account?: boolean } | null
}

export function confirmedOrder(order: OrderToConfirm): ConfirmedOrder {
  return {
    displayId: order.display_id,
    currency: order.currency_code,
    lines: order.items.map((item) => ({
      title: [item.product_title ?? item.title, item.variant_title].filter(Boolean).join(', '),
      quantity: Number(item.quantity),
      total: Number(item.unit_price) * Number(item.quantity),
    })),
    discount: Number(order.discount_total),
    shipping: Number(order.shipping_total),
    total: Number(order.total),
    transfer: transferOf(order),
  }
}
