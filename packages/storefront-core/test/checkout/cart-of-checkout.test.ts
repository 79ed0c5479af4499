import { describe, expect, it, vi } from 'vitest'
import { checkoutCartOf } from '../../src/checkout/checkout-cart.ts'
import { Browser } from '../support/cart-world.ts'
import { shirt } from '../support/goods.ts'
import { deviceOffset } from '../../src/checkout/delivery-date.ts'
import { address, line, shop } from '../support/checkout-world.ts'

describe('The cart as checkout sees it', () => {
  it('is the shopper’s own, and tells when it changes', async () => {
    const browser = new Browser()
    const tab = browser.open()
    const cart = checkoutCartOf(tab.cart)
    expect(cart.read()).toMatchObject({ id: '', lines: [], phase: 'starting' })
    await tab.start()
    let changes = 0
    const stop = cart.subscribe(() => {
      changes += 1
    })
    await tab.add({ productId: shirt.id, quantity: 2, product: shirt })
    expect(cart.read()).toMatchObject({
      id: tab.cartId,
      lines: [{ quantity: 2 }],
      subtotal: { amount: 378 },
      phase: 'ready',
    })
    const heard = changes
    expect(heard).toBeGreaterThan(0)
    await tab.done(cart.refresh())
    stop()
    expect(await tab.done(cart.clear())).toEqual({ ok: true })
    expect(browser.server.pieces(tab.cartId)).toEqual({})
  })
})

describe('The cart after an order', () => {
  it('[CHK-09] [F-76] is tried to be emptied three times, and the order stands either way', async () => {
    for (const fate of ['refuses', 'throws', 'works'] as const) {
      let cleared = 0
      const world = shop()
      world.clear = async () => {
        cleared += 1
        if (fate === 'throws') throw new Error('No')
        return { ok: fate === 'works' }
      }
      await world.toPayment()
      world.checkout.place()
      await world.clock.until(() => world.phase().name === 'placed')
      await world.clock.pass(10_000)
      expect(cleared).toBe(fate === 'works' ? 1 : 3)
      expect(world.view()).toMatchObject({ step: 'confirmation', draft: { address } })
    }
  })

  it('is read again where the backend has closed it', async () => {
    const done: string[] = []
    const world = shop({ cartAfterOrder: 'renew' })
    world.refresh = async () => done.push('refreshed')
    world.clear = async () => done.push('cleared')
    await world.toPayment()
    world.checkout.place()
    await world.clock.until(() => world.phase().name === 'placed')
    expect(done).toEqual(['refreshed'])
  })

  it('is no longer followed when checkout is closed', async () => {
    const world = shop()
    world.checkout.close()
    await world.empty()
    expect(world.view().cart.lines).toHaveLength(1)
  })
})

describe('A cart that is changed in the moment of the order', () => {
  it('[CHK-09] is waited for, so that what it held is what is taken out', async () => {
    const world = shop()
    await world.toPayment()
    world.change({ lines: [{ ...line, id: 'pending-1', pending: true }], busy: true })
    world.checkout.place()
    world.checkout.place()
    await world.clock.pass(5_000)
    expect(world.phase().name).toBe('awaiting-cart')
    world.change({ lines: [line], busy: false })
    await world.clock.until(() => world.phase().name === 'placed')
    expect(world.requests).toMatchObject([{ cart: { lines: [{ id: 'line_1' }] } }])
    await world.clock.pass(1)
    expect(world.view().cart.lines).toEqual([])
  })

  it('is read first where only the last visit is known, and ordered once it is the same', async () => {
    const world = shop()
    await world.toPayment()
    world.change({ phase: 'unconfirmed' })
    world.refresh = async () => world.change({ phase: 'ready' })
    world.checkout.place()
    await world.clock.until(() => world.phase().name === 'placed')
    expect(world.requests).toHaveLength(1)
  })

  it('is not ordered when it cannot be read, nor after the page was left', async () => {
    const world = shop()
    await world.toPayment()
    world.change({ phase: 'unconfirmed' })
    world.refresh = async () => Promise.reject(new Error('No'))
    world.checkout.place()
    await world.clock.pass(10)
    expect(world.phase()).toEqual({ name: 'filling' })
    world.change({ phase: 'ready', busy: true })
    world.checkout.place()
    world.checkout.close()
    world.change({ busy: false })
    await world.clock.pass(10_000)
    expect(world.requests).toEqual([])
  })
})

