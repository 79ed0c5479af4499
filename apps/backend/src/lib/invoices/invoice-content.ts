import { mailLanguage } from '../email/messages/mail-language'
import { orderNumber } from '../email/order-number'
import { orderSums } from '../email/order-sums'
import { coinsOf, type Coins } from '../money/coins'
import { netTermsOf } from '../net-terms/net-terms'
import type { DocumentContent, DocumentLine, TaxRate, TaxRow } from './document-content'
import { splitTaxes } from './indian-taxes'
import type { InvoicedItem, InvoicedOrder, InvoicedPart } from './invoiced-order'
import { buyerOf, partyOf } from './party'

export interface InvoiceTerms {
  readonly seller: DocumentContent['seller']
  readonly orderNumberPrefix: string
}

/** The invoice of an order as it is now. Pieces that came back are on it: the credit note takes them off. */
export function invoiceContent(
  order: InvoicedOrder,
  { seller, orderNumberPrefix }: InvoiceTerms,
): DocumentContent {
  const coins = coinsOf(order.currency_code)
  const { items, shipping_methods: deliveries } = order
  const lines = [
    ...items.map((item) => itemLine(item, coins)),
    ...deliveries.map((method) => deliveryLine(method, coins)),
  ]
  const total = totalOf(order, coins)
  const { lines: prices, rows } = orderSums({ ...order, total: coins.amount(total), credit_lines: [] })
  const { tag } = mailLanguage(order.locale, order.shipping_address?.country_code)
  const country = order.shipping_address?.country_code ?? null
  const province = order.shipping_address?.province ?? null
  const rates = ratesOf(lines, coins)
  return {
    locale: order.locale ?? null,
    country,
    province,
    currency: order.currency_code,
    order: {
      number: orderNumber(orderNumberPrefix, order.display_id),
      placedAt: new Date(order.created_at).toISOString(),
    },
    ...dueOf(order),
    invoice: null,
    seller,
    buyer: buyerOf(order, tag),
    deliveredTo: partyOf(order.shipping_address, tag),
    lines,
    rows: [{ kind: 'items', amount: added(prices, coins) }, ...rows],
    taxes: splitTaxes(rates, { sellerTaxNumber: seller.taxNumber, country, province }),
    rates,
    rounding: coins.amount(total - lines.reduce((sum, one) => sum + coins.of(one.total), 0)),
    total: coins.amount(total),
  }
}

function dueOf(order: InvoicedOrder): Pick<DocumentContent, 'dueAt'> {
  const terms = netTermsOf(order)
  return terms === undefined ? {} : { dueAt: terms.dueAt }
}

/** Medusa's total of the order, in coins, without what was credited since; that of its parts where the order was changed otherwise. */
function totalOf(order: InvoicedOrder, coins: Coins): number {
  const parts = [...order.items, ...order.shipping_methods]
  const sum = coins.of(parts.reduce((all, { total }) => all + Number(total ?? 0), 0))
  const named = coins.of(Number(order.total) + Number(order.credit_line_total ?? 0))
  return Math.abs(named - sum) > parts.length + 3 ? sum : named
}

/** Medusa gives a product without options a title of a variant, "Default option value", which says nothing. */
const namedVariant = (title: string | null | undefined): string | null =>
  title == null || /^default(?: (?:option(?: value)?|variant|title|value))?$/i.test(title) ? null : title

const itemLine = (item: InvoicedItem, coins: Coins): DocumentLine => ({
  ...line(
    item,
    { title: item.product_title ?? item.title, price: item.unit_price, quantity: Number(item.quantity) },
    coins,
  ),
  kind: 'item',
  lineId: item.id,
  variant: namedVariant(item.variant_title),
  hsCode: item.variant?.hs_code ?? item.variant?.product?.hs_code ?? null,
})

const deliveryLine = (method: InvoicedOrder['shipping_methods'][number], coins: Coins): DocumentLine => ({
  ...line(method, { title: method.name, price: method.amount }, coins),
  lineId: method.id,
})

interface Sold {
  readonly title: string
  readonly price: unknown
  readonly quantity?: number
}

function line(part: InvoicedPart, { title, price, quantity = 1 }: Sold, coins: Coins): DocumentLine {
  const [total, tax] = [coins.of(Number(part.total ?? 0)), coins.of(Number(part.tax_total ?? 0))]
  const discount = part.is_tax_inclusive ? part.discount_total : part.discount_subtotal
  return {
    kind: 'delivery',
    lineId: null,
    title,
    variant: null,
    hsCode: null,
    quantity,
    unitPrice: Number(price),
    discount: coins.amount(coins.of(Number(discount ?? 0))),
    net: coins.amount(total - tax),
    rates: (part.tax_lines ?? []).map(rateOf),
    tax: coins.amount(tax),
    total: coins.amount(total),
  }
}

const rateOf = ({ rate, code, description }: NonNullable<InvoicedPart['tax_lines']>[number]): TaxRate => ({
  name: description || code || '',
  rate: Number(rate),
})

const added = (amounts: readonly number[], coins: Coins): number =>
  coins.amount(amounts.reduce((sum, amount) => sum + coins.of(amount), 0))

/** What is taxed at each rate. A line with several rates is divided among them by the rates. */
export function ratesOf(lines: readonly DocumentLine[], coins: Coins): readonly TaxRow[] {
  const rows = new Map<string, TaxRow>()
  const add = ({ name, rate }: TaxRate, net: number, tax: number) => {
    const key = `${rate} ${name}`
    const before = rows.get(key)
    rows.set(key, {
      name,
      rate,
      net: coins.amount(coins.of(before?.net ?? 0) + coins.of(net)),
      amount: coins.amount(coins.of(before?.amount ?? 0) + tax),
    })
  }
  for (const { rates, net, tax } of lines) {
    const all = rates.reduce((sum, { rate }) => sum + rate, 0)
    let left = coins.of(tax)
    if (rates.length === 0) add({ name: '', rate: 0 }, net, left)
    for (const [at, one] of rates.entries()) {
      const part = at === rates.length - 1 ? left : Math.round((coins.of(tax) * one.rate) / (all || 1))
      left -= part
      add(one, net, part)
    }
  }
  return [...rows.values()].filter(({ net, amount }) => net !== 0 || amount !== 0)
}
