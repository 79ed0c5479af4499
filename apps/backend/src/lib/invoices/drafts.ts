import { coinsOf } from '../money/coins'
import { creditNoteContent } from './credit-note-content'
import type { DocumentContent, DocumentKind, IssuedDocument } from './document-content'
import { documentedSum, roundingOf, settledSum } from './documented'
import { furtherInvoiceContent } from './further-invoice-content'
import { invoiceContent, type InvoiceTerms } from './invoice-content'
import { isInvoiceDue, refundsOf, type InvoicedOrder, type Refund } from './invoiced-order'

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

/** A credit note for each refund that has none, as far as it was of something invoiced. */
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
  return drafts
}

const causeOf = (refundId: string): string => `refund:${refundId}`

const timeOf = ({ created_at: at }: Refund): number => Number(new Date(at ?? 0))
