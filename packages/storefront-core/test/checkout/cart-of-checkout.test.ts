import { describe, expect, it, vi } from 'vitest'
import { checkoutCartOf } from '../../src/checkout/checkout-cart.ts'
import { Browser } from '../support/cart-setup.ts'
import { shirt } from '../support/product-fixtures.ts'
import { deviceOffset } from '../../src/checkout/delivery-date.ts'
import { address, line, shop } from '../support/checkout-setup.ts'

describe('The cart as checkout sees it', () => {
  it('is the shopper’s own, and notifies of its changes', async () => {
    const browser = new Browser()
    const tab = browser.open()
    const cart = checkoutCartOf(tab.cart)
    expect(cart.read()).toMatchObject({ id: '', lines: [], status: 'starting' })
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
      status: 'ready',
    })
    const heard = changes
    expect(heard).toBeGreaterThan(0)
    await tab.done(cart.refresh())
    stop()
    expect(await tab.done(cart.clear())).toEqual({ ok: true })
    expect(browser.server.quantities(tab.cartId)).toEqual({})
  })
})

describe('The cart after an order', () => {
  it('[CHK-09] [F-76] is cleared in up to three attempts, and the order stands either way', async () => {
    for (const fate of ['refuses', 'throws', 'works'] as const) {
      let cleared = 0
      const setup = shop()
      setup.clear = async () => {
        cleared += 1
        if (fate === 'throws') throw new Error('No')
        return { ok: fate === 'works' }
      }
      await setup.toPayment()
      void setup.checkout.place()
      await setup.clock.until(() => setup.phase().status === 'placed')
      await setup.clock.pass(10_000)
      expect(cleared).toBe(fate === 'works' ? 1 : 3)
      expect(setup.view()).toMatchObject({ step: 'confirmation', draft: { address } })
    }
  })

  it('is read again when the backend has completed it', async () => {
    const done: string[] = []
    const setup = shop({ cartAfterOrder: 'renew' })
    setup.refresh = async () => done.push('refreshed')
    setup.clear = async () => done.push('cleared')
    await setup.toPayment()
    void setup.checkout.place()
    await setup.clock.until(() => setup.phase().status === 'placed')
    expect(done).toEqual(['refreshed'])
  })

  it('[F-76] is read in up to three attempts while it still holds what was ordered', async () => {
    const setup = shop({ cartAfterOrder: 'renew' })
    let read = 0
    // A refresh that fails leaves the cart as it is.
    setup.refresh = async () => (read += 1)
    await setup.toPayment()
    void setup.checkout.place()
    await setup.clock.until(() => setup.phase().status === 'placed')
    await setup.clock.pass(20_000)
    expect(read).toBe(3)
    expect(setup.phase()).toMatchObject({ status: 'placed', confirmation: { settled: false } })
  })

  it('is no longer followed when checkout is closed', async () => {
    const setup = shop()
    setup.checkout.close()
    await setup.empty()
    expect(setup.view().cart.lines).toHaveLength(1)
  })
})

describe('A cart that is changed at the moment of the order', () => {
  it('[CHK-09] is waited for, so that exactly the ordered items are removed', async () => {
    const setup = shop()
    await setup.toPayment()
    setup.change({ lines: [{ ...line, id: 'pending-1', pending: true }], busy: true })
    void setup.checkout.place()
    void setup.checkout.place()
    await setup.clock.pass(5_000)
    expect(setup.phase().status).toBe('awaiting-cart')
    setup.change({ lines: [line], busy: false })
    await setup.clock.until(() => setup.phase().status === 'placed')
    expect(setup.requests).toMatchObject([{ cart: { lines: [{ id: 'line_1' }] } }])
    await setup.clock.pass(1)
    expect(setup.view().cart.lines).toEqual([])
  })

  it('is not ordered with other items than were shown at the press', async () => {
    const setup = shop()
    await setup.toPayment()
    const shown = setup.view()
    setup.change({ lines: [{ ...line, quantity: 2 }], subtotal: { ...line.price, amount: 20 } })
    void setup.checkout.place(shown)
    await setup.clock.pass(5_000)
    expect(setup.requests).toEqual([])
    expect(setup.phase()).toMatchObject({
      status: 'filling',
      notice: { kind: 'refused', refusal: { reason: 'cart-changed' } },
    })
    void setup.checkout.place(setup.view())
    await setup.clock.until(() => setup.phase().status === 'placed')
    expect(setup.requests).toMatchObject([{ cart: { lines: [{ quantity: 2 }] } }])
  })

  it('is ordered when only the ids of its lines are others than at the press', async () => {
    const setup = shop()
    await setup.toPayment()
    const shown = setup.view()
    setup.change({ lines: [{ ...line, id: 'line_2' }] })
    void setup.checkout.place(shown)
    await setup.clock.until(() => setup.phase().status === 'placed')
    expect(setup.requests).toMatchObject([{ cart: { lines: [{ id: 'line_2' }] } }])
  })

  it('is read first when it comes from an earlier visit, and ordered once it is confirmed', async () => {
    const setup = shop()
    await setup.toPayment()
    setup.change({ status: 'unconfirmed' })
    setup.refresh = async () => setup.change({ status: 'ready' })
    void setup.checkout.place()
    await setup.clock.until(() => setup.phase().status === 'placed')
    expect(setup.requests).toHaveLength(1)
  })

  it('is not ordered when it cannot be read, nor after the page was left', async () => {
    const setup = shop()
    await setup.toPayment()
    setup.change({ status: 'unconfirmed' })
    setup.refresh = async () => Promise.reject(new Error('No'))
    void setup.checkout.place()
    await setup.clock.pass(10)
    expect(setup.phase()).toEqual({ status: 'filling' })
    setup.change({ status: 'ready', busy: true })
    void setup.checkout.place()
    setup.checkout.close()
    setup.change({ busy: false })
    await setup.clock.pass(10_000)
    expect(setup.requests).toEqual([])
  })
})

