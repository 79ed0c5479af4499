import { notFound, Refusal } from '../refusal.ts'
import type { FakeOrder } from '../database.ts'
import { openedOrder } from './order-access.ts'
import { takeBack } from './after-sales-routes.ts'
import { bodyOf, param, textIn, type Call, type Route } from './route.ts'
import { isWire } from '../wire/wire.ts'

/** Custom: what the backend keeps of an order. The fake's orders are never paid, so that none has an invoice. */
export const orderRecordRoutes: readonly Route[] = [
  { method: 'GET', path: '/store/orders/:id/invoice', answer: documents },
  { method: 'GET', path: '/store/orders/:id/invoice.pdf', answer: noDocument },
  { method: 'GET', path: '/store/orders/:id/timeline', answer: timeline },
  { method: 'GET', path: '/store/orders/:id/exchange-choices', answer: choices },
  { method: 'POST', path: '/store/orders/:id/returns', answer: takeBackOrExchange },
]

function documents(call: Call) {
  openedOrder(call, param(call, 'id'))
  return { documents: [] }
}

function noDocument(call: Call) {
  openedOrder(call, param(call, 'id'))
  throw notFound('This order has no such document.')
}

function timeline(call: Call) {
  const order = openedOrder(call, param(call, 'id'))
  const at = new Date(order.createdAt).toISOString()
  const { fulfillmentStatus: status, tracking } = order
  const isSent = status !== 'not_fulfilled'
  return {
    events: [
      { kind: 'ordered', at },
      ...(isSent ? [{ kind: 'packed', at }] : []),
      ...(isSent ? [{ kind: 'shipped', at, trackings: tracking === undefined ? [] : [tracking] }] : []),
      ...(status === 'delivered' ? [{ kind: 'delivered', at }] : []),
      ...(order.status === 'canceled' ? [{ kind: 'canceled', at }] : []),
      ...(order.returning.size > 0 ? [{ kind: 'return-requested', at }] : []),
    ],
    returns:
      order.returning.size === 0
        ? []
        : [
            {
              id: `return_of_${order.id}`,
              status: 'requested',
              items: [...order.returning].map(([line_id, quantity]) => ({ line_id, quantity })),
              label: null,
              exchange: order.wantsExchange === true ? 'wanted' : null,
            },
          ],
  }
}

function choicesOf({ database }: Call, order: FakeOrder) {
  const { regionId, lines } = order.cart
  return lines.map(({ id, variantId }) => {
    const found = database.variant(variantId)
    const price = database.priceToday(variantId, regionId)
    const others = (found?.product.variants ?? []).filter(
      (one) =>
        one.id !== variantId &&
        database.variant(one.id) !== undefined &&
        database.priceToday(one.id, regionId) === price &&
        database.limitOf(one) !== 0,
    )
    return {
      id: `ordli_${id}`,
      variants: others.map((one) => ({
        id: one.id,
        title: one.title,
        available: database.limitOf(one) ?? null,
      })),
    }
  })
}

function choices(call: Call) {
  return { lines: choicesOf(call, openedOrder(call, param(call, 'id'))) }
}

function takeBackOrExchange(call: Call) {
  const order = openedOrder(call, param(call, 'id'))
  const body = bodyOf(call)
  const items = (Array.isArray(body['items']) ? body['items'] : []).filter(isWire)
  const offered = choicesOf(call, order)
  const wanted = items.filter((item) => item['variant_id'] !== undefined)
  for (const item of wanted) {
    const [line, variant] = [textIn(item, 'id'), textIn(item, 'variant_id')]
    const choice = offered.find(({ id }) => id === line)?.variants.find(({ id }) => id === variant)
    if (choice === undefined || (choice.available ?? Infinity) < Number(item['quantity']))
      throw new Refusal(400, {
        code: 'exchange_not_possible',
        type: 'not_allowed',
        message: `Item ${line} cannot be exchanged for ${variant}: it is another product, costs another price, or is sold out.`,
      })
  }
  const answer = takeBack({ ...call, body: { ...body, order_id: order.id } })
  if (wanted.length > 0) order.wantsExchange = true
  return answer
}
