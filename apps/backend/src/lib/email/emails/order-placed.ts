import type { Email, MailedItem } from '../email'
import type { Transfer } from '../../bank-transfer/transfer-of-order'
import type { MailLanguage } from '../messages/mail-language'
import type { OrderSums } from '../order-sums'
import { transferParts } from './transfer-parts'

export interface ConfirmedOrder {
  /** As the shop displays it. */
  readonly number: string
  readonly currency: string
  readonly lines: readonly ConfirmedLine[]
  readonly rows: OrderSums['rows']
  readonly total: number
  /** Where to send the money; undefined when it is paid in another way. */
  readonly transfer?: Transfer | undefined
  /** Until when it is to be paid, if it is paid on invoice. */
  readonly dueAt?: string | undefined
  /** Lines as on a parcel. Only for a buyer whose email address is verified. */
  readonly addresses?:
    | { readonly delivery: readonly string[]; readonly billing: readonly string[] }
    | undefined
}

export interface ConfirmedLine extends Omit<MailedItem, 'amount'> {
  readonly total: number
}

/**
 * In the language of the order, for ever. Contains no text that the buyer typed, neither name nor address, unless the email
 * address is verified. Otherwise the shop could be used to send arbitrary text to any address.
 */
export function orderPlacedEmail(order: ConfirmedOrder, link: string, language: MailLanguage): Email {
  const { number } = order
  const { subject, thanks, rows: names, link: label } = language.messages.orderPlaced
  const money = (amount: number) => language.money(amount, order.currency)
  return {
    language,
    subject: subject(number),
    values: { number },
    parts: [
      thanks(number),
      { kind: 'items', items: order.lines.map(({ total, ...item }) => ({ ...item, amount: money(total) })) },
      {
        kind: 'rows',
        rows: [
          ...order.rows.map(({ kind, amount }) => [names[kind], money(amount)] as const),
          [names.total, money(order.total)],
        ],
        hasTotal: true,
      },
      ...transferParts(order, language),
      ...dueParts(order, language),
      ...addressParts(order.addresses, language),
      { kind: 'link', label, url: link },
    ],
  }
}

const dueParts = ({ dueAt, total, currency }: ConfirmedOrder, language: MailLanguage): Email['parts'] =>
  dueAt === undefined
    ? []
    : [language.messages.onInvoice(language.money(total, currency), language.day(dueAt))]

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
