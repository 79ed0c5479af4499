import type { Letter } from '../letter'
import { orderNumber } from '../order-number'

export interface ConfirmedOrder {
  readonly displayId: number
  readonly currency: string
  readonly lines: readonly { readonly title: string; readonly quantity: number; readonly total: number }[]
  readonly discount: number
  readonly shipping: number
  readonly total: number
}

/**
 * Says nothing that was typed, neither a name nor an address: whoever orders writes them, and nobody has proved that the
 * mailbox is theirs. Otherwise the shop would carry anybody's words to anybody.
 */
export function orderPlacedLetter(order: ConfirmedOrder, link: string): Letter {
  const number = orderNumber(order.displayId)
  const money = new Intl.NumberFormat('en-IN', { style: 'currency', currency: order.currency.toUpperCase() })
  const lines = order.lines.map(
    ({ title, quantity, total }) => [`${quantity} × ${title}`, money.format(total)] as const,
  )
  const discount = order.discount > 0 ? [['Discount', money.format(-order.discount)] as const] : []
  return {
    subject: `Your order ${number}`,
    parts: [
      `Thank you. We have your order ${number}.`,
      {
        kind: 'rows',
        rows: [
          ...lines,
          ...discount,
          ['Shipping', money.format(order.shipping)],
          ['Total', money.format(order.total)],
        ],
      },
      { kind: 'link', label: 'See the order', url: link },
    ],
  }
}
