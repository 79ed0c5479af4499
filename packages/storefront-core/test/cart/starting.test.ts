import { describe, expect, it } from 'vitest'
import { cartStorageKey } from '../../src/storage-keys.ts'
import { Browser, publishableKey } from '../support/cart-setup.ts'
import { shirt, theCandle, candle, whiteM } from '../support/product-fixtures.ts'

const cartRead = /^\/store\/carts\/[^/]+$/
const cartMade = /^\/store\/carts$/

describe('A cart that starts', () => {
  it('[CART-05] [CART-13] makes a cart with an empty body and the publishable key, and keeps its id', async () => {
    const browser = new Browser()
    const tab = await browser.open().start()
    expect(browser.server.asked).toEqual([
      { method: 'POST', path: '/store/carts', body: {}, key: publishableKey },
    ])
    expect(browser.storage.get(cartStorageKey)).toBe('cart_made1')
    expect(tab.view).toMatchObject({ status: 'ready', lines: [], itemCount: 0, loading: false })
    expect(tab.notices).toEqual([])
  })

  it('[CART-05] [CART-14] uses the stored cart', async () => {
    const browser = new Browser()
    browser.server.make('cart_old', { [whiteM]: 2 })
    browser.storage.set(cartStorageKey, 'cart_old')
    const tab = await browser.open().start()
    expect(tab.quantities).toEqual({ [whiteM]: 2 })
    expect(browser.server.count('POST', cartMade)).toBe(0)
  })

  it('[CART-05] [F-26] replaces a stored cart that the backend does not know, once and silently', async () => {
    const browser = new Browser()
    browser.storage.set(cartStorageKey, 'cart_unknown')
    const tab = await browser.open().start()
    expect(browser.server.count('POST', cartMade)).toBe(1)
    expect(tab.cartId).toBe('cart_made1')
    expect(tab.view.status).toBe('ready')
    expect(tab.notices).toEqual([])
  })

  it('[CART-05] [F-27] replaces a stored cart that became an order and leaves the order alone', async () => {
    const browser = new Browser()
    browser.server.make('cart_order', { [whiteM]: 1 }).completedAt = 1
    browser.storage.set(cartStorageKey, 'cart_order')
    const tab = await browser.open().start()
    expect(tab.cartId).toBe('cart_made1')
    expect(tab.view.lines).toEqual([])
    expect(tab.notices).toEqual([])
    expect(browser.server.quantities('cart_order')).toEqual({ [whiteM]: 1 })
  })

  it.each(['', 'null', 'undefined', '[object Object]', '../carts', 'cart/1', 'x'.repeat(10_000), ' '])(
    '[F-28] takes a stored %j for nothing stored',
    async (stored) => {
      const browser = new Browser()
      browser.storage.set(cartStorageKey, stored)
      const tab = await browser.open().start()
      expect(browser.server.asked.map(({ path }) => path)).toEqual(['/store/carts'])
      expect(tab.cartId).toBe('cart_made1')
    },
  )

  it.each([
    ['a 500', { kind: 'status', status: 500 }],
    ['a 503', { kind: 'status', status: 503 }],
    ['a 429', { kind: 'status', status: 429 }],
    ['a 401', { kind: 'status', status: 401, body: { message: 'Unauthorized' } }],
    ['a 400', { kind: 'status', status: 400, body: { type: 'not_allowed', message: 'publishable key' } }],
    ['no connection', { kind: 'lost-request' }],
    ['a web page', { kind: 'html' }],
    ['half an answer', { kind: 'truncated' }],
    ['an empty answer', { kind: 'empty' }],
    ['no answer in time', { kind: 'late', ms: 60_000 }],
  ] as const)('[CART-05] [F-25] keeps the cart and its last known lines on %s', async (_, fault) => {
    const browser = new Browser()
    await browser.open().start()
    const first = browser.open()
    await first.add({ productId: shirt.id, quantity: 2, product: shirt })
    browser.server.fault = () => fault
    const tab = await browser.open().start()
    expect(tab.view.status).toBe('unconfirmed')
    expect(tab.view.failure).toBeDefined()
    expect(tab.quantities).toEqual({ [whiteM]: 2 })
    expect(tab.cartId).toBe('cart_made1')
    expect(browser.server.carts.size).toBe(1)
    expect(tab.noticeKinds).toEqual(['load-failed'])

    browser.server.fault = () => undefined
    await tab.done(tab.cart.retry())
    expect(tab.view.status).toBe('ready')
    expect(tab.view.failure).toBeUndefined()
    expect(tab.quantities).toEqual({ [whiteM]: 2 })
  })

  it('[F-25] adds to the same cart after one 500, and loses nothing', async () => {
    const browser = new Browser()
    browser.server.make('cart_old', { [whiteM]: 2 })
    browser.storage.set(cartStorageKey, 'cart_old')
    browser.server.fault = ({ method }, nth) =>
      method === 'GET' && nth === 1 ? { kind: 'status', status: 500 } : undefined
    const tab = await browser.open().start()
    expect(await tab.add({ productId: candle.id, quantity: 1, product: candle })).toEqual({ ok: true })
    expect(tab.cartId).toBe('cart_old')
    expect(tab.view.itemCount).toBe(3)
    expect(browser.server.quantities('cart_old')).toEqual({ [whiteM]: 2, [theCandle]: 1 })
  })

  it('[CART-05] [CART-10] says so once when no cart can be created, and creates one on retry', async () => {
    const browser = new Browser()
    browser.server.fault = () => ({ kind: 'status', status: 500 })
    const tab = await browser.open().start()
    expect(tab.view.status).toBe('unavailable')
    expect(tab.noticeKinds).toEqual(['load-failed'])
    expect(browser.log.noted.map(([what]) => what)).toEqual([
      'Cart: Failed to create cart',
      'Cart: load-failed',
    ])
    expect(browser.log.noted[0]?.[1]).toEqual({ kind: 'broken', status: 500, requestId: 'fake-1' })
    expect(browser.server.asked).toHaveLength(1)
    browser.server.fault = () => undefined
    await tab.done(tab.cart.retry())
    expect(tab.view.status).toBe('ready')
    expect(tab.cartId).toBe('cart_made1')
  })

  it('[CART-06] [F-30] sends an add pressed while the cart is being made when it is there', async () => {
    const browser = new Browser()
    const tab = browser.open()
    const starting = tab.cart.start()
    const adding = tab.cart.addItem({ productId: shirt.id, quantity: 1, product: shirt })
    expect(tab.quantities).toEqual({ [whiteM]: 1 })
    await tab.done(starting)
    expect(await tab.done(adding)).toEqual({ ok: true })
    expect(browser.server.quantities('cart_made1')).toEqual({ [whiteM]: 1 })
  })

  it('[CART-06] [CART-10] fails that add, in one notice, when the cart cannot be made', async () => {
    const browser = new Browser()
    browser.server.fault = () => ({ kind: 'lost-request' })
    const tab = browser.open()
    const outcome = await tab.add({ productId: shirt.id, quantity: 1, product: shirt })
    expect(outcome).toMatchObject({ ok: false, reason: 'cart-unavailable', failure: { kind: 'unreachable' } })
    expect(tab.noticeKinds).toEqual(['add-failed'])
    expect(browser.log.noted).toEqual([
      ['Cart: Failed to create cart', { kind: 'unreachable' }],
      ['Cart: add-failed', { kind: 'unreachable' }],
    ])
    expect(tab.view).toMatchObject({ status: 'unavailable', lines: [], loading: false })
    expect(browser.server.writes).toEqual(['POST /store/carts'])
  })

  it('[F-31] makes exactly one cart when two adds race on a first visit', async () => {
    const browser = new Browser()
    const tab = browser.open()
    const adds = [
      tab.cart.addItem({ productId: shirt.id, quantity: 1, product: shirt }),
      tab.cart.addItem({ productId: candle.id, quantity: 2, product: candle }),
    ]
    expect(await tab.done(Promise.all(adds))).toEqual([{ ok: true }, { ok: true }])
    expect(browser.server.count('POST', cartMade)).toBe(1)
    expect(browser.server.quantities('cart_made1')).toEqual({ [whiteM]: 1, [theCandle]: 2 })
  })

  it('starts once, however often it is called', async () => {
    const browser = new Browser()
    const tab = browser.open()
    await tab.done(Promise.all([tab.cart.start(), tab.cart.start()]))
    await tab.done(tab.cart.start())
    expect(browser.server.asked).toHaveLength(1)
  })

  it('reads the stored cart once when the first call is a refresh', async () => {
    const browser = new Browser()
    browser.server.make('cart_old', { [whiteM]: 2 })
    browser.storage.set(cartStorageKey, 'cart_old')
    const tab = browser.open()
    await tab.done(tab.cart.refresh())
    expect(tab.quantities).toEqual({ [whiteM]: 2 })
    expect(browser.server.count('GET', cartRead)).toBe(1)
  })

  it('[F-48] works in memory where nothing can be stored', async () => {
    const browser = new Browser()
    browser.storage.set = () => undefined
    const tab = browser.open()
    await tab.start()
    expect(await tab.add({ productId: shirt.id, quantity: 1, product: shirt })).toEqual({ ok: true })
    await tab.done(tab.cart.refresh())
    expect(tab.quantities).toEqual({ [whiteM]: 1 })
    expect(browser.server.count('POST', cartMade)).toBe(1)
    expect(browser.server.count('GET', cartRead)).toBe(1)
  })

  it('[F-48] keeps its cart when the storage is wiped in the middle', async () => {
    const browser = new Browser()
    const tab = await browser.open().start()
    browser.storage.all.clear()
    await tab.done(tab.cart.refresh())
    await tab.add({ productId: shirt.id, quantity: 1, product: shirt })
    expect(browser.server.carts.size).toBe(1)
    expect(tab.cartId).toBe('cart_made1')
  })

  it('shows no lines of another cart than the stored one', async () => {
    const browser = new Browser()
    const tab = await browser.open().start()
    await tab.add({ productId: shirt.id, quantity: 1, product: shirt })
    browser.storage.set(cartStorageKey, 'cart_other')
    browser.server.fault = () => ({ kind: 'lost-request' })
    const other = await browser.open().start()
    expect(other.view).toMatchObject({ status: 'unconfirmed', lines: [] })
  })

  it('[F-107] takes no line from a storage that was tampered with', async () => {
    const browser = new Browser()
    browser.storage.set(cartStorageKey, 'cart_old')
    const planted =
      '{"id":"cart_old","__proto__":{"bad":1},"items":[{"id":"x","__proto__":{"quantity":1}},7,null]}'
    browser.storage.set('cart-lines', planted)
    browser.server.fault = () => ({ kind: 'lost-request' })
    const tab = await browser.open().start()
    expect(tab.view).toMatchObject({ status: 'unconfirmed', lines: [] })
    expect(Object.prototype).not.toHaveProperty('bad')
  })
})

