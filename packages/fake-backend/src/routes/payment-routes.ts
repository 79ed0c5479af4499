import { invalid, notFound, Refusal } from '../refusal.ts'
import { collectionWire } from '../wire/payment-wire.ts'
import { totalOf } from '../wire/sums.ts'
import { homeRegionId, testProvider, type FakeCart } from '../database.ts'
import { cartOf, requireOwner } from './cart-owner.ts'
import { checkOrderRules } from './order-rules.ts'
import { giveUpPayment, isCharged, releasePayment } from './payment.ts'
import { bodyOf, param, textIn, type Call, type Route } from './route.ts'

export const paymentRoutes: readonly Route[] = [
  { method: 'GET', path: '/store/payment-providers', answer: listProviders },
  { method: 'POST', path: '/store/payment-collections', answer: createCollection },
  { method: 'POST', path: '/store/payment-collections/:id/payment-sessions', answer: createSession },
  { method: 'DELETE', path: '/store/carts/:id/payment-session', answer: cancelPayment },
  { method: 'GET', path: '/test-payments/payments/:id', answer: readTestPayment },
]

function listProviders({ database, query }: Call) {
  const region = database.regions.get(query.get('region_id') ?? homeRegionId)
  const providers = (region?.paymentProviders ?? []).map((id) => ({ id, is_enabled: true }))
  return { payment_providers: providers, count: providers.length, offset: 0, limit: 20 }
}

function createCollection(call: Call) {
  const { database } = call
  const cartId = textIn(bodyOf(call), 'cart_id') ?? ''
  const cart = database.carts.get(cartId)
  requireOwner(call, cart, `Cart with id '${cartId}'`)
  if (cart === undefined) throw notFound(`Cart id not found: ${cartId}`)
  const known = [...database.paymentCollections].find(([, of]) => of === cartId)?.[0]
  const id = known ?? database.id('pay_col')
  database.paymentCollections.set(id, cartId)
  if (cart.payment === 'none') cart.payment = 'begun'
  return { payment_collection: collectionWire(cart, database) }
}

function createSession(call: Call) {
  const { database } = call
  const id = param(call, 'id')
  const cart = database.carts.get(database.paymentCollections.get(id) ?? '')
  requireOwner(call, cart, `Payment collection with id '${id}'`)
  if (cart === undefined) throw notFound(`Payment collection id not found: ${id}`)
  checkPayment(cart, textIn(bodyOf(call), 'replaces'))
  const providerId = textIn(bodyOf(call), 'provider_id') ?? ''
  if (database.region(cart.regionId)?.paymentProviders.includes(providerId) !== true) {
    throw invalid(`Payment provider ${providerId} is not enabled in the cart's region ${cart.regionId}.`)
  }
  checkOrderRules(database, cart)
  giveUpPayment(cart)
  if (providerId === testProvider)
    cart.testPayment = {
      id: database.id('tpay'),
      secret: database.id('secret'),
      sessionId: database.id('payses'),
      status: 'requires_method',
    }
  cart.payment = 'ready'
  cart.paymentSum = totalOf(cart, database)
  return { payment_collection: collectionWire(cart, database) }
}

/** Custom: Medusa itself would drop the payment. */
function checkPayment(cart: FakeCart, replaced: string | undefined): void {
  if (cart.completedAt !== null) throw orderedAlready()
  if (!isCharged(cart) || cart.testPayment?.sessionId === replaced) return
  throw new Refusal(409, {
    type: 'conflict',
    code: 'payment_in_progress',
    message: 'The cart is paid already. Complete it, or cancel the payment.',
    payment_session: cart.testPayment?.sessionId,
  })
}

const orderedAlready = (): Refusal =>
  new Refusal(400, { type: 'not_allowed', code: 'cart_completed', message: 'The cart is ordered already.' })

/** Custom. */
function cancelPayment(call: Call) {
  const cart = cartOf(call)
  if (cart.completedAt !== null) throw orderedAlready()
  const isReleased = isCharged(cart)
  if (isReleased) releasePayment(call.database, cart)
  else if (cart.payment === 'ready') {
    giveUpPayment(cart)
    cart.payment = 'begun'
  }
  return { cart_id: cart.id, payment: isReleased ? 'released' : 'none' }
}

/** Of the test provider: what has become of a payment. */
function readTestPayment(call: Call) {
  const id = param(call, 'id')
  const { database, query } = call
  const payment = [...database.carts.values()]
    .map(({ testPayment }) => testPayment)
    .find((one) => one?.id === id && one.secret === query.get('secret'))
  if (payment === undefined) throw notFound('There is no such payment.')
  const { status, code } = payment
  return { id, status, ...(code !== undefined && { code }) }
}
