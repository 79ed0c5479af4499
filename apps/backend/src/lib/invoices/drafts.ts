import { coinsOf } from '../money/coins'
import { creditNoteContent } from './credit-note-content'
import type { DocumentContent, DocumentKind, IssuedDocument } from './document-content'
import { documentedSum, roundingOf, settledSum } from './documented'
import { furtherInvoiceContent } from './further-invoice-content'
import { invoiceContent, type InvoiceTerms } from './invoice-content'
import { isInvoiceDue, keptMoneyOf, refundsOf, type InvoicedOrder, type Refund } from './invoiced-order'
import { voidingNoteContent } from './voiding-note-content'

/** A document before it has its number. */
export interface DocumentDraft {
  readonly kind: DocumentKind
  readonly cause: string
  readonly orderId: string
  readonly content: DocumentContent
}

interface Known {
  /** Of the order, issued before. */
  readonly documents: readonly IssuedDocument[]
  readonly terms: InvoiceTerms
  /** By the owner, before it is due. */
  readonly isAsked: boolean
}

/** The invoice that an order lacks: the first, or one for what was added to it and paid since. */
export function draftInvoice(
  order: InvoicedOrder,
  { documents, terms, isAsked }: Known,
): DocumentDraft | undefined {
  const invoices = documents.filter(({ kind }) => kind === 'invoice')
  const draft = (cause: string, content: DocumentContent): DocumentDraft => ({
    kind: 'invoice',
    cause,
    orderId: order.id,
    content,
  })
  if (invoices.length === 0)
    return isAsked || isInvoiceDue(order)
      ? draft(`order:${order.id}`, invoiceContent(order, terms))
      : undefined
  const coins = coinsOf(order.currency_code)
  const amount = settledSum(order, coins) - documentedSum(documents, coins)
  if (amount <= roundingOf(order)) return undefined
  return draft(
    `order:${order.id}:${invoices.length + 1}`,
    furtherInvoiceContent(order, terms, { documents, amount }),
  )
}

/**
 * A credit note for each refund that has none, as far as it was of something invoiced; and one for each invoice of a canceled order, as
 * far as it was never paid.
 */
export function draftCreditNotes(
  order: InvoicedOrder,
  issued: readonly IssuedDocument[],
): readonly DocumentDraft[] {
  if (!issued.some(({ kind }) => kind === 'invoice')) return []
  const coins = coinsOf(order.currency_code)
  const settled = settledSum(order, coins)
  const documents = [...issued]
  const drafts: DocumentDraft[] = []
  const open = refundsOf(order)
    .filter(({ id, amount }) => Number(amount) > 0 && !issued.some(({ cause }) => cause === causeOf(id)))
    .toSorted((one, other) => timeOf(one) - timeOf(other))
  for (const { id, amount } of open) {
    const refunded = coins.of(Number(amount))
    const rest = documentedSum(documents, coins) - settled
    const credited = rest + roundingOf(order) >= refunded ? refunded : rest
    if (credited <= 0) continue
    const content = creditNoteContent({ documents, amount: coins.amount(credited), items: order.items })
    const draft: DocumentDraft = { kind: 'credit-note', cause: causeOf(id), orderId: order.id, content }
    drafts.push(draft)
    documents.push({ ...draft, id: '', number: '', issuedAt: '' })
  }
  return order.status === 'canceled' ? [...drafts, ...draftVoidingNotes(order, documents)] : drafts
}

/** What was paid waits for its refund, and has its credit note then. */
function draftVoidingNotes(
  order: InvoicedOrder,
  documents: readonly IssuedDocument[],
): readonly DocumentDraft[] {
  const coins = coinsOf(order.currency_code)
  let unpaid = documentedSum(documents, coins) - coins.of(keptMoneyOf(order))
  if (unpaid <= roundingOf(order)) return []
  const drafts: DocumentDraft[] = []
  // The last first: what was added last was paid last.
  for (const invoice of documents.filter(({ kind }) => kind === 'invoice').toReversed()) {
    const cause = `canceled:${invoice.id}`
    const notes = documents.filter(
      ({ kind, content }) => kind === 'credit-note' && content.invoice?.number === invoice.number,
    )
    const amount = Math.min(unpaid, documentedSum([invoice, ...notes], coins))
    if (amount <= 0 || documents.some((one) => one.cause === cause)) continue
    drafts.push({
      kind: 'credit-note',
      cause,
      orderId: order.id,
      content: voidingNoteContent(invoice, amount),
    })
    unpaid -= amount
  }
  return drafts
}

const causeOf = (refundId: string): string => `refund:${refundId}`

const timeOf = ({ created_at: at }: Refund): number => Number(new Date(at ?? 0))