describe('A page that is left too early', () => {
  /** The order is placed, and every try to empty the cart has failed. */
  async function ordered() {
    const world = shop()
    world.clear = async () => ({ ok: false })
    await world.toPayment()
    world.checkout.place()
    await world.clock.until(() => world.phase().name === 'placed')
    await world.clock.pass(10_000)
    return world
  }

  it('[F-68] leaves a cart that is emptied by the next one, of what was ordered and nothing else', async () => {
    const world = await ordered()
    let cleared = 0
    world.clear = async () => {
      cleared += 1
      return world.empty()
    }
    const later = world.open()
    await world.clock.pass(1)
    expect(cleared).toBe(1)
    expect(later.getState().view).toMatchObject({
      step: 'confirmation',
      phase: { confirmation: { settled: true } },
    })
    world.change({ lines: [{ ...line, id: 'line_2' }] })
    world.open()
    await world.clock.pass(10_000)
    expect(cleared).toBe(1)
  })

  it('waits for the cart after a reload, before it says that it holds nothing of the order', async () => {
    const world = await ordered()
    world.change({ phase: 'starting', lines: [] })
    world.clear = world.empty
    const later = world.open()
    expect(later.getState().view.phase).toMatchObject({ name: 'starting', confirmation: { settled: false } })
    world.change({ phase: 'ready', lines: [line] })
    await world.clock.pass(1)
    expect(later.getState().view).toMatchObject({
      phase: { confirmation: { settled: true } },
      cart: { lines: [] },
    })
  })

  it('never empties another cart than the one that was ordered', async () => {
    const world = shop()
    let cleared = 0
    world.clear = async () => {
      cleared += 1
    }
    await world.toPayment()
    world.checkout.place()
    world.checkout.close()
    world.change({ id: 'cart_2', lines: [{ ...line, id: 'line_2' }] })
    await world.clock.pass(30_000)
    expect(cleared).toBe(0)
  })

  it('still empties the cart when the order comes through, and lets the next checkout tell of it', async () => {
    const world = shop()
    await world.toPayment()
    world.checkout.place()
    world.checkout.close()
    await world.clock.pass(10_000)
    expect(world.open().getState().view).toMatchObject({ step: 'confirmation', cart: { lines: [] } })
  })

  it('writes no confirmation back that was seen and left meanwhile', async () => {
    const world = shop({ place: (request) => world.clock.wait(5_000).then(() => placed(request)) })
    const placed = async (_request: unknown) => ({ kind: 'placed', order: { number: 'UE-123456' } }) as const
    await world.toPayment()
    world.checkout.place()
    world.checkout.close()
    world.storage.remove('umber-ecru.checkout')
    await world.clock.pass(30_000)
    expect(world.open().getState().view.step).toBe('address')
  })
})

describe('A cart that changes while its order is on the way', () => {
  it('is not ordered again as it was: the shopper sees that it changed', async () => {
    const failed = { kind: 'failed', failure: { kind: 'broken', retryable: true } } as const
    const world = shop({ place: () => world.clock.wait(2_000).then(() => failed) })
    await world.toPayment()
    world.checkout.place()
    world.change({ lines: [{ ...line, quantity: 2 }] })
    await world.clock.until(() => world.phase().name === 'filling')
    expect(world.phase()).toMatchObject({ notice: { kind: 'refused', refusal: { reason: 'cart-changed' } } })
    world.checkout.retry()
    expect(world.requests).toHaveLength(1)
    world.checkout.place()
    expect(world.requests[1]?.cart.lines).toMatchObject([{ quantity: 2 }])
    expect(world.requests[1]?.attempt).not.toBe(world.requests[0]?.attempt)
  })
})

describe('The demonstration’s desk', () => {
  it('does not know yet what becomes of an order that is on its way', async () => {
    const world = shop()
    await world.toPayment()
    world.checkout.place()
    const later = world.open()
    await world.clock.pass(1)
    expect(later.getState().view.phase.name).toBe('checking')
    await world.clock.pass(10_000)
    expect(later.getState().view.phase).toEqual(world.phase())
  })
})

it('reckons with the time zone of the device', () => {
  const offset = vi.spyOn(Date.prototype, 'getTimezoneOffset')
  // JavaScript counts the other way round: 330 minutes ahead of UTC is -330.
  offset.mockReturnValue(-330)
  expect(deviceOffset(Date.UTC(2026, 0, 1))).toBe(330)
  offset.mockRestore()
})
