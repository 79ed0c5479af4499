import { describe, expect, it } from 'vitest'
import { cartStorageKey } from '../../src/storage-keys.ts'
import { Browser, type Tab } from '../support/cart-setup.ts'
import { DelayedStorage } from '../support/delayed-storage.ts'
import { candle, shirt, theCandle, whiteM } from '../support/product-fixtures.ts'

describe('Several tabs', () => {
  it('[CART-14] [F-45] agree within a second of an add', async () => {
    const browser = new Browser()
    const first = await browser.open().start()
    const second = await browser.open().start()
    await first.add({ productId: shirt.id, quantity: 2, product: shirt })
    await browser.clock.pass(1_000)
    expect(second.quantities).toEqual({ [whiteM]: 2 })
    expect(second.notices).toEqual([])
  })

  it('[CART-14] [F-45] overwrite nothing when both add', async () => {
    const browser = new Browser()
    const first = await browser.open().start()
    const second = await browser.open().start()
    const adds = [
      first.cart.addItem({ productId: shirt.id, quantity: 1, product: shirt }),
      second.cart.addItem({ productId: candle.id, quantity: 1, product: candle }),
    ]
    await first.done(Promise.all(adds))
    await browser.clock.pass(1_000)
    const both = { [whiteM]: 1, [theCandle]: 1 }
    expect(browser.server.quantities('cart_made1')).toEqual(both)
    expect(first.quantities).toEqual(both)
    expect(second.quantities).toEqual(both)
  })

  it('[F-45] do not echo: each other tab reads a change once', async () => {
    const browser = new Browser()
    const first = await browser.open().start()
    await browser.open().start()
    await browser.clock.pass(1_000)
    const before = browser.server.count('GET', /carts/)
    await first.add({ productId: shirt.id, quantity: 1, product: shirt })
    await browser.clock.pass(5_000)
    expect(browser.server.count('GET', /carts/)).toBe(before + 1)
  })

  it('[CART-14] share the cart that the first of them made', async () => {
    const browser = new Browser()
    const first = browser.open()
    const second = browser.open()
    await first.done(Promise.all([first.cart.start(), second.cart.start()]))
    await browser.clock.pass(1_000)
    await first.add({ productId: shirt.id, quantity: 1, product: shirt })
    await second.add({ productId: candle.id, quantity: 1, product: candle })
    await browser.clock.pass(1_000)
    expect(first.quantities).toEqual({ [whiteM]: 1, [theCandle]: 1 })
    expect(second.quantities).toEqual(first.quantities)
  })

  it('[CART-14] [F-31] share one cart though each sees late what the other stores', async () => {
    const browser = new Browser()
    const storage = new DelayedStorage(browser.clock, 5)
    const first = browser.open({ storage: storage.open() })
    const second = browser.open({ storage: storage.open() })
    const adds = [
      first.cart.addItem({ productId: shirt.id, quantity: 1, product: shirt }),
      second.cart.addItem({ productId: candle.id, quantity: 1, product: candle }),
    ]
    await first.done(Promise.all(adds))
    await browser.clock.pass(1_000)
    expect(first.quantities).toEqual({ [whiteM]: 1, [theCandle]: 1 })
    expect(second.quantities).toEqual(first.quantities)
  })

  it('[F-46] continue with a new cart after one of them has checked out', async () => {
    const browser = new Browser()
    const first = await browser.open().start()
    const second = await browser.open().start()
    await first.add({ productId: shirt.id, quantity: 1, product: shirt })
    await browser.clock.pass(1_000)
    browser.server.cart('cart_made1').completedAt = 1
    await first.done(first.cart.refresh())
    expect(first.cartId).toBe('cart_made2')
    await browser.clock.pass(1_000)
    expect(second.view.lines).toEqual([])
    expect(await second.add({ productId: candle.id, quantity: 1, product: candle })).toEqual({ ok: true })
    expect(browser.server.quantities('cart_made2')).toEqual({ [theCandle]: 1 })
    expect(browser.server.carts.size).toBe(2)
  })

  it('[F-46] have no cart after the order of a guest until something is put into the next one', async () => {
    const browser = new Browser()
    const first = await browser.open().start()
    const second = await browser.open().start()
    await first.add({ productId: shirt.id, quantity: 1, product: shirt })
    await browser.clock.pass(1_000)
    browser.server.cart('cart_made1').completedAt = 1
    const before = browser.server.asked.length
    void first.cart.ordered('cart_made1')
    expect(first.view).toMatchObject({ status: 'ready', lines: [] })
    expect(browser.server.asked).toHaveLength(before)
    expect(browser.storage.get(cartStorageKey)).toBeNull()
    expect(await first.add({ productId: candle.id, quantity: 1, product: candle })).toEqual({ ok: true })
    await browser.clock.pass(1_000)
    expect(second.view.lines.map(({ variantId }) => variantId)).toEqual([theCandle])
    expect(browser.server.carts.size).toBe(2)
  })

  it('[F-46] find the cart that another tab created, also when they cannot communicate', async () => {
    const browser = new Browser()
    const first = await browser.open({ deaf: true }).start()
    const second = await browser.open({ deaf: true }).start()
    browser.server.cart('cart_made1').completedAt = 1
    await first.add({ productId: shirt.id, quantity: 1, product: shirt })
    await second.add({ productId: candle.id, quantity: 1, product: candle })
    expect(browser.server.quantities('cart_made2')).toEqual({ [whiteM]: 1, [theCandle]: 1 })
    expect(browser.server.carts.size).toBe(2)
  })

  it('[F-46] count what is in the new cart and what they add to it', async () => {
    const browser = new Browser()
    const first = await browser.open({ deaf: true }).start()
    const second = await browser.open({ deaf: true }).start()
    browser.server.cart('cart_made1').completedAt = 1
    await first.add({ productId: candle.id, quantity: 1, product: candle })
    await second.add({ productId: candle.id, quantity: 1, product: candle })
    expect(browser.server.quantities('cart_made2')).toEqual({ [theCandle]: 2 })
  })

  it('[CART-14] read once more when another changes the cart during a write', async () => {
    const browser = new Browser()
    const first = await browser.open().start()
    const second = await browser.open().start()
    browser.server.fault = ({ body }) =>
      (body as { quantity?: number } | undefined)?.quantity === 5 ? { kind: 'late', ms: 500 } : undefined
    const slow = second.cart.addItem({ productId: candle.id, quantity: 5, product: candle })
    await browser.clock.pass(50)
    await first.add({ productId: shirt.id, quantity: 1, product: shirt })
    await second.done(slow)
    await browser.clock.pass(1_000)
    expect(second.quantities).toEqual({ [whiteM]: 1, [theCandle]: 5 })
  })

  /** Two tabs with the shirt in their cart. */
  async function twoTabs(quantity: number) {
    const browser = new Browser()
    const first = await browser.open().start()
    await first.add({ productId: shirt.id, quantity, product: shirt })
    const second = await browser.open().start()
    return { browser, first, second }
  }
  const press = (tab: Tab, step: 1 | -1) => {
    const line = tab.view.lines.find(({ variantId }) => variantId === whiteM)
    return tab.cart.updateItem(line?.id ?? '', (line?.quantity ?? 0) + step)
  }

  it('[CART-14] lose no item when both press plus at once', async () => {
    const { browser, first, second } = await twoTabs(1)
    const presses: Promise<unknown>[] = []
    for (let each = 0; each < 6; each += 1) {
      presses.push(press(first, 1), press(second, 1))
      await browser.clock.pass(10)
    }
    await first.done(Promise.all(presses))
    await browser.clock.pass(1_000)
    expect(browser.server.quantities('cart_made1')).toEqual({ [whiteM]: 13 })
    expect(first.quantities).toEqual({ [whiteM]: 13 })
    expect(second.quantities).toEqual({ [whiteM]: 13 })
  })

  it('[CART-14] lose no item when one presses plus and the other minus', async () => {
    const { browser, first, second } = await twoTabs(5)
    await first.done(Promise.all([press(first, 1), press(second, -1), press(first, 1), press(second, -1)]))
    await browser.clock.pass(1_000)
    expect(browser.server.quantities('cart_made1')).toEqual({ [whiteM]: 5 })
    expect(second.quantities).toEqual(first.quantities)
  })

  it('keep one item when both press minus at two', async () => {
    const { browser, first, second } = await twoTabs(2)
    await first.done(Promise.all([press(first, -1), press(second, -1)]))
    expect(browser.server.quantities('cart_made1')).toEqual({ [whiteM]: 1 })
  })

  it('read once more for a change of the cart’s prices that an answer in transit does not have', async () => {
    const { browser, first, second } = await twoTabs(1)
    let isFirstRead = true
    browser.server.fault = ({ method }) => {
      if (method !== 'GET' || !isFirstRead) return undefined
      isFirstRead = false
      return { kind: 'late', ms: 500 }
    }
    await first.add({ productId: candle.id, quantity: 1, product: candle })
    await browser.clock.pass(100)
    expect(isFirstRead).toBe(false)
    browser.server.reprice(whiteM, 99)
    await second.done(second.cart.refresh())
    expect(second.view.lines[0]?.price.amount).toBe(99)
    expect(second.quantities).toEqual({ [whiteM]: 1, [theCandle]: 1 })
    expect(browser.server.count('GET', /carts/)).toBe(3)
  })

  it('set a quantity that was typed, whatever another tab has set', async () => {
    const { browser, first, second } = await twoTabs(1)
    await first.done(first.cart.updateItem(first.lineId(whiteM), 4))
    await second.done(second.cart.updateItem(second.lineId(whiteM), 9))
    expect(browser.server.quantities('cart_made1')).toEqual({ [whiteM]: 9 })
  })

  it('count a press whose answer was lost once', async () => {
    const { browser, first } = await twoTabs(1)
    browser.server.fault = ({ method, path }, nth) =>
      method === 'POST' && /line-items\/./.test(path) && nth === 1 ? { kind: 'lost-answer' } : undefined
    expect(await first.done(press(first, 1))).toEqual({ ok: true })
    expect(browser.server.quantities('cart_made1')).toEqual({ [whiteM]: 2 })
  })

  it.each([
    ['minus', -1, 5, 3],
    ['minus, down to the last piece', -1, 3, 1],
    ['plus', 1, 5, 7],
  ] as const)(
    '[F-40] count a press whose answer was lost once when another device went on: %s',
    async (_, by, had, left) => {
      const { browser, first } = await twoTabs(had)
      browser.server.fault = ({ method, path }, nth) =>
        method === 'POST' && /line-items\/./.test(path) && nth === 1
          ? { kind: 'late', ms: 60_000 }
          : undefined
      const lost = press(first, by)
      await browser.clock.pass(1_000)
      const [line] = browser.server.cart('cart_made1').lines
      if (line !== undefined) line.quantity += by
      expect(await first.done(lost)).toEqual({ ok: true })
      expect(browser.server.quantities('cart_made1')).toEqual({ [whiteM]: left })
      expect(first.quantities).toEqual({ [whiteM]: left })
    },
  )
})
