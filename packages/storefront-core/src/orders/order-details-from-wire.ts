import { bankTransfer } from '../live/bank-transfer.ts'
import { payOnDelivery } from '../live/pay-on-delivery.ts'
import { money, unknownCurrency } from '../money/money.ts'
import type {
  OrderAddress,
  OrderDetails,
  OrderLine,
  OrderSums,
  Parcel,
  PaymentAmounts,
  PaymentState,
} from '../ports/order-history.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { bankTransferFromWire, transferFields } from './bank-transfer-from-wire.ts'
import { isoTimestamp } from '../parse/iso-timestamp.ts'
import { collect, field, firstOf, list, number, text } from '../parse/read.ts'
import {
  amountIn,
  itemFromWire,
  orderFromWire,
  trackingOfParcel,
  type Numbering,
} from '../account/order-from-wire.ts'

/** The requested fields, for the list and for a single order. */
export const orderDetailsFields = [
  'id,display_id,status,created_at,email,currency_code,payment_status,fulfillment_status,cart.id',
  'total,item_total,original_item_total,discount_total,shipping_total,original_shipping_total,tax_total',
  'fulfillments.id,fulfillments.packed_at,fulfillments.shipped_at,fulfillments.delivered_at,fulfillments.canceled_at',
  'fulfillments.labels.tracking_number,fulfillments.labels.tracking_url',
  `*payment_collections,${transferFields}`,
  '*items,*items.detail,*shipping_address,*billing_address,*shipping_methods',
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
  return {
    ...order,
    items: collect(field(wire, 'items'), (entry) => lineFromWire(entry, currency, backendUrl)),
    sums: sumsFromWire(wire, currency),
    parcels: collect(field(wire, 'fulfillments'), parcelFromWire),
    paymentAmounts: paymentAmountsFromWire(wire, currency),
    ...omitUndefined({
      email: text(field(wire, 'email')),
      shippingAddress: addressFromWire(field(wire, 'shipping_address')),
      billingAddress: addressFromWire(field(wire, 'billing_address')),
      // The first is the order's own; each return appends another.
      delivery: text(field(list(field(wire, 'shipping_methods'))[0], 'name')),
      // To Medusa a transfer is authorized before it was sent.
      payment: transfer === undefined ? paymentFromWire(wire) : unpaid,
      transfer,
      cartId: text(field(field(wire, 'cart'), 'id')),
    }),
  }
}

function lineFromWire(wire: unknown, currency: string, backendUrl: string): OrderLine | undefined {
  const item = itemFromWire(wire, currency, backendUrl)
  if (item === undefined) return undefined
  const counted = (name: string, otherwise = 0) =>
    Math.max(0, number(field(field(wire, 'detail'), name)) ?? otherwise)
  return {
    ...item,
    // To Medusa too, a line without a count has nothing left to pack.
    packed: counted('fulfilled_quantity', item.quantity),
    delivered: counted('delivered_quantity'),
    returning: counted('return_requested_quantity'),
    returned: counted('return_received_quantity') + counted('return_dismissed_quantity'),
    ...omitUndefined({
      productId: text(field(wire, 'product_id')),
      variantId: text(field(wire, 'variant_id')),
      total: amountIn(currency, field(wire, 'total')),
    }),
  }
}

/** As shown to shoppers: with tax, and before discounts, which are listed separately. */
function sumsFromWire(wire: unknown, currency: string): OrderSums {
  const sum = (...names: readonly string[]) => amountIn(currency, firstOf(wire, ...names))
  const discount = sum('discount_total')
  return omitUndefined({
    items: sum('original_item_total', 'item_total'),
    discount: discount === undefined || discount.amount === 0 ? undefined : discount,
    shipping: sum('original_shipping_total', 'shipping_total'),
    tax: sum('tax_total'),
  })
}

/** Of all collections that were not given up. Medusa counts what is charged as authorized too. */
function paymentAmountsFromWire(wire: unknown, currency: string): PaymentAmounts {
  const open = list(field(wire, 'payment_collections')).filter((one) => field(one, 'status') !== 'canceled')
  const sum = (name: string) =>
    open.reduce<number>((total, one) => total + Math.max(0, number(field(one, name)) ?? 0), 0)
  const shown = (amount: number) => (amount >= 0.005 ? money(amount, currency) : undefined)
  const charged = sum('captured_amount')
  return omitUndefined({
    reserved: open.some(isHeld) ? shown(sum('authorized_amount') - charged) : undefined,
    charged: shown(charged),
    refunded: shown(sum('refunded_amount')),
  })
}

/** Whether a provider holds money. What is paid after the order is authorized in Medusa, and nothing is held. */
const isHeld = (collection: unknown): boolean =>
  collect(field(collection, 'payments'), (payment) => text(field(payment, 'provider_id'))).some(
    (id) => id !== payOnDelivery.id && id !== bankTransfer.id,
  )

function parcelFromWire(wire: unknown): Parcel | undefined {
  const id = text(field(wire, 'id'))
  if (id === undefined || isoTimestamp(field(wire, 'canceled_at')) !== undefined) return undefined
  return {
    id,
    ...omitUndefined({
      packedAt: isoTimestamp(field(wire, 'packed_at')),
      shippedAt: isoTimestamp(field(wire, 'shipped_at')),
      deliveredAt: isoTimestamp(field(wire, 'delivered_at')),
      tracking: trackingOfParcel(wire),
    }),
  }
}

function addressFromWire(wire: unknown): OrderAddress | undefined {
  const written = (...names: readonly string[]) =>
    names.flatMap((name) => text(field(wire, name)) ?? []).join(' ')
  const lines = [
    written('company'),
    written('address_1'),
    written('address_2'),
    written('city', 'postal_code'),
    written('province'),
    countryOf(written('country_code')),
  ].filter((line) => line !== '')
  const name = written('first_name', 'last_name')
  if (name === '' && lines.length === 0) return undefined
  return { name, lines, ...omitUndefined({ phone: text(field(wire, 'phone')) }) }
}

function countryOf(code: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'region' }).of(code.toUpperCase()) ?? code
  } catch {
    return code
  }
}

const unpaid: PaymentState = { kind: 'waiting' }

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

/** Undefined for a free order too, which Medusa calls not paid. */
function paymentFromWire(wire: unknown): PaymentState | undefined {
  const word = text(field(wire, 'payment_status'))
  if (word === undefined || (word === 'not_paid' && number(field(wire, 'total')) === 0)) return undefined
  return payments.get(word) ?? { kind: 'other', word }
}
