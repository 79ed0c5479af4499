import { describe, expect, it } from 'vitest'
import { Browser, type Tab } from '../support/cart-setup.ts'
import { candle, shirt, theCandle, whiteM } from '../support/product-fixtures.ts'

async function withBoth() {
  const browser = new Browser()
  const tab = await browser.open().start()
  await tab.add({ productId: shirt.id, quantity: 2, product: shirt })
  await tab.add({ productId: candle.id, quantity: 1, product: candle })
  return { browser, tab }
}

const problems = (tab: Tab) => tab.view.lines.map(({ problem }) => problem)

describe('Products that change while they are in the cart', () => {
  it('[F-44] have their new price, and the sum is that of the lines', async () => {
    const { browser, tab } = await withBoth()
    browser.server.reprice(whiteM, 209.5)
    await tab.done(tab.cart.refresh())
    expect(tab.view.lines.map(({ lineTotal }) => lineTotal.amount)).toEqual([419, 39])
    expect(tab.view).toMatchObject({ subtotal: { amount: 458 }, total: { amount: 458 } })
    expect(problems(tab)).toEqual([
      { kind: 'price-changed', before: { amount: 189, currency: 'inr' } },
      undefined,
    ])
  })

  it('[F-44] note the old price also when it changed between two visits', async () => {
    const { browser } = await withBoth()
    browser.server.reprice(whiteM, 209.5)
    const later = await browser.open().start()
    expect(problems(later)[0]).toEqual({ kind: 'price-changed', before: { amount: 189, currency: 'inr' } })
  })

  it('[F-44] keep the note until their line is changed', async () => {
    const { browser, tab } = await withBoth()
    browser.server.reprice(whiteM, 209.5)
    await tab.done(tab.cart.refresh())
    await tab.done(tab.cart.refresh())
    await tab.done(tab.cart.removeItem(tab.lineId(theCandle)))
    expect(problems(tab)).toMatchObject([{ kind: 'price-changed' }])
    await tab.done(tab.cart.updateItem(tab.lineId(whiteM), 3))
    expect(problems(tab)).toEqual([undefined])
  })

  it('[F-43] keep their line and title when they are no longer sold, and can be removed', async () => {
    const { browser, tab } = await withBoth()
    browser.server.unpublished.add(shirt.id)
    await tab.done(tab.cart.refresh())
    expect(tab.view.lines[0]).toMatchObject({ name: 'Linen Shirt', quantity: 2 })
    expect(await tab.done(tab.cart.removeItem(tab.lineId(whiteM)))).toEqual({ ok: true })
    expect(tab.quantities).toEqual({ [theCandle]: 1 })
  })

  it('[F-43] are flagged when a count finds product or variant gone, and can be removed', async () => {
    const { browser, tab } = await withBoth()
    browser.server.unpublished.add(whiteM).add(candle.id)
    await tab.checkStock()
    expect(problems(tab)).toEqual([{ kind: 'unavailable' }, { kind: 'unavailable' }])
    expect(await tab.done(tab.cart.removeItem(tab.lineId(whiteM)))).toEqual({ ok: true })
    expect(tab.quantities).toEqual({ [theCandle]: 1 })
  })

  it('[F-42] are flagged when a count finds too few, until the quantity is reduced', async () => {
    const { browser, tab } = await withBoth()
    browser.server.stock.set(whiteM, 1).set(theCandle, 0)
    const before = browser.server.asked.length
    await tab.checkStock()
    expect(browser.server.asked.slice(before).map(({ path }) => path)).toEqual(['/store/products'])
    expect(problems(tab)).toEqual([
      { kind: 'out-of-stock', left: 1 },
      { kind: 'out-of-stock', left: 0 },
    ])
    await tab.done(tab.cart.updateItem(tab.lineId(whiteM), 1))
    expect(problems(tab)).toEqual([undefined, { kind: 'out-of-stock', left: 0 }])
    browser.server.stock.set(theCandle, 5)
    await tab.checkStock()
    expect(problems(tab)).toEqual([undefined, undefined])
  })

  it('[F-42] are counted again when that is requested while an earlier count is in progress', async () => {
    const { browser, tab } = await withBoth()
    browser.server.fault = ({ path }) =>
      path === '/store/products' ? { kind: 'late', ms: 1_000 } : undefined
    tab.cart.checkStock()
    await browser.clock.pass(500)
    browser.server.stock.set(theCandle, 0)
    browser.server.fault = () => undefined
    tab.cart.checkStock()
    await browser.clock.pass(2_000)
    expect(problems(tab)).toEqual([undefined, { kind: 'out-of-stock', left: 0 }])
  })

  it('[F-42] are counted again at the next moment, whose answer an earlier count does not have', async () => {
    const { browser, tab } = await withBoth()
    browser.server.fault = ({ path }) =>
      path === '/store/products' ? { kind: 'late', ms: 1_000 } : undefined
    tab.cart.checkStock()
    await browser.clock.pass(30)
    browser.server.stock.set(theCandle, 0)
    tab.cart.checkStock()
    await browser.clock.pass(3_000)
    expect(problems(tab)).toEqual([undefined, { kind: 'out-of-stock', left: 0 }])
  })

  it('[F-42] are flagged by an earlier count when the later one fails', async () => {
    const { browser, tab } = await withBoth()
    browser.server.stock.set(theCandle, 0)
    browser.server.fault = ({ path }) =>
      path === '/store/products' ? { kind: 'late', ms: 1_000 } : undefined
    tab.cart.checkStock()
    await browser.clock.pass(500)
    browser.server.fault = () => ({ kind: 'status', status: 500 })
    tab.cart.checkStock()
    await browser.clock.pass(3_000)
    expect(problems(tab)).toEqual([undefined, { kind: 'out-of-stock', left: 0 }])
  })

  it('[F-42] keep what the latest count found, though earlier ones of other products answer after it', async () => {
    const { browser, tab } = await withBoth()
    const answersAfter = (ms: number) => {
      browser.server.fault = ({ path }) => (path === '/store/products' ? { kind: 'late', ms } : undefined)
    }
    answersAfter(2_000)
    tab.cart.checkStock()
    await browser.clock.pass(200)
    browser.server.stock.set(theCandle, 0)
    answersAfter(0)
    tab.cart.checkStock()
    await browser.clock.pass(200)
    await tab.done(tab.cart.removeItem(tab.lineId(whiteM)))
    tab.cart.checkStock()
    await browser.clock.pass(3_000)
    expect(problems(tab)).toEqual([{ kind: 'out-of-stock', left: 0 }])
  })

  it.each([{ kind: 'status', status: 500 }, { kind: 'empty' }, { kind: 'lost-request' }] as const)(
    'stay as they are when they cannot be counted because of %j',
    async (fault) => {
      const { browser, tab } = await withBoth()
      browser.server.stock.set(whiteM, 0)
      browser.server.fault = () => fault
      await tab.checkStock()
      expect(problems(tab)).toEqual([undefined, undefined])
      expect(tab.view.status).toBe('ready')
    },
  )

  it('send no request when there are none', async () => {
    const browser = new Browser()
    const tab = await browser.open().start()
    await tab.checkStock()
    expect(browser.server.asked.map(({ path }) => path)).toEqual(['/store/carts'])
  })

  it('[F-42] keep their quantity, and are flagged, when a change finds the stock run out', async () => {
    const { browser, tab } = await withBoth()
    browser.server.stock.set(whiteM, 0)
    await tab.done(tab.cart.refresh())
    const outcome = await tab.done(tab.cart.updateItem(tab.lineId(whiteM), 3))
    expect(outcome).toMatchObject({ ok: false, reason: 'insufficient-stock' })
    expect(tab.quantities).toEqual({ [whiteM]: 2, [theCandle]: 1 })
    expect(problems(tab)).toEqual([{ kind: 'out-of-stock', left: 0 }, undefined])
  })

  const counts = (browser: Browser) => browser.server.count('GET', /products$/)

  it('[F-43] are flagged without an action when a later visit reads the cart, after the cart is shown', async () => {
    const { browser } = await withBoth()
    browser.server.unpublished.add(shirt.id)
    browser.server.stock.set(theCandle, 0)
    const later = browser.open()
    void later.cart.start()
    await browser.clock.until(() => later.view.status === 'ready')
    expect(problems(later)).toEqual([undefined, undefined])
    await browser.clock.pass(100)
    expect(problems(later)).toEqual([{ kind: 'unavailable' }, { kind: 'out-of-stock', left: 0 }])
    expect(counts(browser)).toBe(1)
  })

  it('[F-43] are flagged when the shopper comes back to the tab, and no more when they are sold again', async () => {
    const { browser, tab } = await withBoth()
    browser.server.unpublished.add(shirt.id)
    await browser.clock.pass(2_000)
    await tab.done(tab.cart.refresh())
    await browser.clock.pass(100)
    expect(problems(tab)).toEqual([{ kind: 'unavailable' }, undefined])
    browser.server.unpublished.clear()
    await browser.clock.pass(2_000)
    await tab.done(tab.cart.refresh())
    await browser.clock.pass(100)
    expect(problems(tab)).toEqual([undefined, undefined])
  })

  it('are counted once for two requests in a moment, and not again after a change in another tab', async () => {
    const { browser, tab } = await withBoth()
    const other = await browser.open().start()
    await browser.clock.pass(2_000)
    const before = counts(browser)
    tab.cart.checkStock()
    tab.cart.checkStock()
    await browser.clock.pass(100)
    expect(counts(browser)).toBe(before + 1)
    await other.done(other.cart.updateItem(other.lineId(whiteM), 5))
    await browser.clock.pass(2_000)
    expect(tab.quantities).toEqual({ [whiteM]: 5, [theCandle]: 1 })
    expect(counts(browser)).toBe(before + 1)
  })

  it('[F-42] are no longer flagged after the backend has sold more of them than were counted', async () => {
    const { browser, tab } = await withBoth()
    browser.server.stock.set(whiteM, 3)
    await tab.checkStock()
    browser.server.stock.set(whiteM, 9)
    await tab.done(tab.cart.updateItem(tab.lineId(whiteM), 6))
    expect(problems(tab)).toEqual([undefined, undefined])
  })
})
