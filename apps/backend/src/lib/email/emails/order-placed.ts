import type { Email } from '../email'
import type { Transfer } from '../../bank-transfer/transfer-of-order'
import type { MailLanguage } from '../messages/mail-language'
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

/**
 * In the language of the order, for ever. Contains no text that the buyer typed, neither name nor address, unless the email
 * address is verified. Otherwise the shop could be used to send arbitrary text to any address.
 */
export function orderPlacedEmail(order: ConfirmedOrder, link: string, language: MailLanguage): Email {
  const { number } = order
  const { subject, thanks, rows: names, link: label } = language.messages.orderPlaced
  const money = (amount: number) => language.money(amount, order.currency)
  const lines = order.lines.map(
    ({ title, quantity, total }) => [`${quantity} × ${title}`, money(total)] as const,
  )
  return {
    language,
    subject: subject(number),
    parts: [
      thanks(number),
      {
        kind: 'rows',
        rows: [
          ...lines,
          ...order.rows.map(({ kind, amount }) => [names[kind], money(amount)] as const),
          [names.total, money(order.total)],
        ],
      },
      ...transferParts(order, language),
      ...addressParts(order.addresses, language),
      { kind: 'link', label, url: link },
    ],
  }
}

function transferParts(
  { transfer, currency }: ConfirmedOrder,
  { messages, money }: MailLanguage,
): Email['parts'] {
  if (transfer === undefined) return []
  const { amount, holder, iban, bic, reference } = transfer
  const names = messages.bankTransfer
  return [
    names.what,
    {
      kind: 'rows',
      rows: [
        [names.amount, money(amount, currency)],
        [names.holder, holder],
        ['IBAN', iban],
        ...(bic === undefined ? [] : [['BIC', bic] as const]),
        [names.reference, reference],
      ],
    },
  ]
}

function addressParts(addresses: ConfirmedOrder['addresses'], { messages }: MailLanguage): Email['parts'] {
  const names = messages.orderPlaced.addresses
  const rows = [
    [names.delivery, addresses?.delivery ?? []],
    [names.billing, addresses?.billing ?? []],
  ] as const
  const known = rows.filter(([, lines]) => lines.length > 0)
  if (known.length === 0) return []
  return [{ kind: 'rows', rows: known.map(([what, lines]) => [what, lines.join(', ')] as const) }]
}
