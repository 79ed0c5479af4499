import {
  systemProvider,
  testProvider,
  type FakeCustomer,
  type FakeOrder,
  type FakeDatabase,
} from '../database.ts'
import { creditLinesWire, productOfLine, totals } from './cart-wire.ts'
import { sumsOf, taxed, taxTermsOf, totalOf } from './sums.ts'
import { iso, made } from './dates.ts'
import { shippingOptionsIn } from './shipping-options.ts'
import type { Wire } from './wire.ts'

export function customerWire(customer: FakeCustomer): Wire {
  return {
    id: customer.id,
    email: customer.email,
    company_name: customer.companyName ?? null,
    first_name: customer.firstName,
    last_name: customer.lastName,
    phone: customer.phone,
    metadata: customer.metadata ?? null,
    has_account: true,
    deleted_at: null,
    ...made(customer.createdAt),
    addresses: customer.addresses.map((address) => ({ ...address, deleted_at: null })),
  }
}

/** Sent only on request. */
export const orderExtras = ['fulfillments', 'fulfillment_status', 'payment_status', 'cart']

export function orderWire(order: FakeOrder, database: FakeDatabase): Wire {
  const { cart, tracking } = order
  const terms = taxTermsOf(cart, database)
  const option = shippingOptionsIn(
    database.region(cart.regionId),
    cart.locale,
    sumsOf(cart, database).items,
  ).find(({ id }) => id === cart.shippingOption)
  return {
    id: order.id,
    status: order.status,
    currency_code: database.region(cart.regionId)?.currency ?? 'inr',
    display_id: order.displayId,
    custom_display_id: null,
    region_id: cart.regionId,
    email: cart.email,
    ...totals(cart, database),
    ...made(order.createdAt),
    credit_lines: creditLinesWire(cart, database),
    items: cart.lines.map((line) => ({
      id: `ordli_${line.id}`,
      ...productOfLine(line, database, cart.locale),
      subtitle: productOfLine(line, database, cart.locale)['variant_title'],
      metadata: line.metadata,
      ...made(order.createdAt),
      quantity: line.quantity,
      unit_price: line.price,
      compare_at_unit_price: null,
      total: taxed(line.price * line.quantity, terms).total,
      detail: quantitiesOf(order, `ordli_${line.id}`, line.quantity),
    })),
    cart: { id: cart.id },
    shipping_address: cart.shippingAddress,
    billing_address: cart.billingAddress,
    shipping_methods:
      option === undefined
        ? []
        : [
            {
              id: `ordsm_${order.id}`,
              name: option.name,
              amount: option.amount,
              is_tax_inclusive: option.isTaxInclusive,
            },
          ],
    payment_collections: [collectionOf(order, database)],
    summary: summaryOf(order, database),
    fulfillment_status: order.fulfillmentStatus,
    payment_status: payments[order.status].word,
    fulfillments:
      tracking === undefined
        ? []
        : [
            {
              id: `ful_${order.id}`,
              packed_at: iso(order.createdAt),
              shipped_at: iso(order.createdAt),
              delivered_at: order.fulfillmentStatus === 'delivered' ? iso(order.createdAt) : null,
              canceled_at: null,
              labels: [{ tracking_number: tracking.number, tracking_url: tracking.url }],
              items: cart.lines.map((line) => ({
                line_item_id: `ordli_${line.id}`,
                title: productOfLine(line, database, cart.locale)['title'],
                quantity: line.quantity,
              })),
            },
          ],
  }
}

const payments = {
  pending: { word: 'authorized', status: 'authorized' },
  completed: { word: 'captured', status: 'completed' },
  canceled: { word: 'canceled', status: 'canceled' },
} as const

/** A completed order is paid, a canceled one never was. */
function collectionOf({ id, cart, status, createdAt }: FakeOrder, database: FakeDatabase): Wire {
  const amount = totalOf(cart, database)
  return {
    id: `paycol_${id}`,
    currency_code: database.region(cart.regionId)?.currency ?? 'inr',
    amount,
    authorized_amount: amount,
    captured_amount: status === 'completed' ? amount : 0,
    refunded_amount: 0,
    status: payments[status].status,
    ...made(createdAt),
    payments: [
      { provider_id: cart.testPayment === undefined ? systemProvider : testProvider, amount, data: {} },
    ],
  }
}

/** What is on its way back is off the balance, and not off the total yet. */
function summaryOf({ cart, status, returning }: FakeOrder, database: FakeDatabase): Wire {
  const total = totalOf(cart, database)
  const paid = status === 'completed' ? total : 0
  const coming = cart.lines.reduce(
    (sum, line) =>
      sum + taxed(line.price * (returning.get(`ordli_${line.id}`) ?? 0), taxTermsOf(cart, database)).total,
    0,
  )
  return {
    paid_total: paid,
    refunded_total: 0,
    pending_difference: total - coming - paid,
    current_order_total: total,
  }
}

/** The quantities of a line: fulfilled, shipped, delivered, returned. */
export function quantitiesOf(
  { fulfillmentStatus, returning }: FakeOrder,
  lineId: string,
  quantity: number,
): { readonly delivered_quantity: number; readonly return_requested_quantity: number } & Wire {
  const isSent = fulfillmentStatus !== 'not_fulfilled'
  return {
    quantity,
    fulfilled_quantity: isSent ? quantity : 0,
    shipped_quantity: isSent ? quantity : 0,
    delivered_quantity: fulfillmentStatus === 'delivered' ? quantity : 0,
    return_requested_quantity: returning.get(lineId) ?? 0,
    return_received_quantity: 0,
    return_dismissed_quantity: 0,
    written_off_quantity: 0,
  }
}
