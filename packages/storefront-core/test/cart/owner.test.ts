import { describe, expect, it } from 'vitest'
import type { Fault } from '../support/cart-server.ts'
import { Browser, type Tab } from '../support/cart-setup.ts'
import { candle, theCandle, whiteM } from '../support/product-fixtures.ts'

const claim = /\/store\/customers\/me\/cart$/

/** A guest with a cart. */
async function visit(options: Parameters<Browser['open']>[0] = {}) {
  const browser = new Browser()
  browser.storage.set('cart', 'cart_guest')
  browser.server.make('cart_guest', { [whiteM]: 2, [theCandle]: 1 })
  return { browser, tab: await browser.open(options).start() }
}

const settled = (tab: Tab) => tab.done(tab.cart.refresh())
const stored = (browser: Browser) => JSON.stringify([...browser.storage.all])
const storedForCustomer = (browser: Browser) => JSON.stringify([...browser.customerStorage.all])

const onClaim = (browser: Browser, fault: Fault) => {
  browser.server.fault = ({ path }) => (claim.test(path) ? fault : undefined)
}

describe('The cart of a guest who signs in', () => {
  it('[F-54] becomes the customer’s, with the lines as they were and each counted once', async () => {
    const { browser, tab } = await visit()
    browser.signIn('cus_1')
    await settled(tab)
    expect(browser.server.writes).toEqual(['POST /store/customers/me/cart'])
    expect(browser.server.cart('cart_guest').customerId).toBe('cus_1')
    expect(tab.quantities).toEqual({ [whiteM]: 2, [theCandle]: 1 })
    expect(tab.notices).toEqual([])
    expect(tab.views.every(({ lines }) => lines.length === 0 || lines.length === 2)).toBe(true)
  })

  it('is kept with the session, and no longer where a guest would find it', async () => {
    const { browser, tab } = await visit()
    browser.signIn('cus_1')
    await settled(tab)
    expect(stored(browser)).not.toContain('cart')
    expect(storedForCustomer(browser)).toContain('cart_guest')
  })

  it('[F-54] is transferred by Medusa’s own route where the shop has none', async () => {
    const { browser, tab } = await visit({ claim: 'medusa' })
    browser.signIn('cus_1')
    await settled(tab)
    expect(browser.server.writes).toEqual(['POST /store/carts/cart_guest/customer'])
    expect(tab.quantities).toEqual({ [whiteM]: 2, [theCandle]: 1 })
  })

  it('[F-54] also holds what the customer had in an earlier cart', async () => {
    const { browser, tab } = await visit()
    browser.server.make('cart_earlier', { [theCandle]: 3 }).customerId = 'cus_1'
    browser.signIn('cus_1')
    await settled(tab)
    expect(tab.quantities).toEqual({ [whiteM]: 2, [theCandle]: 4 })
    expect(browser.server.quantities('cart_earlier')).toEqual({})
  })

  it('names what is no longer available of an earlier cart', async () => {
    const { browser, tab } = await visit()
    browser.server.make('cart_earlier', { [theCandle]: 3 }).customerId = 'cus_1'
    browser.server.stock.set(theCandle, 2)
    browser.signIn('cus_1')
    await settled(tab)
    expect(tab.notices).toEqual([{ kind: 'items-left-out', names: [candle.name] }])
  })

  it.each<[string, Fault, string]>([
    ['is refused for want of a session', { kind: 'status', status: 401 }, 'unauthorized'],
    ['is refused for now', { kind: 'status', status: 429 }, 'busy'],
    ['breaks', { kind: 'status', status: 500 }, 'broken'],
    ['takes too long', { kind: 'late', ms: 120_000 }, 'timeout'],
    ['never arrives', { kind: 'lost-request' }, 'unreachable'],
    ['loses its answer', { kind: 'lost-answer' }, 'unreachable'],
  ])('[F-54] shows its lines when the request %s, and is requested again', async (_, fault, kind) => {
    const { browser, tab } = await visit()
    onClaim(browser, fault)
    browser.signIn('cus_1')
    await settled(tab)
    expect(tab.noticeKinds).toContain('transfer-failed')
    expect(tab.view).toMatchObject({ status: 'unconfirmed', failure: { kind }, loading: false })
    expect(tab.quantities).toEqual({ [whiteM]: 2, [theCandle]: 1 })
    browser.server.fault = () => undefined
    expect(await tab.add({ productId: candle.id, quantity: 1, product: candle })).toEqual({ ok: true })
    expect(browser.server.quantities('cart_guest')).toEqual({ [whiteM]: 2, [theCandle]: 2 })
    expect(browser.server.cart('cart_guest').customerId).toBe('cus_1')
  })

  it.each([
    ['is not known', 404],
    ['cannot be transferred', 400],
  ])('is a new one when the guest’s %s', async (_, status) => {
    const { browser, tab } = await visit()
    onClaim(browser, { kind: 'status', status })
    browser.signIn('cus_1')
    await settled(tab)
    expect(tab.view).toMatchObject({ status: 'ready', lines: [] })
    expect(storedForCustomer(browser)).toContain('cart_made1')
    expect(tab.noticeKinds).not.toContain('transfer-failed')
  })

  it('includes changes that were in progress at the sign-in', async () => {
    const { browser, tab } = await visit()
    const adding = tab.cart.addItem({ productId: candle.id, quantity: 1, product: candle })
    browser.signIn('cus_1')
    const changing = tab.cart.updateItem(tab.lineId(whiteM), 5)
    expect(await tab.done(Promise.all([adding, changing]))).toEqual([{ ok: true }, { ok: true }])
    await settled(tab)
    expect(tab.quantities).toEqual({ [whiteM]: 5, [theCandle]: 2 })
    expect(browser.server.cart('cart_guest').customerId).toBe('cus_1')
    expect(browser.server.quantities('cart_guest')).toEqual({ [whiteM]: 5, [theCandle]: 2 })
  })

  it('[F-46] is a new one when the guest’s was completed meanwhile', async () => {
    const { browser, tab } = await visit()
    browser.server.cart('cart_guest').completedAt = 1
    browser.signIn('cus_1')
    await settled(tab)
    expect(storedForCustomer(browser)).toContain('cart_made1')
    expect(browser.server.cart('cart_made1').customerId).toBe('cus_1')
    expect(tab.quantities).toEqual({})
  })

  it('is one new cart when the guest’s is empty, after an add of the guest was lost', async () => {
    const browser = new Browser()
    const tab = await browser.open().start()
    browser.server.fault = ({ path }) => (path.endsWith('/line-items') ? { kind: 'lost-request' } : undefined)
    const adding = tab.cart.addItem({ productId: candle.id, quantity: 1, product: candle })
    await browser.clock.pass(1)
    browser.signIn('cus_1')
    expect(await tab.done(adding)).toMatchObject({ ok: false })
    await browser.clock.pass(5_000)
    expect(browser.server.writes.filter((write) => write === 'POST /store/carts')).toHaveLength(1)
    expect(storedForCustomer(browser)).toContain('cart_made2')
    expect(tab.view).toMatchObject({ status: 'ready', lines: [] })
  })

  it('is a new cart when the stored one of the customer is a guest’s that is empty', async () => {
    const browser = new Browser()
    browser.server.make('cart_guest', {})
    const kept = JSON.stringify({ customerId: 'cus_1', cartId: 'cart_guest' })
    browser.customerStorage.set('customer-cart', kept)
    browser.signIn('cus_1')
    const tab = browser.open()
    void tab.cart.start()
    await browser.clock.pass(5_000)
    expect(browser.server.writes).toEqual(['POST /store/customers/me/cart'])
    expect(storedForCustomer(browser)).not.toContain('cart_guest')
    expect(tab.view).toMatchObject({ status: 'ready', lines: [] })
  })

  it('waits until it is known who is signed in', async () => {
    const browser = new Browser()
    browser.server.signIn('cus_1')
    browser.identity.be({ status: 'unknown' })
    const tab = browser.open()
    const started = tab.cart.start()
    const adding = tab.cart.addItem({ productId: candle.id, quantity: 1, product: candle })
    await browser.clock.pass(5_000)
    expect(browser.server.asked).toEqual([])
    expect(tab.view.status).toBe('starting')
    browser.identity.be({ status: 'customer', customerId: 'cus_1' })
    expect(await tab.done(adding)).toEqual({ ok: true })
    await tab.done(started)
    expect(browser.server.cart('cart_made1').customerId).toBe('cus_1')
  })
})

