import type { Email } from '../email'
import type { Transfer } from '../../bank-transfer/transfer-of-order'
import type { OrderSums } from '../order-sums'

export interface ConfirmedOrder {
  /** As the shop displays it. */
  readonly number: string
  readonly currency: string
  readonly lines: readonly { readonly title: string; readonly quantity: number; readonly total: number }[]
  readonly rows: OrderSums['rows']
  readonly total: number
  /** Where to send the money; undefined when it is paid in another way. */
  readonly transfer?: Transfer | undefined
}

const rowNames: Readonly<Record<OrderSums['rows'][number]['kind'], string>> = {
  discount: 'Discount',
  delivery: 'Shipping',
  tax: 'Tax',
  rounding: 'Rounding',
  other: 'Adjustment',
}

/**
 * Contains no text that the buyer typed, neither name nor address, because the email address is not verified. Otherwise the
 * shop could be used to send arbitrary text to any address.
 */
export function orderPlacedEmail(order: ConfirmedOrder, link: string): Email {
  const { number } = order
  const money = new Intl.NumberFormat('en-IN', { style: 'currency', currency: order.currency.toUpperCase() })
  const lines = order.lines.map(
    ({ title, quantity, total }) => [`${quantity} × ${title}`, money.format(total)] as const,
  )
  return {
    subject: `Your order ${number}`,
    parts: [
      `Thank you. We have your order ${number}.`,
      {
        kind: 'rows',
        rows: [
          ...lines,
          ...order.rows.map(({ kind, amount }) => [rowNames[kind], money.format(amount)] as const),
          ['Total', money.format(order.total)],
        ],
      },
      ...transferParts(order.transfer, money),
      { kind: 'link', label: 'See the order', url: link },
    ],
  }
}

function transferParts(transfer: Transfer | undefined, money: Intl.NumberFormat): Email['parts'] {
  if (transfer === undefined) return []
  const { amount, holder, iban, bic, reference } = transfer
  return [
    'Please transfer the amount to this account, with this reference. We send your order when it has come.',
    {
      kind: 'rows',
      rows: [
        ['Amount', money.format(amount)],
        ['Account holder', holder],
        ['IBAN', iban],
        ...(bic === undefined ? [] : [['BIC', bic] as const]),
        ['Reference', reference],
      ],
    },
  ]
}
