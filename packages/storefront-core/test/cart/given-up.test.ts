import { describe, expect, it } from 'vitest'
import type { CartClient } from '../../src/cart/cart-client.ts'
import { createCartStore } from '../../src/cart/create-cart-store.ts'
import type { CartNotice } from '../../src/cart/cart.types.ts'
import { memoryStorage } from '../support/cart-setup.ts'
import { keepingLog } from '../support/failure-log.ts'
import { SimulatedClock } from '@umber/fake-backend'
import { vase } from '../support/product-fixtures.ts'

const cart = { cart: { id: 'cart_1', items: [] } }
const givenUp = () => Promise.reject(new DOMException('The app was closed', 'AbortError'))
const answered = () => Promise.resolve(cart)

/** A client whose requests are aborted from outside, as when an app goes to the background. */
function open(calls: Partial<CartClient['store']['cart']>, stored: Record<string, string> = {}) {
  const all = {
    create: answered,
    update: answered,
    retrieve: answered,
    createLineItem: answered,
    updateLineItem: answered,
    transferCart: answered,
    deleteLineItem: answered,
  }
  const client = { store: { product: { retrieve: givenUp, list: givenUp }, cart: { ...all, ...calls } } }
  const clock = new SimulatedClock()
  const log = keepingLog()
  const store = createCartStore({
    client,
    clock,
    storage: memoryStorage(stored),
    backendUrl: 'http://shop.test',
    log,
  })
  const notices: CartNotice[] = []
  store.onNotice((notice) => notices.push(notice))
  return { store, clock, notices, log, view: () => store.getState().view }
}

describe('[F-22] A request that was given up', () => {
  it('reports no failure when the cart was being read, and keeps its id', async () => {
    const { store, notices, view } = open({ retrieve: givenUp }, { cart: 'cart_1' })
    await store.start()
    expect(view().status).toBe('unconfirmed')
    expect(store.getState().machine.cartId).toBe('cart_1')
    expect(notices).toEqual([])
  })

  it('reports no failure when the cart was being created', async () => {
    const { store, notices, log, view } = open({ create: givenUp })
    await store.start()
    expect(view().status).toBe('unavailable')
    expect(notices).toEqual([])
    expect(log.noted).toEqual([])
  })

  it('is looked up when it was a write', async () => {
    let reads = 0
    const retrieve = () => {
      reads += 1
      return answered()
    }
    const { store } = open({ createLineItem: givenUp, retrieve })
    await store.start()
    const outcome = await store.addItem({ productId: vase.id, quantity: 1, product: vase })
    expect(outcome).toMatchObject({ ok: false, reason: 'failed', failure: { kind: 'unknown' } })
    expect(reads).toBe(1)
  })

  it('ends its command silently when it cannot be looked up either', async () => {
    const { store, clock, notices, view } = open({ createLineItem: givenUp, retrieve: givenUp })
    await store.start()
    const adding = store.addItem({ productId: vase.id, quantity: 1, product: vase })
    await clock.pass(5_000)
    expect(await adding).toMatchObject({ ok: false, reason: 'cart-unavailable' })
    expect(view()).toMatchObject({ status: 'unconfirmed', loading: false })
    expect(notices).toEqual([])
  })
})
