import { isTaxIncluded } from '../cart/cart-from-wire.ts'
import type { OrderNumbers } from '../orders/order-number.ts'
import { addMoney, lessMoney, money, multiplyMoney, unknownCurrency, type Money } from '../money/money.ts'
import type {
  ShippingOption,
  OrderedCart,
  OrderRequest,
  PlacedOrder,
  Totals,
} from '../ports/checkout-gateway.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { field, list, number, text } from '../parse/read.ts'
import { bankTransferFromWire, transferFields } from '../orders/bank-transfer-from-wire.ts'
import { netTermsFromWire } from '../orders/net-terms-from-wire.ts'
import { bankTransfer } from './bank-transfer.ts'
import { netTerms } from './net-terms.ts'
import { sessionFields } from './payment-session-from-wire.ts'

/** The requested fields of a cart to be ordered, with what is written to it. */
export const cartFields = [
  'id,region_id,currency_code,completed_at,total,tax_total,credit_line_total',
  'original_shipping_total,original_shipping_subtotal,discount_total,discount_subtotal',
  'items.id,items.quantity,items.unit_price,items.is_tax_inclusive,items.requires_shipping,items.is_giftcard',
  'payment_collection.id',
  sessionFields,
  'email,shipping_methods.shipping_option_id',
  ...['shipping_address', 'billing_address'].map((address) =>
    'first_name,last_name,company,phone,address_1,address_2,city,province,postal_code,country_code,metadata'
      .split(',')
      .map((name) => `${address}.${name}`)
      .join(','),
  ),
].join(',')

/** The requested fields of an order that was just placed. */
export const orderFields = 'id,display_id,total,currency_code'

/** With what its provider has to tell; no other provider's data is asked for. */
export const orderFieldsOf = ({ payment }: Pick<OrderRequest, 'payment'>): string =>
  payment === bankTransfer.id || payment === netTerms.id
    ? `${orderFields},created_at,${transferFields}`
    : orderFields

/**
 * The cart's own totals, which are what is charged; tax is included or listed separately, as the prices have
 * it.
 */
export function totalsFrom(cart: unknown, fallback: string): Totals {
  const currency = text(field(cart, 'currency_code')) ?? fallback
  const sum = (name: string): Money => money(number(field(cart, name)) ?? 0, currency)
  const items = list(field(cart, 'items'))
  const included = isTaxIncluded(cart)
  const lines = items.map((item) => ({
    id: text(field(item, 'id')) ?? '',
    quantity: number(field(item, 'quantity')) ?? 0,
    price: money(number(field(item, 'unit_price')) ?? 0, currency),
  }))
  const itemsTotal = lines.map(({ price, quantity }) => multiplyMoney(price, quantity))
  const discount = sum(included ? 'discount_total' : 'discount_subtotal')
  const tax = sum('tax_total')
  const credit = sum('credit_line_total')
  return {
    lines,
    subtotal: itemsTotal.reduce(addMoney, money(0, currency)),
    ...omitUndefined({ discount: discount.amount > 0 ? discount : undefined }),
    shipping: sum(included ? 'original_shipping_total' : 'original_shipping_subtotal'),
    ...omitUndefined({
      tax: tax.amount > 0 ? { amount: tax, included } : undefined,
      credit: credit.amount > 0 ? credit : undefined,
    }),
    total: sum('total'),
  }
}

/** Totals before the cart is read: prices include everything, so only shipping is added. */
export function estimatedTotals(
  { subtotal, discount, credit }: Pick<OrderedCart, 'subtotal' | 'discount' | 'credit'>,
  delivery: ShippingOption | undefined,
): Totals {
  const itemsTotal = discount === undefined ? subtotal : lessMoney(subtotal, discount)
  const whole = delivery === undefined ? itemsTotal : addMoney(itemsTotal, delivery.price)
  const paid = credit && { ...credit, amount: Math.min(credit.amount, whole.amount) }
  return {
    subtotal,
    ...omitUndefined({ discount, shipping: delivery?.price, credit: paid }),
    total: paid === undefined ? whole : lessMoney(whole, paid),
  }
}

/** Compares to the cent: the backend does not round taxes, and a cent is the smallest charge. */
export const isSameSum = (one: Money, other: Money): boolean =>
  one.currency === other.currency && Math.abs(one.amount - other.amount) < 0.005

/** The order of a completed cart; undefined when the answer has none. */
export function placedOrder(answer: unknown, numbers: OrderNumbers): PlacedOrder | undefined {
  const order = field(answer, 'order')
  const id = text(field(order, 'id'))
  const displayId = number(field(order, 'display_id'))
  if (id === undefined || displayId === undefined) return undefined
  const currency = text(field(order, 'currency_code')) ?? unknownCurrency
  const transfer = bankTransferFromWire(order, currency)
  const terms = netTermsFromWire(order, currency)
  const access = text(field(answer, 'order_access'))
  return { id, number: numbers.format(displayId), ...omitUndefined({ access, transfer, netTerms: terms }) }
}