describe('A page that is left too early', () => {
  /** The order is placed, and every attempt to clear the cart has failed. */
  async function ordered() {
    const setup = shop()
    setup.clear = async () => ({ ok: false })
    await setup.toPayment()
    void setup.checkout.place()
    await setup.clock.until(() => setup.phase().status === 'placed')
    await setup.clock.pass(10_000)
    return setup
  }

  it('[F-68] leaves a cart from which the next page removes the ordered items and nothing else', async () => {
    const setup = await ordered()
    let cleared = 0
    setup.clear = async () => {
      cleared += 1
      return setup.empty()
    }
    const later = setup.open()
    await setup.clock.pass(1)
    expect(cleared).toBe(1)
    expect(later.getState().view).toMatchObject({
      step: 'confirmation',
      phase: { confirmation: { settled: true } },
    })
    setup.change({ lines: [{ ...line, id: 'line_2' }] })
    setup.open()
    await setup.clock.pass(10_000)
    expect(cleared).toBe(1)
  })

  it('waits for the cart after a reload, before it says that no ordered item is left in it', async () => {
    const setup = await ordered()
    setup.change({ status: 'starting', lines: [] })
    setup.clear = setup.empty
    const later = setup.open()
    expect(later.getState().view.phase).toMatchObject({
      status: 'starting',
      confirmation: { settled: false },
    })
    setup.change({ status: 'ready', lines: [line] })
    await setup.clock.pass(1)
    expect(later.getState().view).toMatchObject({
      phase: { confirmation: { settled: true } },
      cart: { lines: [] },
    })
  })

  it('never clears another cart than the one that was ordered', async () => {
    const setup = shop()
    let cleared = 0
    setup.clear = async () => {
      cleared += 1
    }
    await setup.toPayment()
    void setup.checkout.place()
    setup.checkout.close()
    setup.change({ id: 'cart_2', lines: [{ ...line, id: 'line_2' }] })
    await setup.clock.pass(30_000)
    expect(cleared).toBe(0)
  })

  it('still clears the cart when the order comes through, and leaves the confirmation to the next checkout', async () => {
    const setup = shop()
    await setup.toPayment()
    void setup.checkout.place()
    setup.checkout.close()
    await setup.clock.pass(10_000)
    expect(setup.open().getState().view).toMatchObject({ step: 'confirmation', cart: { lines: [] } })
  })

  it('does not restore a confirmation that was seen and left meanwhile', async () => {
    const setup = shop({ placeOrder: (request) => setup.clock.wait(5_000).then(() => placed(request)) })
    const placed = async (_request: unknown) => ({ kind: 'placed', order: { number: 'UE-123456' } }) as const
    await setup.toPayment()
    void setup.checkout.place()
    setup.checkout.close()
    setup.storage.remove('checkout')
    await setup.clock.pass(30_000)
    expect(setup.open().getState().view.step).toBe('address')
  })
})

describe('A cart that changes during the order', () => {
  it('is not ordered again as it was: the shopper sees that it changed', async () => {
    const failed = { kind: 'failed', failure: { kind: 'broken', retryable: true } } as const
    const setup = shop({ placeOrder: () => setup.clock.wait(2_000).then(() => failed) })
    await setup.toPayment()
    void setup.checkout.place()
    setup.change({ lines: [{ ...line, quantity: 2 }] })
    await setup.clock.until(() => setup.phase().status === 'filling')
    expect(setup.phase()).toMatchObject({ notice: { kind: 'refused', refusal: { reason: 'cart-changed' } } })
    void setup.checkout.retry()
    expect(setup.requests).toHaveLength(1)
    void setup.checkout.place()
    expect(setup.requests[1]?.cart.lines).toMatchObject([{ quantity: 2 }])
    expect(setup.requests[1]?.attempt).not.toBe(setup.requests[0]?.attempt)
  })
})

describe('The demonstration’s checkout gateway', () => {
  it('does not know the outcome of an order in progress yet', async () => {
    const setup = shop()
    await setup.toPayment()
    void setup.checkout.place()
    const later = setup.open()
    await setup.clock.pass(1)
    expect(later.getState().view.phase.status).toBe('checking')
    await setup.clock.pass(10_000)
    expect(later.getState().view.phase).toEqual(setup.phase())
  })
})

it('uses the time zone of the device', () => {
  const offset = vi.spyOn(Date.prototype, 'getTimezoneOffset')
  // getTimezoneOffset has the opposite sign: 330 minutes ahead of UTC is -330.
  offset.mockReturnValue(-330)
  expect(deviceOffset(Date.UTC(2026, 0, 1))).toBe(330)
  offset.mockRestore()
})
