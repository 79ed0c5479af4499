import { CommerceClient } from '@umber/commerce-client'
import { createFakeBackend } from '@umber/fake-backend'
import { describe, expect, it } from 'vitest'
import { createAuthStorage } from '../../src/auth/create-auth-storage.ts'
import { authView, createAuthStore } from '../../src/auth/create-auth-store.ts'
import { cartView, createCartStore } from '../../src/cart/create-cart-store.ts'
import { fakeGoods, candle, shirt, theCandle, whiteM } from '../support/goods.ts'
import { memoryStorage } from '../support/cart-world.ts'
import { SimulatedClock } from '../support/simulated-clock.ts'

const mira = { email: 'mira@example.com', password: 'salt-and-stone', firstName: 'Mira', lastName: 'Das' }

/** Everything a face composes, in one browser. */
function open() {
  const clock = new SimulatedClock()
  const backend = createFakeBackend({ clock, publishableKey: 'pk_test', goods: fakeGoods })
  const [lasting, passing] = [memoryStorage(), memoryStorage()]
  const storage = createAuthStorage({ lasting, passing })
  const client = new CommerceClient({
    baseUrl: 'http://shop.test',
    publishableKey: 'pk_test',
    fetch: backend.fetch,
    clock,
    auth: { jwtTokenStorageMethod: 'custom', storage },
  })
  const auth = createAuthStore({ client, storage })
  const cart = createCartStore({ client, storage: lasting, backendUrl: 'http://shop.test', clock })
  const said: string[] = []
  auth.onNotice((notice) => {
    said.push(notice.kind)
    if (notice.kind === 'signed-in') void cart.claim()
  })
  const pieces = () =>
    Object.fromEntries(
      cartView(cart.getState()).lines.map(({ variantId, quantity }) => [variantId, quantity]),
    )
  const done = async <Value>(promise: Promise<Value>): Promise<Value> => {
    await clock.pass(5_000)
    return promise
  }
  return { backend, clock, auth, cart, said, lasting, pieces, done, who: () => authView(auth.getState()) }
}

describe('A shopper', () => {
  it('[F-54] [F-86] keeps the cart from visitor to customer, and when the session ends in the middle', async () => {
    const { backend, clock, auth, cart, said, lasting, pieces, done, who } = open()
    auth.start()
    await done(cart.addItem({ productId: shirt.id, quantity: 2, product: shirt }))
    expect(await done(auth.register(mira))).toMatchObject({ ok: true })
    const [held] = [...backend.world.carts.values()]
    const [customer] = [...backend.world.customers.values()]
    expect(held?.customerId).toBe(customer?.id)
    expect(pieces()).toEqual({ [whiteM]: 2 })

    backend.world.tokens.clear()
    expect(await done(cart.addItem({ productId: candle.id, quantity: 1, product: candle }))).toEqual({
      ok: true,
    })
    auth.noteUnauthorised()
    await clock.pass(5_000)
    expect(who()).toEqual({ kind: 'visitor', because: 'expired' })
    expect(said).toEqual(['signed-in', 'signed-out'])
    expect(pieces()).toEqual({ [whiteM]: 2, [theCandle]: 1 })
    expect(JSON.stringify([...lasting.all])).not.toMatch(/mira|token_/)

    expect(await done(auth.signIn(mira))).toMatchObject({ ok: true })
    expect(backend.world.carts.size).toBe(1)
    expect(backend.world.pieces(held?.id ?? '')).toEqual({ [whiteM]: 2, [theCandle]: 1 })
  })

  it('[F-90] [F-54] who signs out keeps the goods, and leaves nothing of themselves', async () => {
    const { auth, cart, lasting, pieces, done } = open()
    auth.start()
    await done(auth.register(mira))
    await done(cart.addItem({ productId: candle.id, quantity: 3, product: candle }))
    expect(await done(auth.signOut())).toEqual({ ok: true })
    expect(pieces()).toEqual({ [theCandle]: 3 })
    expect(JSON.stringify([...lasting.all])).not.toMatch(/mira|token_|cus_/)
  })
})
