import { describe, expect, it } from 'vitest'
import { checkoutCartOf } from '../../src/checkout/checkout-cart.ts'
import { Browser } from '../support/cart-world.ts'
import { shirt } from '../support/goods.ts'
import { address, shop } from '../support/checkout-world.ts'

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
  it('[CHK-09] [F-76] is emptied once more when it could not be, and the order stands either way', async () => {
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
      await world.clock.pass(1_000)
      expect(cleared).toBe(fate === 'works' ? 1 : 2)
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
