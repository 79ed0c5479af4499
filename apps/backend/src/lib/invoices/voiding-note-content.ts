import { coinsOf } from '../money/coins'
import type { DocumentContent, IssuedDocument } from './document-content'
import { ofOneAmount } from './further-invoice-content'

/** What takes an invoice off whose order was canceled before it was paid: all its lines, or what of it was not paid. */
export function voidingNoteContent(
  { number, issuedAt, content }: IssuedDocument,
  amount: number,
): DocumentContent {
  const coins = coinsOf(content.currency)
  const isWhole = amount === coins.of(content.total)
  return { ...content, ...(!isWhole && ofOneAmount(content, amount, coins)), invoice: { number, issuedAt } }
}

/** Whether a credit note says what was given back; otherwise the order was canceled, and nothing had been paid of it. */
export const isOfRefund = ({ rows }: DocumentContent): boolean => rows.some(({ kind }) => kind === 'refund')
