import { addMoney, money, type Money } from '../money/money.ts'
import type { OrderRequest, PlacedOrder, Quote } from '../ports/order-desk.ts'
import { field, number, text } from '../reading/read.ts'

/** What is read of a cart that is about to be ordered. */
export const cartFields = [
  'id,currency_code,completed_at,total,item_total,shipping_total,discount_total,tax_total',
  'payment_collection.id',
].join(',')

/** What is read of an order that was just placed. */
export const orderFields = 'id,display_id,total,currency_code'

/** The cart's own sums, which alone are charged. */
export function quoteFrom(cart: unknown, fallback: string): Quote {
  const currency = text(field(cart, 'currency_code')) ?? fallback
  const sum = (name: string): Money => money(number(field(cart, name)) ?? 0, currency)
  const shipping = sum('shipping_total')
  return { subtotal: sum('item_total'), shipping, total: sum('total') }
}

/** Before a cart was asked: prices are what a shopper pays, so nothing is added but the delivery. */
export function expectedQuote({ cart, delivery }: Pick<OrderRequest, 'cart' | 'delivery'>): Quote {
  const { subtotal } = cart
  return { subtotal, shipping: delivery.price, total: addMoney(subtotal, delivery.price) }
}

/** To the hundredth: the backend does not round taxes, and nobody is charged less than that. */
export const isSameSum = (one: Money, other: Money): boolean =>
  one.currency === other.currency && Math.abs(one.amount - other.amount) < 0.005

export function placedOrder(order: unknown): PlacedOrder | undefined {
  const id = text(field(order, 'id'))
  const displayId = number(field(order, 'display_id'))
  if (id === undefined || displayId === undefined) return undefined
  return { id, number: `UE-${String(displayId).padStart(6, '0')}` }
}

/** An address as Medusa takes it, with the two letters of its country. */
export function wireAddress({ address }: Pick<OrderRequest, 'address'>, country_code: string): object {
  const { firstName, lastName, phone, address1, address2, city, state, postalCode } = address
  return {
    first_name: firstName,
    last_name: lastName,
    phone,
    address_1: address1,
    address_2: address2,
    city,
    province: state,
    postal_code: postalCode,
    country_code,
  }
}
