import { unknownCurrency } from '../money/money.ts'
import type { OrderAddress, OrderDetails, OrderLine, PaymentState } from '../ports/order-history.ts'
import type { OrderLedger } from '../ports/order-ledger.ts'
import { countryName } from '../parse/country-name.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { isoTimestamp } from '../parse/iso-timestamp.ts'
import { collect, field, list, text } from '../parse/read.ts'
import { inPlacedOrder, itemFromWire, orderFromWire, type Numbering } from '../account/order-from-wire.ts'
import { bankTransferFromWire, transferFields } from './bank-transfer-from-wire.ts'
import { netTermsFromWire } from './net-terms-from-wire.ts'
import { ledgerFields, lineAmount, orderLedgerFromWire } from './order-ledger.ts'
import { lineQuantities, progressFromWire, replacementTest } from './order-progress.ts'
import { parcelsFromWire } from './parcels-from-wire.ts'
import { shippingMethods } from './priced-parts.ts'
import { sorted } from '../parse/sorted.ts'

/** The requested fields, for the list and for a single order. */
export const orderDetailsFields = [
  `id,display_id,created_at,updated_at,email,payment_status,fulfillment_status,cart.id,${ledgerFields},${transferFields}`,
  'fulfillments.id,fulfillments.packed_at,fulfillments.shipped_at,fulfillments.delivered_at,fulfillments.canceled_at',
  'fulfillments.labels.tracking_number,fulfillments.labels.tracking_url',
  'fulfillments.items.line_item_id,fulfillments.items.quantity',
  '*shipping_address,*billing_address',
].join(',')

/** An order with all details; undefined without an id, every other field is optional. */
export function orderDetailsFromWire(
  wire: unknown,
  backendUrl: string,
  numbering?: Numbering,
): OrderDetails | undefined {
  const order = orderFromWire(wire, backendUrl, numbering)
  if (order === undefined) return undefined
  const currency = text(field(wire, 'currency_code')) ?? unknownCurrency
  const transfer = bankTransferFromWire(wire, currency)
  const netTerms = netTermsFromWire(wire, currency)
  const ledger = orderLedgerFromWire(wire, currency)
  const isReplacement = replacementTest(wire)
  return {
    ...order,
    items: collect(inPlacedOrder(field(wire, 'items')), (entry) => {
      const line = lineFromWire(entry, currency, backendUrl)
      return line && { ...line, isReplacement: isReplacement(entry) }
    }),
    ledger,
    parcels: parcelsFromWire(wire),
    ...omitUndefined({
      progress: progressFromWire(wire),
      email: text(field(wire, 'email')),
      shippingAddress: addressFromWire(field(wire, 'shipping_address')),
      billingAddress: addressFromWire(field(wire, 'billing_address')),
      delivery: deliveryFromWire(wire),
      // To Medusa what is paid later is authorized before the money came.
      payment: transfer === undefined && netTerms === undefined ? paymentFromWire(wire, ledger) : unpaid,
      transfer,
      netTerms,
      canceledAt: order.status.kind === 'canceled' ? canceledAtFromWire(wire) : undefined,
      cartId: text(field(field(wire, 'cart'), 'id')),
    }),
  }
}

function lineFromWire(
  wire: unknown,
  currency: string,
  backendUrl: string,
): Omit<OrderLine, 'isReplacement'> | undefined {
  const item = itemFromWire(wire, currency, backendUrl)
  if (item === undefined) return undefined
  // To Medusa too, a line without a count has nothing left to pack.
  const uncounted = { packed: item.quantity, delivered: 0, returning: 0, returned: 0 }
  const { packed, delivered, returning, returned } = lineQuantities(wire, item.quantity) ?? uncounted
  return {
    ...item,
    packed,
    delivered,
    returning,
    returned,
    ...omitUndefined({
      amount: lineAmount(wire, currency),
    }),
  }
}

/** The order's own: those of an exchange, a claim and the way back are shipping methods too. */
function deliveryFromWire(wire: unknown): string | undefined {
  const { there } = shippingMethods(wire)
  const isOwn = (method: unknown) =>
    ['claim_id', 'exchange_id'].every((name) => text(field(field(method, 'detail'), name)) === undefined)
  const made = (method: unknown) => isoTimestamp(field(method, 'created_at')) ?? ''
  const first = sorted(there, (one, other) => made(one).localeCompare(made(other)))
  return text(field(first.find(isOwn) ?? first[0], 'name'))
}

/** Medusa hides `canceled_at` from shoppers; the payment collections are canceled at the same time, and then left alone. */
function canceledAtFromWire(wire: unknown): string | undefined {
  const collections = list(field(wire, 'payment_collections')).filter(
    (one) => field(one, 'status') === 'canceled',
  )
  const times = collect(collections, (one) => isoTimestamp(field(one, 'updated_at')))
  return (
    isoTimestamp(field(wire, 'canceled_at')) ??
    sorted(times).at(-1) ??
    isoTimestamp(field(wire, 'updated_at'))
  )
}

function addressFromWire(wire: unknown): OrderAddress | undefined {
  const written = (...names: readonly string[]) =>
    names.flatMap((name) => text(field(wire, name)) ?? []).join(' ')
  const name = written('first_name', 'last_name')
  const countryCode = written('country_code').toLowerCase()
  const place = {
    company: written('company'),
    address1: written('address_1'),
    address2: written('address_2'),
    city: written('city'),
    state: written('province'),
    postalCode: written('postal_code'),
    countryCode,
    country: countryName(countryCode, 'en'),
  }
  const { company, address1, address2, city, postalCode, state, country } = place
  const lines = [company, address1, address2, `${city} ${postalCode}`.trim(), state, country].filter(
    (line) => line !== '',
  )
  if (name === '' && lines.length === 0) return undefined
  const taxNumber = text(field(field(wire, 'metadata'), 'tax_number'))
  return { name, lines, place, ...omitUndefined({ phone: text(field(wire, 'phone')), taxNumber }) }
}

const unpaid: PaymentState = { kind: 'waiting' }

/** Medusa's words where nothing is charged. */
const payments: ReadonlyMap<string, PaymentState> = new Map([
  ['not_paid', { kind: 'waiting' }],
  ['awaiting', { kind: 'waiting' }],
  ['requires_action', { kind: 'waiting' }],
  ['authorized', { kind: 'authorized' }],
  ['partially_authorized', { kind: 'authorized' }],
  ['captured', { kind: 'paid' }],
  ['completed', { kind: 'paid' }],
  ['partially_captured', { kind: 'partly-paid' }],
  ['refunded', { kind: 'refunded' }],
  ['partially_refunded', { kind: 'partly-refunded' }],
  ['canceled', { kind: 'canceled' }],
])

/**
 * Where money moved, its sums say how far it is: Medusa calls an order partially captured that costs less than was paid. Undefined
 * for a free order, which Medusa calls not paid.
 */
function paymentFromWire(
  wire: unknown,
  { charged, refunded, balance, total }: OrderLedger,
): PaymentState | undefined {
  if (charged !== undefined) {
    if (refunded !== undefined && refunded.amount >= charged.amount) return { kind: 'refunded' }
    if (balance.kind === 'to-pay') return { kind: 'partly-paid' }
    return { kind: refunded === undefined ? 'paid' : 'partly-refunded' }
  }
  const word = text(field(wire, 'payment_status'))
  if (word === undefined || (word === 'not_paid' && total?.amount === 0)) return undefined
  return payments.get(word) ?? { kind: 'other', word }
}
