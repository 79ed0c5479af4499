import { invalid, Refusal } from '../refusal.ts'
import type { FakeDatabase, FakeOrder } from '../database.ts'
import { cartOf } from './cart-owner.ts'
import { openedOrder } from './order-access.ts'
import { bodyOf, param, textIn, type Call, type Route } from './route.ts'

/** Custom: what the buyer changes of an order before the shop has done anything about it, and what they write with it. */
export const orderChangeRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/store/carts/:id/note',
    answer: (call) => ({ notes: notesOf(cartOf(call).notes) }),
  },
  { method: 'POST', path: '/store/carts/:id/note', answer: writeNote },
  { method: 'GET', path: '/store/orders/:id/changes', answer: changes },
  { method: 'POST', path: '/store/orders/:id/cancel', answer: cancel },
  { method: 'POST', path: '/store/orders/:id/shipping-address', answer: changeAddress },
]

const addressFields = [
  'first_name',
  'last_name',
  'company',
  'address_1',
  'address_2',
  'city',
  'province',
  'postal_code',
  'country_code',
  'phone',
] as const

const longestNote = 500

function writeNote(call: Call) {
  const cart = cartOf(call)
  if (cart.completedAt !== null)
    throw new Refusal(400, {
      code: 'cart_completed',
      type: 'invalid_data',
      message: 'The cart is ordered already',
    })
  const body = bodyOf(call)
  const [note, gift] = [textIn(body, 'note'), textIn(body, 'gift_message')]
  if ([note, gift].some((text) => (text ?? '').trim().length > longestNote))
    throw invalid('Invalid request: the text is too long')
  cart.notes = {
    ...cart.notes,
    ...(note !== undefined && { note: note.trim() }),
    ...(gift !== undefined && { gift_message: gift.trim() }),
  }
  return { notes: notesOf(cart.notes) }
}

const notesOf = (notes: { readonly note?: string; readonly gift_message?: string } | undefined) => ({
  note: notes?.note || null,
  gift_message: notes?.gift_message || null,
})

function standstillOf({ status, fulfillmentStatus }: FakeOrder): string | undefined {
  if (status === 'canceled') return 'order_canceled'
  if (status === 'completed') return 'order_edited'
  return fulfillmentStatus === 'not_fulfilled' ? undefined : 'order_fulfilled'
}

/** In milliseconds. */
function cancelableUntil({ shopSettings }: FakeDatabase, { createdAt }: FakeOrder): number {
  const minutes = shopSettings['cancel_minutes']
  return createdAt + (typeof minutes === 'number' ? minutes : 60) * 60_000
}

function changes(call: Call) {
  const { database } = call
  const order = openedOrder(call, param(call, 'id'))
  const isOpen = standstillOf(order) === undefined
  const until = cancelableUntil(database, order)
  const { shippingAddress: address, notes } = order.cart
  const isCancelable = isOpen && until > order.createdAt && until >= database.clock.now()
  return {
    changes: {
      cancel_until: isCancelable ? new Date(until).toISOString() : null,
      address:
        isOpen && address !== null
          ? Object.fromEntries(addressFields.map((name) => [name, address[name] ?? null]))
          : null,
      ...notesOf(notes),
    },
  }
}

const refused = (code: string): Refusal =>
  new Refusal(400, { code, type: 'not_allowed', message: 'The order cannot be changed' })

function cancel(call: Call) {
  const { database } = call
  const order = openedOrder(call, param(call, 'id'))
  const standstill = standstillOf(order)
  if (standstill !== undefined && standstill !== 'order_canceled') throw refused(standstill)
  if (standstill === undefined && cancelableUntil(database, order) < database.clock.now())
    throw refused('cancel_time_over')
  if (standstill === undefined) {
    order.status = 'canceled'
    for (const { variantId, quantity } of order.cart.lines) {
      const left = database.stock.get(variantId)
      if (left !== undefined) database.stock.set(variantId, left + quantity)
    }
  }
  return { id: order.id, canceled: true }
}

function changeAddress(call: Call) {
  const order = openedOrder(call, param(call, 'id'))
  const standstill = standstillOf(order)
  if (standstill !== undefined) throw refused(standstill)
  const { shippingAddress: old } = order.cart
  const body = bodyOf(call)
  if (textIn(body, 'country_code') !== old?.['country_code']) throw refused('country_fixed')
  order.cart.shippingAddress = {
    ...old,
    ...Object.fromEntries(addressFields.map((name) => [name, textIn(body, name) || null])),
  }
  return { id: order.id, changed: true }
}
