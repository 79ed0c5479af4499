import type { Coins } from '../money/coins'
import type { DocumentLine, IssuedDocument } from './document-content'
import { creditPaidFor, keptMoneyOf, type InvoicedItem, type InvoicedOrder } from './invoiced-order'

/** What the documents of an order come to, in coins: its invoices less its credit notes. */
export const documentedSum = (documents: readonly IssuedDocument[], coins: Coins): number =>
  documents.reduce(
    (sum, { kind, content }) => sum + (kind === 'invoice' ? 1 : -1) * coins.of(content.total),
    0,
  )

/**
 * What the documents of a paid order should come to, in coins: what was paid and stays paid, but not more than the order costs now. What
 * was paid too much is on no invoice, so that its refund needs no credit note.
 */
export function settledSum(order: InvoicedOrder, coins: Coins): number {
  const kept = coins.of(keptMoneyOf(order))
  if (order.status === 'canceled') return 0
  const { paid_total: paid, refunded_total: refunded, pending_difference: pending } = order.summary ?? {}
  // As Medusa counts: pieces on their way back are taken off already.
  const cost = creditPaidFor(order) + Number(paid ?? 0) - Number(refunded ?? 0) + Number(pending ?? 0)
  return pending == null ? kept : Math.min(kept, coins.of(cost))
}

/** So many coins are no difference: each part of an order is rounded. */
export const roundingOf = ({ items, shipping_methods: deliveries }: InvoicedOrder): number =>
  items.length + deliveries.length + 3

export interface GoneLine {
  readonly invoice: IssuedDocument
  readonly line: DocumentLine
}

/** What is on documents, and the lines of the order now. */
export interface Ordered {
  readonly documents: readonly IssuedDocument[]
  readonly items: readonly InvoicedItem[]
}

/**
 * The pieces that were invoiced and that the buyer has no more, on no document yet: they were taken off the order or came back. With
 * `announced` also those on their way back, because a refund or the difference of an exchange may be paid before they arrive.
 */
export function goneLines(
  { documents, items }: Ordered,
  way: 'arrived' | 'announced',
  coins: Coins,
): readonly GoneLine[] {
  const left = new Map<string, { credited: number; gone: number }>()
  return documents
    .filter(({ kind }) => kind === 'invoice')
    .flatMap((invoice) =>
      linesOf([invoice]).flatMap((line) => {
        const { lineId: id } = line
        if (id === null || line.quantity <= 0) return []
        const { credited, gone } = left.get(id) ?? countsOf({ documents, items }, id, way)
        const before = Math.min(line.quantity, credited)
        const quantity = Math.min(line.quantity - before, gone)
        left.set(id, { credited: credited - before, gone: gone - quantity })
        return quantity === 0 ? [] : [{ invoice, line: partOf(line, { before, quantity }, coins) }]
      }),
    )
}

/** The pieces of an order's line that are on no invoice. What an edit has taken off can be added again. */
export function uninvoicedPieces(documents: readonly IssuedDocument[], item: InvoicedItem): number {
  const { sold, credited } = documentedPieces(documents, item.id)
  // What came back is still ordered, to Medusa.
  const takenOff = Math.max(0, credited - piecesBack(item, 'announced'))
  return Math.max(0, Number(item.quantity) - (sold - takenOff))
}

function countsOf(
  { documents, items }: Ordered,
  id: string,
  way: 'arrived' | 'announced',
): { readonly credited: number; readonly gone: number } {
  // An edit can take a whole line off.
  const item = items.find((one) => one.id === id)
  const kept = item === undefined ? 0 : Math.max(0, Number(item.quantity) - piecesBack(item, way))
  const { sold, credited } = documentedPieces(documents, id)
  return { credited, gone: Math.max(0, sold - credited - kept) }
}

/** `credited`: on credit notes, or taken off by a later invoice. */
function documentedPieces(
  documents: readonly IssuedDocument[],
  id: string,
): { readonly sold: number; readonly credited: number } {
  const sum = { sold: 0, credited: 0 }
  for (const document of documents)
    for (const { lineId, quantity } of linesOf([document]))
      if (lineId === id)
        sum[document.kind === 'invoice' && quantity > 0 ? 'sold' : 'credited'] += Math.abs(quantity)
  return sum
}

function piecesBack({ detail }: InvoicedItem, way: 'arrived' | 'announced'): number {
  const names = ['return_received_quantity', 'return_dismissed_quantity'] as const
  const arrived = names.reduce((sum, name) => sum + Number(detail?.[name] ?? 0), 0)
  return way === 'arrived' ? arrived : arrived + Number(detail?.return_requested_quantity ?? 0)
}

const linesOf = (documents: readonly IssuedDocument[]): readonly DocumentLine[] =>
  documents.flatMap(({ content }) => content.lines).filter(({ kind }) => kind === 'item')

/** Of the whole line, so that the parts add up to it. */
function partOf(
  line: DocumentLine,
  { before, quantity }: { readonly before: number; readonly quantity: number },
  coins: Coins,
): DocumentLine {
  const part = (value: number): number => {
    const upTo = (pieces: number) => Math.round((coins.of(value) * pieces) / line.quantity)
    return coins.amount(upTo(before + quantity) - upTo(before))
  }
  const [total, tax] = [part(line.total), part(line.tax)]
  return {
    ...line,
    quantity,
    discount: part(line.discount),
    tax,
    total,
    net: coins.amount(coins.of(total) - coins.of(tax)),
  }
}
