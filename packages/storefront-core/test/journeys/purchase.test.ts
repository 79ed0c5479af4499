import { CommerceClient } from '@umber/commerce-client'
import { createFakeBackend } from '@umber/fake-backend'
import { describe, expect, it } from 'vitest'
import { createAuthStorage } from '../../src/auth/create-auth-storage.ts'
import { authView, createAuthStore } from '../../src/auth/create-auth-store.ts'
import { identityOf } from '../../src/auth/session.ts'
import { customerKeys } from '../../src/storage-keys.ts'
import { createTransferCart } from '../../src/live/transfer-cart.ts'
import { cartView, createCartStore } from '../../src/cart/create-cart-store.ts'
import { fakeProducts, candle, shirt, theCandle, whiteM } from '../support/product-fixtures.ts'
import { memoryStorage } from '../support/cart-setup.ts'
import { SimulatedClock } from '@umber/fake-backend'

const mira = { email: 'mira@example.com', password: 'salt-and-stone', firstName: 'Mira', lastName: 'Das' }

/** Everything that an app composes, in one browser. */
function open() {
  const clock = new SimulatedClock()
  const backend = createFakeBackend({ clock, publishableKey: 'pk_test', products: fakeProducts })
  const [persistent, perTab] = [memoryStorage(), memoryStorage()]
  const storage = createAuthStorage({ persistent, perTab })
  const client = new CommerceClient({
    baseUrl: 'http://shop.test',
    publishableKey: 'pk_test',
    fetch: backend.fetch,
    clock,
    auth: { jwtTokenStorageMethod: 'custom', storage },
  })
  const personal = { stored: customerKeys, typed: [] }
  const auth = createAuthStore({ client, storage, personal })
  const identity = {
    get: () => identityOf(authView(auth.getState())),
    subscribe: (listener: () => void) => auth.subscribe(listener),
  }
  const cart = createCartStore({
    client,
    storage: persistent,
    customerStorage: persistent,
    identity,
    transferCart: createTransferCart(client),
    backendUrl: 'http://shop.test',
    clock,
  })
  const said: string[] = []
  auth.onNotice((notice) => {
    said.push(notice.kind)
  })
  const pieces = () =>
    Object.fromEntries(
      cartView(cart.getState()).lines.map(({ variantId, quantity }) => [variantId, quantity]),
    )
  const done = async <Value>(promise: Promise<Value>): Promise<Value> => {
    await clock.pass(5_000)
    return promise
  }
  return { backend, clock, auth, cart, said, persistent, pieces, done, who: () => authView(auth.getState()) }
}

describe('A shopper', () => {
  it('[F-54] [F-86] keeps the cart from visitor to customer, and when the session ends in the middle', async () => {
    const { backend, clock, auth, cart, said, persistent, pieces, done, who } = open()
    auth.start()
    await done(cart.addItem({ productId: shirt.id, quantity: 2, product: shirt }))
    expect(await done(auth.register(mira))).toMatchObject({ ok: true })
    const [held] = [...backend.database.carts.values()]
    const [customer] = [...backend.database.customers.values()]
    expect(held?.customerId).toBe(customer?.id)
    expect(pieces()).toEqual({ [whiteM]: 2 })

    backend.database.tokens.clear()
    expect(await done(cart.addItem({ productId: candle.id, quantity: 1, product: candle }))).toMatchObject({
      ok: false,
      failure: { status: 401 },
    })
    auth.handleUnauthorized()
    await clock.pass(5_000)
    expect(who()).toEqual({ status: 'guest', reason: 'expired' })
    expect(said).toEqual(['signed-in', 'signed-out'])
    expect(pieces()).toEqual({})
    expect(JSON.stringify([...persistent.all])).not.toMatch(/mira|token_|cus_/)

    await done(cart.addItem({ productId: candle.id, quantity: 1, product: candle }))
    expect(await done(auth.signIn(mira))).toMatchObject({ ok: true })
    expect(pieces()).toEqual({ [whiteM]: 2, [theCandle]: 1 })
  })

  it('[F-90] [F-93] leaves nothing behind when signing out, and finds the cart when signing in again', async () => {
    const { auth, cart, persistent, pieces, done } = open()
    auth.start()
    await done(auth.register(mira))
    await done(cart.addItem({ productId: candle.id, quantity: 3, product: candle }))
    expect(await done(auth.signOut())).toEqual({ ok: true })
    expect(pieces()).toEqual({})
    expect(JSON.stringify([...persistent.all])).not.toMatch(/mira|token_|cus_/)
    await done(auth.signIn(mira))
    expect(pieces()).toEqual({ [theCandle]: 3 })
  })
})
