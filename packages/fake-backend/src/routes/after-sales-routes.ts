import { store } from '@umber/sample-store'
import { invalid, notAllowed, notFound, Refusal, unauthorized } from '../refusal.ts'
import { returnDays } from '../return-days.ts'
import { orderExtras, orderWire, quantitiesOf } from '../wire/people-wire.ts'
import { returnOptionWire } from '../wire/shipping-options.ts'
import { made } from '../wire/dates.ts'
import { selectFields } from '../wire/select-fields.ts'
import { isWire } from '../wire/wire.ts'
import type { FakeOrder, Transfer } from '../database.ts'
import { accessTo, openedOrder } from './order-access.ts'
import { translationOf } from '../translations.ts'
import { bodyOf, pageOf, param, textIn, type Call, type Route } from './route.ts'

/** After an order: lookup, returns, transfer to an account. */
export const afterSalesRoutes: readonly Route[] = [
  { method: 'POST', path: '/store/orders/lookup', answer: lookUp },
  { method: 'GET', path: '/store/return-reasons', answer: listReasons },
  { method: 'POST', path: '/store/returns', answer: takeBack },
  { method: 'POST', path: '/store/orders/:id/transfer/request', answer: requestTransfer },
  { method: 'POST', path: '/store/orders/:id/transfer/accept', answer: acceptTransfer },
  { method: 'POST', path: '/store/orders/:id/transfer/decline', answer: declineTransfer },
]

const reasonIds = new Map<string, string>(store.returnReasons.map(({ value }) => [`rr_fake_${value}`, value]))

/** The fields of the real backend's lookup route. */
const lookedUp = [
  'id,display_id,status,payment_status,fulfillment_status,email,created_at,currency_code,region_id',
  'total,subtotal,tax_total,discount_total,item_total,item_subtotal,original_item_total',
  'shipping_total,original_shipping_total,items,shipping_address,billing_address,shipping_methods,fulfillments',
  'cart.id,payment_collections,credit_line_total,credit_lines,summary,updated_at',
].join(',')

function lookUp(call: Call) {
  const body = bodyOf(call)
  const displayId = Number(body['display_id'])
  const email = (textIn(body, 'email') ?? '').trim().toLowerCase()
  const found = [...call.database.orders.values()].find(
    (order) => order.displayId === displayId && order.cart.email?.toLowerCase() === email,
  )
  if (found === undefined) throw notFound('No order with this number and e-mail address.')
  const order = selectFields(orderWire(found, call.database), lookedUp)
  return { order, order_access: accessTo(found) }
}

function listReasons({ opened, query, locale }: Call) {
  const { created_at, updated_at } = made(opened)
  const reasons = store.returnReasons.map(({ value, label }) => ({
    id: `rr_fake_${value}`,
    value,
    label: translationOf(locale)?.returnReasons[value] ?? label,
    parent_return_reason_id: null,
    description: null,
    created_at,
    updated_at,
    deleted_at: null,
    parent_return_reason: null,
    return_reason_children: [],
  }))
  return { return_reasons: reasons, count: reasons.length, ...pageOf(query, 20) }
}

function orderOf({ database }: Call, id: string): FakeOrder {
  const order = database.orders.get(id)
  if (order === undefined) throw notFound(`Order id not found: ${id}`)
  return order
}

/** Returns of delivered items, with the shipping option of returns. */
export function takeBack(call: Call) {
  const body = bodyOf(call)
  const shipping = body['return_shipping']
  if (!isWire(shipping)) throw invalid("Invalid request: Field 'return_shipping' is required")
  const order = openedOrder(call, textIn(body, 'order_id') ?? '')
  if (order.status === 'canceled') throw invalid(`Order with id ${order.id} has been canceled.`)
  const items = (Array.isArray(body['items']) ? body['items'] : []).filter(isWire)
  const wanted = items.map((item) => ({
    id: textIn(item, 'id') ?? '',
    quantity: Number(item['quantity']),
    reason: textIn(item, 'reason_id'),
  }))
  for (const { id, quantity, reason } of wanted) {
    const line = order.cart.lines.find((one) => `ordli_${one.id}` === id)
    if (line === undefined) throw invalid(`Items with ids ${id} does not exist in order with id ${order.id}.`)
    if (reason !== undefined && !reasonIds.has(reason))
      throw invalid(`Return reason with id ${reason} does not exists.`)
    if (isTooLate(call, order)) throw tooLate(id, returnDays(call.database))
    const { delivered_quantity, return_requested_quantity } = quantitiesOf(order, id, line.quantity)
    if (quantity > delivered_quantity - return_requested_quantity)
      throw invalid(
        `Cannot request to return more items than what was delivered and is not being returned for item ${id}.`,
      )
  }
  const option = textIn(shipping, 'option_id')
  if (option !== returnOptionWire(call.database.region(order.cart.regionId))['id'])
    throw invalid(`Shipping option ${option} is not for returns of order ${order.id}.`)
  for (const { id, quantity } of wanted) order.returning.set(id, (order.returning.get(id) ?? 0) + quantity)
  return { return: { id: call.database.id('return'), order_id: order.id, status: 'requested' } }
}

const day = 86_400_000

/** Custom route: Medusa itself accepts returns at any time. Here an order always arrives as a whole. */
const isTooLate = ({ database }: Call, { fulfillmentStatus, createdAt }: FakeOrder): boolean =>
  fulfillmentStatus === 'delivered' && createdAt < database.clock.now() - returnDays(database) * day

function tooLate(lineId: string, days: number): Refusal {
  const message = `Items can be returned within ${days} days of their delivery; that time is over for ${lineId}.`
  return new Refusal(400, { code: 'return_window_over', type: 'not_allowed', message })
}

function requestTransfer(call: Call) {
  const { token, database } = call
  if (token?.customerId == null) throw unauthorized()
  const order = openedOrder(call, param(call, 'id'))
  if (order.cart.customerId === token.customerId)
    throw invalid(`Order: ${order.id} already belongs to customer: ${token.customerId}`)
  const { customerId } = token
  const transfer = { customerId, ownerId: order.cart.customerId, token: database.id('transfer') }
  order.transfers = [...(order.transfers ?? []), transfer]
  return answered(call, order)
}

function acceptTransfer(call: Call) {
  const order = orderOf(call, param(call, 'id'))
  const transfer = transferOf(call, order)
  if (transfer === undefined) throw invalid(`Order ${order.id} does not have an order transfer request.`)
  order.cart.customerId = transfer.customerId
  return answered(call, order)
}

function declineTransfer(call: Call) {
  const order = orderOf(call, param(call, 'id'))
  if (transferOf(call, order) === undefined) throw invalid('An active Order Change is required to proceed')
  return answered(call, order)
}

/** The transfer of the token. The real one is signed, and no order change. */
function transferOf(call: Call, order: FakeOrder): Transfer | undefined {
  const given = textIn(bodyOf(call), 'token')
  const found = order.transfers?.find(({ token }) => token === given)
  if (found !== undefined && found.ownerId !== order.cart.customerId) throw notAllowed('Invalid token.')
  return found
}

function answered({ database, query }: Call, order: FakeOrder) {
  return { order: selectFields(orderWire(order, database), query.get('fields'), orderExtras) }
}
