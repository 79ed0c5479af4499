import { money, type Money } from '../money/money.ts'
import { isoTimestamp } from '../parse/iso-timestamp.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { collect, field, list, number, text } from '../parse/read.ts'
import type { Tracking } from '../ports/order-history.ts'
import type {
  DocumentLine,
  DocumentParty,
  DocumentRowKind,
  ExchangeChoice,
  OrderDocument,
  OrderEvent,
  OrderEventKind,
  OrderReturn,
  OrderTimeline,
} from '../ports/order-records.ts'

const rowKinds: readonly DocumentRowKind[] = [
  'items',
  'discount',
  'delivery',
  'tax',
  'rounding',
  'other',
  'refund',
]
const eventKinds: readonly OrderEventKind[] = [
  'ordered',
  'paid',
  'packed',
  'shipped',
  'delivered',
  'canceled',
  'edited',
  'address-changed',
  'return-requested',
  'return-received',
  'return-canceled',
  'exchange',
  'claim',
  'refunded',
]

/** Undefined for one that cannot be shown: without a number, a date or a currency. */
export function orderDocumentFromWire(wire: unknown): OrderDocument | undefined {
  const content = field(wire, 'content')
  const [id, name, at] = [
    text(field(wire, 'id')),
    text(field(wire, 'number')),
    isoTimestamp(field(wire, 'issued_at')),
  ]
  const currency = text(field(content, 'currency'))
  const kind = field(wire, 'kind')
  const seller = partyFrom(field(content, 'seller'))
  if (id === undefined || name === undefined || at === undefined || currency === undefined) return undefined
  if ((kind !== 'invoice' && kind !== 'credit-note') || seller === undefined) return undefined
  const amount = (value: unknown) => money(number(value) ?? 0, currency)
  return {
    id,
    kind,
    number: name,
    issuedAt: at,
    seller: { ...seller, ...omitUndefined({ email: text(field(field(content, 'seller'), 'email')) }) },
    lines: list(field(content, 'lines')).map((line) => lineFrom(line, amount)),
    rows: collect(field(content, 'rows'), (row) => {
      const found = rowKinds.find((one) => one === field(row, 'kind'))
      return found && { kind: found, amount: amount(field(row, 'amount')) }
    }),
    taxes: list(field(content, 'taxes')).map((row) => ({
      name: text(field(row, 'name')) ?? '',
      rate: number(field(row, 'rate')) ?? 0,
      amount: amount(field(row, 'amount')),
    })),
    total: amount(field(content, 'total')),
    ...omitUndefined({
      dueAt: isoTimestamp(field(content, 'dueAt')),
      buyer: partyFrom(field(content, 'buyer')),
      deliveredTo: partyFrom(field(content, 'deliveredTo')),
    }),
  }
}

function lineFrom(wire: unknown, amount: (value: unknown) => Money): DocumentLine {
  return {
    title: text(field(wire, 'title')) ?? '',
    quantity: number(field(wire, 'quantity')) ?? 1,
    unitPrice: amount(field(wire, 'unitPrice')),
    total: amount(field(wire, 'total')),
    ...omitUndefined({ variant: text(field(wire, 'variant')), hsCode: text(field(wire, 'hsCode')) }),
  }
}

function partyFrom(wire: unknown): DocumentParty | undefined {
  const name = field(wire, 'name')
  if (typeof name !== 'string') return undefined
  return {
    name,
    lines: collect(field(wire, 'lines'), text),
    ...omitUndefined({
      taxNumber: text(field(wire, 'taxNumber')),
      registration: text(field(wire, 'registration')),
    }),
  }
}

/** What this shop does not know of is left out. */
export function timelineFromWire(wire: unknown, currency: string): OrderTimeline {
  return {
    events: collect(field(wire, 'events'), (event) => eventFrom(event, currency)),
    returns: collect(field(wire, 'returns'), returnFrom),
  }
}

function eventFrom(wire: unknown, currency: string): OrderEvent | undefined {
  const kind = eventKinds.find((one) => one === field(wire, 'kind'))
  const at = isoTimestamp(field(wire, 'at'))
  if (kind === undefined || at === undefined) return undefined
  const amount = number(field(wire, 'amount'))
  return {
    kind,
    at,
    trackings: collect(field(wire, 'trackings'), trackingFrom),
    ...(amount !== undefined && { amount: money(amount, currency) }),
  }
}

function trackingFrom(wire: unknown): Tracking | undefined {
  const name = text(field(wire, 'number'))
  const url = text(field(wire, 'url'))
  if (name === undefined) return undefined
  return { number: name, ...(url !== undefined && /^https?:\/\//.test(url) && { url }) }
}

function returnFrom(wire: unknown): OrderReturn | undefined {
  const id = text(field(wire, 'id'))
  const state = (['requested', 'received', 'canceled'] as const).find((one) => one === field(wire, 'status'))
  if (id === undefined || state === undefined) return undefined
  return {
    id,
    state,
    items: collect(field(wire, 'items'), (item) => {
      const lineId = text(field(item, 'line_id'))
      const quantity = number(field(item, 'quantity'))
      return lineId === undefined || quantity === undefined ? undefined : { lineId, quantity }
    }),
    ...omitUndefined({
      label: text(field(wire, 'label')),
      exchange: (['wanted', 'made'] as const).find((one) => one === field(wire, 'exchange')),
    }),
  }
}

export function exchangeChoicesFromWire(wire: unknown): ReadonlyMap<string, readonly ExchangeChoice[]> {
  return new Map(
    collect(field(wire, 'lines'), (line) => {
      const id = text(field(line, 'id'))
      return id === undefined ? undefined : ([id, collect(field(line, 'variants'), choiceFrom)] as const)
    }),
  )
}

function choiceFrom(wire: unknown): ExchangeChoice | undefined {
  const [id, title] = [text(field(wire, 'id')), text(field(wire, 'title'))]
  if (id === undefined || title === undefined) return undefined
  return { id, title, ...omitUndefined({ available: number(field(wire, 'available')) }) }
}
