import { coinsOf, type Coins } from '../money/coins'
import type { DocumentContent, DocumentLine, IssuedDocument, TaxRow } from './document-content'
import { splitTaxes } from './indian-taxes'
import { ratesOf } from './invoice-content'
import type { InvoicedItem, Refund } from './invoiced-order'

export interface Credit {
  readonly invoice: IssuedDocument
  /** Of the same invoice, issued before. */
  readonly earlier: readonly IssuedDocument[]
  readonly refund: Refund
  /** The lines of the order now. */
  readonly items: readonly InvoicedItem[]
}

/**
 * What a refund takes off an invoice. When it is the price of the pieces that came back since the last credit note, it names them; otherwise
 * it is one amount, with the taxes in the proportions of the invoice.
 */
export function creditNoteContent({ invoice, earlier, refund, items }: Credit): DocumentContent {
  const { content } = invoice
  const { country, province, seller } = content
  const coins = coinsOf(content.currency)
  const amount = coins.of(Number(refund.amount))
  const back = returnedLines({ invoice, earlier, items }, coins)
  const isOfPieces = back.reduce((sum, { total }) => sum + coins.of(total), 0) === amount && back.length > 0
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

/** The pieces of the invoice's lines that came back and are on no credit note yet. */
function returnedLines(
  { invoice, earlier, items }: Pick<Credit, 'invoice' | 'earlier' | 'items'>,
  coins: Coins,
): readonly DocumentLine[] {
  return invoice.content.lines.flatMap((line) => {
    const detail = items.find(({ id }) => id === line.lineId)?.detail
    const returned =
      Number(detail?.return_received_quantity ?? 0) + Number(detail?.return_dismissed_quantity ?? 0)
    const credited = earlier
      .flatMap(({ content }) => content.lines)
      .filter(({ lineId }) => lineId !== null && lineId === line.lineId)
      .reduce((sum, { quantity }) => sum + quantity, 0)
    const quantity = returned - credited
    if (quantity <= 0) return []
    // Of the whole line, so that the parts add up to it.
    const part = (value: number): number => {
      const upTo = (pieces: number) => Math.round((coins.of(value) * pieces) / line.quantity)
      return coins.amount(upTo(credited + quantity) - upTo(credited))
    }
    const [total, tax] = [part(line.total), part(line.tax)]
    return [
      {
        ...line,
        quantity,
        discount: part(line.discount),
        tax,
        total,
        net: coins.amount(coins.of(total) - coins.of(tax)),
      },
    ]
  })
}

/** An amount in the proportions of the invoice's rates. */
function shared({ rates, total }: DocumentContent, amount: number, coins: Coins): readonly TaxRow[] {
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
