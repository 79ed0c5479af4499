import type { ConfirmedOrder } from './letters/order-placed'

/** Totals are counted, not kept, and come only with the whole of an item. */
export const orderLetterFields = [
  'id',
  'display_id',
  'email',
  'currency_code',
  'total',
  'discount_total',
  'shipping_total',
  'items.*',
  'shipping_address.*',
  'customer.id',
  'customer.has_account',
] as const

export interface OrderToConfirm {
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
  readonly shipping_address?: Readonly<Record<string, unknown>> | null
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
    address: addressLines(order.shipping_address ?? {}),
  }
}

function addressLines(address: Readonly<Record<string, unknown>>): readonly string[] {
  const text = (...names: readonly string[]): string =>
    names
      .map((name) => address[name])
      .filter((value) => typeof value === 'string' && value !== '')
      .join(' ')
  return [
    text('first_name', 'last_name'),
    text('address_1'),
    text('address_2'),
    text('postal_code', 'city'),
    text('province'),
  ].filter((line) => line !== '')
}
