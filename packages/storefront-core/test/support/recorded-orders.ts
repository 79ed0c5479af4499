import { readFileSync } from 'node:fs'
import { field, list } from '../../src/parse/read.ts'

/** An order as the store API answered it at a step of `order-ledger.contract.ts`. */
export interface RecordedOrder {
  readonly name: string
  readonly order: unknown
}

/** Recorded by `RECORD_ORDERS=<file> pnpm live --only core order-ledger`. */
export const recordedOrders = (): readonly RecordedOrder[] =>
  readFileSync(new URL('recorded-orders.jsonl', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as RecordedOrder)

const totals = ['total', 'tax_total', 'discount_total', 'discount_subtotal']
const pieces = [
  'fulfilled',
  'shipped',
  'delivered',
  'return_requested',
  'return_received',
  'return_dismissed',
]
const kept = {
  order: ['id', 'display_id', 'created_at', 'updated_at', 'status', 'currency_code', 'payment_status'].concat(
    ['fulfillment_status', 'credit_line_total', 'item_total', 'original_item_total', 'shipping_total'],
    ['original_shipping_total', ...totals],
  ),
  summary: ['paid_total', 'refunded_total', 'pending_difference', 'current_order_total'],
  items: [
    'id',
    'title',
    'quantity',
    'unit_price',
    'is_tax_inclusive',
    'created_at',
    'replacement',
    ...totals,
  ],
  pieces: [...pieces, 'written_off'].map((name) => `${name}_quantity`),
  methods: ['name', 'amount', 'is_tax_inclusive', 'created_at', ...totals],
  swap: ['return_id', 'claim_id', 'exchange_id'],
  collections: ['status', 'authorized_amount', 'captured_amount', 'refunded_amount', 'updated_at'],
  parcels: ['id', 'packed_at', 'shipped_at', 'delivered_at', 'canceled_at'],
}

const pick = (source: unknown, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, field(source, name)]))

/** Of the answer about one order, what the shop reads of it. */
export function recordedOrder(orders: unknown): unknown {
  const [order] = list(orders)
  const each = (name: string, read: (entry: unknown) => object) => list(field(order, name)).map(read)
  return {
    ...pick(order, kept.order),
    summary: pick(field(order, 'summary'), kept.summary),
    items: each('items', (item) => ({
      ...pick(item, kept.items),
      detail: pick(field(item, 'detail'), kept.pieces),
    })),
    shipping_methods: each('shipping_methods', (method) => ({
      ...pick(method, kept.methods),
      detail: pick(field(method, 'detail'), kept.swap),
    })),
    payment_collections: each('payment_collections', (collection) => ({
      ...pick(collection, kept.collections),
      payments: list(field(collection, 'payments')).map((payment) => pick(payment, ['provider_id'])),
    })),
    fulfillments: each('fulfillments', (parcel) => ({
      ...pick(parcel, kept.parcels),
      labels: list(field(parcel, 'labels')).map((label) => pick(label, ['tracking_number', 'tracking_url'])),
      items: list(field(parcel, 'items')).map((item) => pick(item, ['line_item_id', 'quantity'])),
    })),
  }
}
