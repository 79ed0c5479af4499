import { coinsOf, type Coins } from '../money/coins'
import { shared } from './credit-note-content'
import type { DocumentContent, DocumentLine, IssuedDocument } from './document-content'
import { goneLines, roundingOf, uninvoicedPieces, type Ordered } from './documented'
import { splitTaxes } from './indian-taxes'
import { invoiceContent, type InvoiceTerms } from './invoice-content'
import type { InvoicedItem, InvoicedOrder } from './invoiced-order'
import { documentWords } from './words/document-words'

interface Further {
  /** Of the order, issued before; the first is its invoice. */
  readonly documents: readonly IssuedDocument[]
  /** In coins. */
  readonly amount: number
}

/**
 * The invoice of what was added to an order after its invoice. It names what was added, less what was taken off or came back for it, when
 * that is the amount; otherwise it is one amount, with the taxes in the proportions of what was added.
 */
export function furtherInvoiceContent(
  order: InvoicedOrder,
  terms: InvoiceTerms,
  { documents, amount }: Further,
): DocumentContent {
  const first = documents.find(({ kind }) => kind === 'invoice')
  if (first === undefined) throw new Error('Nothing was invoiced')
  const coins = coinsOf(order.currency_code)
  const [arrived, announced] = (['arrived', 'announced'] as const).map((way) => {
    const parts = openParts(order, { documents, items: order.items }, way)
    const content = invoiceContent(
      { ...order, ...parts, total: coins.amount(amount), credit_line_total: 0 },
      terms,
    )
    const sum = content.lines.reduce((all, { total }) => all + coins.of(total), 0)
    const isWhole = content.lines.length > 0 && Math.abs(sum - amount) <= roundingOf({ ...order, ...parts })
    return { content, sum, isWhole }
  })
  const named = [arrived, announced].find((one) => one?.isWhole === true)
  // What was added has its own taxes.
  const basis = arrived !== undefined && arrived.sum > 0 ? arrived.content : first.content
  const content = named?.content ?? { ...invoiceContent(order, terms), ...ofOneAmount(basis, amount, coins) }
  return { ...content, invoice: { number: first.number, issuedAt: first.issuedAt } }
}

type Parts = Pick<InvoicedOrder, 'items' | 'shipping_methods'>

/** What is on no invoice yet, and, with a negative quantity, what is on one and no longer with the buyer. */
function openParts(order: InvoicedOrder, ordered: Ordered, way: 'arrived' | 'announced'): Parts {
  const { documents } = ordered
  const deliveries = documents
    .flatMap(({ content }) => content.lines)
    .filter(({ kind }) => kind === 'delivery')
  const gone = goneLines(ordered, way, coinsOf(order.currency_code))
  return {
    items: [
      ...order.items.flatMap((item) => piecesOf(item, uninvoicedPieces(documents, item))),
      ...gone.map(({ line }) => takenOff(line, order.items)),
    ],
    shipping_methods: order.shipping_methods.filter(
      ({ id, total }) =>
        Number(total ?? 0) !== 0 && !deliveries.some(({ lineId }) => lineId === id || lineId === null),
    ),
  }
}

/** So many pieces of a line. Medusa's totals are those of the pieces that did not come back. */
function piecesOf(item: InvoicedItem, quantity: number): readonly InvoicedItem[] {
  const { return_received_quantity: received, return_dismissed_quantity: dismissed } = item.detail ?? {}
  const counted = Number(item.quantity) - Number(received ?? 0) - Number(dismissed ?? 0)
  if (quantity <= 0 || counted <= 0) return []
  const part = (value: unknown): number => (Number(value ?? 0) * quantity) / counted
  return [
    {
      ...item,
      quantity,
      discount_total: part(item.discount_total),
      discount_subtotal: part(item.discount_subtotal),
      tax_total: part(item.tax_total),
      total: part(item.total),
    },
  ]
}

/** A line of an invoice as one of an order that takes it off. */
function takenOff(line: DocumentLine, items: readonly InvoicedItem[]): InvoicedItem {
  const own = items.find(({ id }) => id === line.lineId) ?? items[0]
  return {
    id: line.lineId ?? '',
    title: line.title,
    product_title: line.title,
    variant_title: line.variant,
    unit_price: line.unitPrice,
    quantity: -line.quantity,
    is_tax_inclusive: own?.is_tax_inclusive ?? true,
    discount_total: -line.discount,
    discount_subtotal: -line.discount,
    tax_total: -line.tax,
    total: -line.total,
    tax_lines: line.rates.map(({ name, rate }) => ({ rate, description: name })),
    variant: { hs_code: line.hsCode },
  }
}

/** A document of one amount, with the taxes in the proportions of `basis`. */
export function ofOneAmount(
  basis: DocumentContent,
  amount: number,
  coins: Coins,
): Pick<DocumentContent, 'lines' | 'rows' | 'rates' | 'taxes' | 'rounding' | 'total'> {
  const rates = shared(basis, amount, coins)
  const tax = rates.reduce((sum, row) => sum + coins.of(row.amount), 0)
  const { country, province, seller, locale } = basis
  const whole = coins.amount(amount)
  return {
    lines: [
      {
        kind: 'item',
        lineId: null,
        title: documentWords(locale).rows.other,
        variant: null,
        hsCode: null,
        quantity: 1,
        unitPrice: whole,
        discount: 0,
        net: coins.amount(amount - tax),
        rates: rates.map(({ name, rate }) => ({ name, rate })),
        tax: coins.amount(tax),
        total: whole,
      },
    ],
    rows: [{ kind: 'items', amount: whole }],
    rates,
    taxes: splitTaxes(rates, { sellerTaxNumber: seller.taxNumber, country, province }),
    rounding: 0,
    total: whole,
  }
}