describe('The cart of a customer who signs out', () => {
  async function shopping() {
    const browser = new Browser()
    browser.signIn('cus_1')
    const tab = await browser.open().start()
    await tab.add({ productId: candle.id, quantity: 3, product: candle })
    return { browser, tab }
  }

  it('stays theirs: the next guest has a cart of their own', async () => {
    const { browser, tab } = await shopping()
    browser.signOut()
    await settled(tab)
    expect(tab.quantities).toEqual({})
    await tab.add({ productId: candle.id, quantity: 1, product: candle })
    expect(stored(browser)).toContain('cart_made2')
    expect(stored(browser) + storedForCustomer(browser)).not.toContain('cart_made1')
    expect(browser.server.quantities('cart_made1')).toEqual({ [theCandle]: 3 })
    expect(browser.server.cart('cart_made2').customerId).toBeNull()
  })

  it('is restored when they sign in, on any device', async () => {
    const { browser, tab } = await shopping()
    browser.signOut()
    await settled(tab)
    browser.signIn('cus_1')
    await settled(tab)
    expect(tab.quantities).toEqual({ [theCandle]: 3 })
  })

  it('is not shown as empty while it is loading', async () => {
    const { browser, tab } = await shopping()
    browser.signOut()
    await settled(tab)
    tab.views.length = 0
    browser.signIn('cus_1')
    expect(tab.view).toMatchObject({ status: 'starting', lines: [] })
    await settled(tab)
    expect(tab.views.filter(({ status: phase, lines }) => phase === 'ready' && lines.length === 0)).toEqual(
      [],
    )
    expect(tab.quantities).toEqual({ [theCandle]: 3 })
  })

  it('is not shown to the next customer', async () => {
    const { browser, tab } = await shopping()
    browser.server.signIn('cus_2')
    browser.identity.be({ status: 'customer', customerId: 'cus_2' })
    await settled(tab)
    expect(tab.quantities).toEqual({})
    expect(storedForCustomer(browser)).not.toContain('cart_made1')
    expect(browser.server.cart('cart_made1').customerId).toBe('cus_1')
  })

  it('accepts no more changes, and settles the commands in progress', async () => {
    const { browser, tab } = await shopping()
    const adding = tab.cart.addItem({ productId: candle.id, quantity: 1, product: candle })
    browser.signOut()
    expect(await tab.done(adding)).toMatchObject({ ok: false, reason: 'cart-unavailable' })
    await settled(tab)
    expect(tab.view).toMatchObject({ status: 'ready', lines: [], loading: false })
  })

  it('is not treated as gone when the session ends', async () => {
    const { browser, tab } = await shopping()
    browser.server.expireSession()
    await settled(tab)
    expect(tab.view.status).toBe('unconfirmed')
    expect(storedForCustomer(browser)).toContain('cart_made1')
  })

  it('is not restored from the guest data of an earlier version', async () => {
    const { browser } = await shopping()
    browser.signOut()
    browser.storage.set('cart', 'cart_made1')
    const tab = await browser.open().start()
    expect(tab.quantities).toEqual({})
    expect(stored(browser)).not.toContain('cart_made1')
  })

  it('is removed in every tab', async () => {
    const { browser, tab } = await shopping()
    const other = await browser.open().start()
    expect(other.quantities).toEqual({ [theCandle]: 3 })
    browser.signOut()
    await settled(tab)
    await settled(other)
    expect([tab.quantities, other.quantities]).toEqual([{}, {}])
  })
})
