import { coinsOf, type Coins } from '../money/coins'
import type { DocumentContent, DocumentLine, IssuedDocument, TaxRow } from './document-content'
import { documentedSum, goneLines } from './documented'
import { splitTaxes } from './indian-taxes'
import { ratesOf } from './invoice-content'
import type { InvoicedItem } from './invoiced-order'

export interface Credit {
  /** Of the order, issued before; at least one invoice. */
  readonly documents: readonly IssuedDocument[]
  /** In major units. */
  readonly amount: number
  /** The lines of the order now. */
  readonly items: readonly InvoicedItem[]
}

/**
 * What a refund takes off an invoice. When it is the price of the pieces that came back or were taken off since the last credit note, it
 * names them; otherwise it is one amount, with the taxes in the proportions of the invoice.
 */
export function creditNoteContent({ documents, amount: refunded, items }: Credit): DocumentContent {
  const first = documents.find(({ kind }) => kind === 'invoice')
  if (first === undefined) throw new Error('Nothing was invoiced')
  const coins = coinsOf(first.content.currency)
  const amount = coins.of(refunded)
  const gone = (['arrived', 'announced'] as const)
    .map((way) => goneLines({ documents, items }, way, coins))
    .find((lines) => lines.reduce((sum, { line }) => sum + coins.of(line.total), 0) === amount)
  const back = (gone ?? []).map(({ line }) => line)
  const isOfPieces = back.length > 0
  const invoice = gone?.[0]?.invoice ?? invoiceWithRest(documents, amount, coins) ?? first
  const { content } = invoice
  const { country, province, seller } = content
  const rates = isOfPieces ? ratesOf(back, coins) : shared(content, amount, coins)
  const tax = rates.reduce((sum, row) => sum + coins.of(row.amount), 0)
  return {
    ...content,
    invoice: { number: invoice.number, issuedAt: invoice.issuedAt },
    lines: isOfPieces ? back : [refundLine(rates, amount, tax, coins)],
    rows: [{ kind: 'refund', amount: coins.amount(amount) }],
    taxes: splitTaxes(rates, { sellerTaxNumber: seller.taxNumber, country, province }),
    rates,
    rounding: 0,
    total: coins.amount(amount),
  }
}

/** The first invoice of which so much is not credited yet. */
const invoiceWithRest = (
  documents: readonly IssuedDocument[],
  amount: number,
  coins: Coins,
): IssuedDocument | undefined =>
  documents
    .filter(({ kind }) => kind === 'invoice')
    .find((invoice) => {
      const notes = documents.filter(
        ({ kind, content }) => kind === 'credit-note' && content.invoice?.number === invoice.number,
      )
      return documentedSum([invoice, ...notes], coins) >= amount
    })

/** An amount in the proportions of the invoice's rates. */
export function shared(
  { rates, total }: Pick<DocumentContent, 'rates' | 'total'>,
  amount: number,
  coins: Coins,
): readonly TaxRow[] {
  const gross = rates.map((row) => coins.of(row.net) + coins.of(row.amount))
  const all = gross.reduce((sum, one) => sum + one, 0) || coins.of(total)
  let left = amount
  return rates.map((row, at) => {
    const share = at === rates.length - 1 ? left : Math.round((amount * (gross[at] ?? 0)) / (all || 1))
    left -= share
    const tax = Math.round((share * coins.of(row.amount)) / (gross[at] || 1))
    return { ...row, amount: coins.amount(tax), net: coins.amount(share - tax) }
  })
}

const refundLine = (rates: readonly TaxRow[], amount: number, tax: number, coins: Coins): DocumentLine => ({
  kind: 'refund',
  lineId: null,
  title: '',
  variant: null,
  hsCode: null,
  quantity: 1,
  unitPrice: coins.amount(amount),
  discount: 0,
  net: coins.amount(amount - tax),
  rates: rates.map(({ name, rate }) => ({ name, rate })),
  tax: coins.amount(tax),
  total: coins.amount(amount),
})
