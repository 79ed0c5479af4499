import { createFakeBackend, serveFakeBackend, type Served } from '@umber/fake-backend'
import type * as client from '@umber/commerce-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runBuilt } from '../../../commerce-client/test/support/run-built.ts'
import type * as checkoutEntry from '../../src/checkout/index.ts'
import type * as index from '../../src/index.ts'
import type * as live from '../../src/live/index.ts'
import { address } from '../support/checkout-setup.ts'

let backend: ReturnType<typeof createFakeBackend>
let served: Served

beforeAll(async () => {
  backend = createFakeBackend({ publishableKey: 'pk_test' })
  served = await serveFakeBackend(backend)
})
afterAll(async () => served.stop())

/** The built packages on a platform without the built-ins that came late. */
function onOldPlatform() {
  const platform = {
    fetch,
    Headers,
    URL,
    TextDecoder,
    AbortController,
    AbortSignal,
    console,
    setTimeout,
    clearTimeout,
    crypto,
  }
  const load = runBuilt(platform, new URL('../../dist/', import.meta.url))
  return {
    core: load('index.cjs') as typeof index,
    checkout: load('checkout.cjs') as typeof checkoutEntry,
    live: load('live.cjs') as typeof live,
    client: load('../node_modules/@umber/commerce-client/dist/index.cjs') as typeof client,
  }
}

test('money is written the same', () => {
  const { core } = onOldPlatform()
  const written = [1234.5, -0.001, -5].map((amount) =>
    core.formatMoney({ amount, currency: 'inr' }, { locale: 'en-IN' }),
  )
  expect(written).toEqual(['₹1,234.50', '₹0.00', '-₹5.00'])
})

test('a shopper finds a product, fills the cart and buys it', async () => {
  const { core, checkout: checkoutCode, live: liveCode, client: clientCode } = onOldPlatform()
  const { url: backendUrl } = served
  const client = new clientCode.CommerceClient({
    baseUrl: backendUrl,
    publishableKey: 'pk_test',
    retry: false,
  })
  const catalogue = core.createCatalogue({ client, backendUrl, featuredProductIds: [] })
  expect((await catalogue.categories()).length).toBeGreaterThan(0)
  const [product] = await catalogue.products()
  if (product === undefined) throw new Error('There are no products')
  const storage = core.createMemoryStorage()
  const cart = core.createCartStore({ client, storage, backendUrl })
  await cart.start()
  expect(await cart.addItem({ productId: product.id, quantity: 1, product })).toMatchObject({ ok: true })
  const checkout = checkoutCode.createCheckoutStore({
    gateway: liveCode.createLiveCheckoutGateway({
      client,
      countries: liveCode.createCountries(client),
      payments: [liveCode.payOnDelivery],
    }),
    cart: checkoutCode.checkoutCartOf(cart),
    storage: core.createMemoryStorage(),
    clock: core.systemClock,
    random: core.systemRandom,
  })
  const settled = async () =>
    expect.poll(() => checkoutCode.isSettled(checkout.getState().view.phase)).toBe(true)
  await settled()
  void checkout.submitAddress(address)
  await expect.poll(() => checkout.getState().view.methods.length).toBeGreaterThan(0)
  void checkout.chooseDelivery(checkout.getState().view.methods[0]?.id ?? '')
  void checkout.submitDelivery()
  void checkout.choosePayment('pp_system_default')
  void checkout.place()
  await expect.poll(() => checkout.getState().view.phase.status, { timeout: 10_000 }).toBe('placed')
  checkout.close()
})
