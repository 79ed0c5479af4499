import { describe, expect, it } from 'vitest'
import type { Fault } from '../support/cart-server.ts'
import { Browser } from '../support/cart-world.ts'
import { candle, theCandle, whiteM } from '../support/goods.ts'

const claim = /\/customer$/

/** A guest's cart, and a guest who has just become a customer. */
async function signedIn() {
  const browser = new Browser()
  browser.storage.set('umber-ecru.cart', 'cart_guest')
  browser.server.make('cart_guest', { [whiteM]: 2, [theCandle]: 1 })
  const tab = await browser.open().start()
  browser.server.signIn('cus_1')
  return { browser, tab }
}

const onClaim = (browser: Browser, fault: Fault) => {
  browser.server.fault = ({ path }) => (claim.test(path) ? fault : undefined)
}

describe('Claiming the guest’s cart at sign-in', () => {
  it('[F-54] gives it to the customer, with the lines as they were and each counted once', async () => {
    const { browser, tab } = await signedIn()
    expect(await tab.done(tab.cart.claim())).toEqual({ ok: true })
    expect(browser.server.writes).toEqual(['POST /store/carts/cart_guest/customer'])
    expect(browser.server.cart('cart_guest').customerId).toBe('cus_1')
    expect(tab.pieces).toEqual({ [whiteM]: 2, [theCandle]: 1 })
    expect(tab).toMatchObject({ cartId: 'cart_guest', notices: [] })
  })

  it.each<[string, Fault, object]>([
    ['is refused for want of a session', { kind: 'status', status: 401 }, { kind: 'unauthorised' }],
    ['breaks', { kind: 'status', status: 500 }, { kind: 'broken' }],
    ['never arrives', { kind: 'lost-request' }, { kind: 'unreachable' }],
  ])('[F-54] keeps the guest’s cart and its lines when it %s', async (_, fault, failure) => {
    const { browser, tab } = await signedIn()
    onClaim(browser, fault)
    expect(await tab.done(tab.cart.claim())).toMatchObject({ ok: false, reason: 'failed', failure })
    expect(tab).toMatchObject({ cartId: 'cart_guest', noticeKinds: ['claim-failed'] })
    expect(tab.pieces).toEqual({ [whiteM]: 2, [theCandle]: 1 })
    expect(tab.view).toMatchObject({ phase: 'ready', loading: false })
    browser.server.fault = () => undefined
    expect(await tab.done(tab.cart.claim())).toEqual({ ok: true })
  })

  it('[F-54] [F-40] finds out by reading when the answer was lost', async () => {
    const { browser, tab } = await signedIn()
    onClaim(browser, { kind: 'lost-answer' })
    expect(await tab.done(tab.cart.claim())).toEqual({ ok: true })
    expect(browser.server.count('POST', claim)).toBe(1)
    expect(tab.notices).toEqual([])
  })

  it('waits its turn among the other writes, and busies no line', async () => {
    const { browser, tab } = await signedIn()
    const adding = tab.cart.addItem({ productId: candle.id, quantity: 1, product: candle })
    const claiming = tab.cart.claim()
    const clearing = tab.cart.clear()
    expect(await tab.done(Promise.all([adding, claiming]))).toEqual([{ ok: true }, { ok: true }])
    expect(browser.server.writes.slice(0, 2)).toEqual([
      'POST /store/carts/cart_guest/line-items',
      'POST /store/carts/cart_guest/customer',
    ])
    expect(await tab.done(clearing)).toEqual({ ok: true })
    expect(tab.view.lines).toEqual([])
    const alone = tab.cart.claim()
    expect(tab.view).toMatchObject({ loading: false, busyLineIds: [] })
    await tab.done(alone)
  })

  it('[F-46] claims the new cart when the guest’s was completed meanwhile', async () => {
    const { browser, tab } = await signedIn()
    browser.server.cart('cart_guest').completedAt = 1
    expect(await tab.done(tab.cart.claim())).toEqual({ ok: true })
    expect(tab.cartId).toBe('cart_made1')
    expect(browser.server.cart('cart_made1').customerId).toBe('cus_1')
  })
})
