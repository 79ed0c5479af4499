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
  /** Lines as on a parcel. Only for a buyer whose email address is verified. */
  readonly addresses?:
    | { readonly delivery: readonly string[]; readonly billing: readonly string[] }
    | undefined
}

const rowNames: Readonly<Record<OrderSums['rows'][number]['kind'], string>> = {
  discount: 'Discount',
  delivery: 'Shipping',
  tax: 'Tax',
  rounding: 'Rounding',
  other: 'Adjustment',
}

/**
 * Contains no text that the buyer typed, neither name nor address, unless the email address is verified. Otherwise the
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
      ...addressParts(order.addresses),
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

function addressParts(addresses: ConfirmedOrder['addresses']): Email['parts'] {
  const rows = [
    ['Delivered to', addresses?.delivery ?? []],
    ['Invoice for', addresses?.billing ?? []],
  ] as const
  const known = rows.filter(([, lines]) => lines.length > 0)
  if (known.length === 0) return []
  return [{ kind: 'rows', rows: known.map(([what, lines]) => [what, lines.join(', ')] as const) }]
}
