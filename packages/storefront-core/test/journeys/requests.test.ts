import { CommerceClient } from '@umber/commerce-client'
import { createFakeBackend } from '@umber/fake-backend'
import { expect, it } from 'vitest'
import { createCartStore } from '../../src/cart/create-cart-store.ts'
import { checkoutCartOf } from '../../src/checkout/checkout-cart.ts'
import { checkoutView, createCheckoutStore } from '../../src/checkout/create-checkout-store.ts'
import { createLiveCheckoutGateway } from '../../src/live/checkout-gateway.ts'
import { createCountries } from '../../src/live/countries.ts'
import { payOnDelivery } from '../../src/live/pay-on-delivery.ts'
import { address } from '../support/checkout-setup.ts'
import { systemRandom } from '../../src/system-random.ts'
import { memoryStorage } from '../support/cart-setup.ts'
import { candle, fakeProducts, shirt } from '../support/product-fixtures.ts'
import { SimulatedClock } from '@umber/fake-backend'

/** The live shop's stores in one browser, with a cart that has been made when the page opened. */
async function open() {
  const clock = new SimulatedClock()
  const backend = createFakeBackend({ clock, publishableKey: 'pk_test', products: fakeProducts })
  const client = new CommerceClient({
    baseUrl: 'http://shop.test',
    publishableKey: 'pk_test',
    fetch: backend.fetch,
    clock,
    auth: { type: 'jwt', jwtTokenStorageMethod: 'memory' },
  })
  const done = async <Value>(promise: Promise<Value>): Promise<Value> => {
    await clock.pass(1000)
    return await promise
  }
  const cart = createCartStore({ client, storage: memoryStorage(), backendUrl: 'http://shop.test', clock })
  await done(cart.start())
  const sentBefore = backend.requests.length
  /** The requests since then, with the ids left out. */
  const sent = () =>
    backend.requests
      .slice(sentBefore)
      .map(
        ({ method, path }) =>
          `${method} ${path.replace(/^\/store\//, '').replace(/\/(cart|pay_col)_\w+/, '/:id')}`,
      )
  return { clock, client, cart, done, sent, orders: () => backend.database.orders.size }
}

it('a purchase takes 13 requests', async () => {
  const { clock, client, cart, done, sent, orders } = await open()
  await done(cart.addItem({ productId: candle.id, quantity: 1, product: candle }))
  await done(cart.addItem({ productId: shirt.id, quantity: 1, product: shirt }))

  const gateway = createLiveCheckoutGateway({
    client,
    countries: createCountries(client),
    payments: [payOnDelivery],
  })
  const checkout = createCheckoutStore({
    gateway,
    cart: checkoutCartOf(cart),
    storage: memoryStorage(),
    clock,
    random: systemRandom,
  })
  const view = () => checkoutView(checkout.getState())
  if (gateway.places) await done(gateway.places())
  await clock.pass(30_000)
  void checkout.submitAddress(address)
  await clock.until(() => view().methods.length > 0)
  await clock.pass(30_000)
  void checkout.chooseDelivery(view().methods[0]?.id ?? '')
  void checkout.submitDelivery()
  const offered =
    gateway.availablePayments?.({ id: view().cart.id }) ?? Promise.reject(new Error('No providers'))
  expect(await done(offered)).toEqual([payOnDelivery.id])
  void checkout.choosePayment(payOnDelivery.id)
  void checkout.place()
  await clock.until(() => view().phase.status === 'placed')
  await clock.pass(10_000)
  expect(orders()).toBe(1)
  expect(cart.getState().view.lines).toEqual([])
  expect(sent()).toEqual([
    'POST carts/:id/line-items',
    'POST carts/:id/line-items',
    'GET regions',
    // The stock, before each further step. At the opening the backend has just accepted both lines.
    'GET products',
    'POST carts/:id',
    'GET shipping-options',
    'GET products',
    'GET payment-providers',
    'POST carts/:id/refresh',
    'POST payment-collections',
    'POST payment-collections/:id/payment-sessions',
    // What is ordered is checked at the last moment.
    'GET carts/:id',
    'POST carts/:id/complete',
  ])
})