describe('A cart that is made with the first thing put into it', () => {
  const lazy = { newCart: 'with-first-add' } as const

  it('asks for nothing before that, and then for one cart', async () => {
    const browser = new Browser()
    const tab = await browser.open(lazy).start()
    expect(tab.view).toMatchObject({ status: 'ready', lines: [], itemCount: 0, loading: false })
    await tab.done(tab.cart.refresh())
    expect(browser.server.asked).toEqual([])
    const added = await Promise.all([
      tab.add({ productId: shirt.id, quantity: 2, product: shirt }),
      tab.add({ productId: candle.id, quantity: 1, product: candle }),
    ])
    expect(added).toEqual([{ ok: true }, { ok: true }])
    expect(browser.server.count('POST', cartMade)).toBe(1)
    expect(tab.quantities).toEqual({ [whiteM]: 2, [theCandle]: 1 })
    expect((await browser.open(lazy).start()).quantities).toEqual(tab.quantities)
  })

  it('replaces a cart that is gone only when something is added', async () => {
    const browser = new Browser()
    browser.storage.set(cartStorageKey, 'cart_unknown')
    const tab = await browser.open(lazy).start()
    expect(browser.server.count('POST', cartMade)).toBe(0)
    expect(tab.view).toMatchObject({ status: 'ready', lines: [] })
    expect(tab.notices).toEqual([])
    await tab.add({ productId: candle.id, quantity: 1, product: candle })
    expect(tab.cartId).toBe('cart_made1')
    expect(browser.server.count('GET', cartRead)).toBe(1)
  })

  it('is the backend’s for a customer, and not made anew for the guest who has signed out', async () => {
    const browser = new Browser()
    const tab = await browser.open(lazy).start()
    browser.signIn('cus_1')
    await tab.done(tab.cart.refresh())
    expect(tab.view).toMatchObject({ status: 'ready', lines: [] })
    browser.signOut()
    await tab.done(tab.cart.refresh())
    expect(browser.server.count('POST', cartMade)).toBe(0)
    expect(tab.notices).toEqual([])
    await tab.add({ productId: candle.id, quantity: 1, product: candle })
    expect(tab.quantities).toEqual({ [theCandle]: 1 })
  })

  it('leaves nothing in the cart when it cannot be made, and is made for the next try', async () => {
    const browser = new Browser()
    const tab = await browser.open(lazy).start()
    browser.server.fault = () => ({ kind: 'status', status: 500 })
    const add = { productId: candle.id, quantity: 1, product: candle }
    expect(await tab.add(add)).toMatchObject({ ok: false, reason: 'cart-unavailable' })
    expect(tab.view.lines).toEqual([])
    browser.server.fault = () => undefined
    expect(await tab.add(add)).toEqual({ ok: true })
    expect(tab.quantities).toEqual({ [theCandle]: 1 })
  })
})
