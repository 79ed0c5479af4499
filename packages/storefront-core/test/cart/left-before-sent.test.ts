import { describe, expect, it } from 'vitest'
import { unsentAddsKey } from '../../src/storage-keys.ts'
import { Browser, memoryStorage, type Tab } from '../support/cart-setup.ts'
import { blueS, candle, shirt, theCandle, whiteM } from '../support/product-fixtures.ts'

const waiting = { ok: true, isWaiting: true }
const aCandle = { productId: candle.id, quantity: 2, product: candle }
const chosen = { opt_shirt_Color: 'Blue', opt_shirt_Size: 'S' }

/** Opens a first page whose tab has a storage, and the next page of that tab. */
function openTab() {
  const browser = new Browser()
  const tabStorage = memoryStorage()
  return { browser, tabStorage, tab: browser.open({ tabStorage }), next: () => browser.open({ tabStorage }) }
}

async function atRest(browser: Browser, tab: Tab): Promise<void> {
  await browser.clock.pass(10_000)
  expect(tab.view).toMatchObject({ status: 'ready', loading: false })
}

describe('An add whose page is left before there is a cart', () => {
  it("[F-47] is made by the tab's next page, once", async () => {
    const { browser, tabStorage, tab, next } = openTab()
    const adding = tab.cart.addItem(aCandle)
    tab.cart.pageLeft()
    expect(await adding).toEqual(waiting)
    const after = await next().start()
    await atRest(browser, after)
    expect(after.quantities).toEqual({ [theCandle]: 2 })
    expect(browser.server.quantities(after.cartId)).toEqual({ [theCandle]: 2 })
    expect(after.noticeKinds).toEqual(['item-added'])
    const third = await next().start()
    await atRest(browser, third)
    expect(third.quantities).toEqual({ [theCandle]: 2 })
    expect(tabStorage.all.has(unsentAddsKey)).toBe(false)
  })

  it('keeps the chosen options, those of several adds, and those of pages in between', async () => {
    const { browser, tab, next } = openTab()
    void tab.cart.addItem({ productId: shirt.id, quantity: 1, selectedOptions: chosen })
    void tab.cart.addItem({ productId: shirt.id, quantity: 3, variantId: whiteM })
    tab.cart.pageLeft()
    const second = next()
    void second.cart.addItem(aCandle)
    second.cart.pageLeft()
    const third = await next().start()
    await atRest(browser, third)
    expect(third.quantities).toEqual({ [blueS]: 1, [whiteM]: 3, [theCandle]: 2 })
  })

  it('[F-47] is made by the page itself when it is shown again', async () => {
    const { browser, tab } = openTab()
    void tab.cart.addItem(aCandle)
    tab.cart.pageLeft()
    await tab.done(tab.cart.refresh())
    await atRest(browser, tab)
    expect(browser.server.quantities(tab.cartId)).toEqual({ [theCandle]: 2 })
  })

  it('is kept when its product is still being looked up, while the rest is sent', async () => {
    const { browser, tab, next } = openTab()
    await tab.start()
    void tab.cart.addItem(aCandle)
    void tab.cart.addItem({ productId: shirt.id, quantity: 1, selectedOptions: chosen })
    tab.cart.pageLeft()
    const after = await next().start()
    await atRest(browser, after)
    expect(browser.server.quantities(after.cartId)).toEqual({ [theCandle]: 2, [blueS]: 1 })
  })

  it('[F-47] is kept when it waits for a connection', async () => {
    const { browser, tab, next } = openTab()
    await tab.start()
    browser.loseNetwork()
    void tab.cart.addItem(aCandle)
    await browser.clock.pass(100)
    tab.cart.pageLeft()
    browser.findNetwork()
    const after = await next().start()
    await atRest(browser, after)
    expect(after.quantities).toEqual({ [theCandle]: 2 })
  })

  it.each([
    'no JSON',
    '{}',
    'null',
    '1\n{"productId":"p"}\n{"productId":7,"quantity":1}\n',
    JSON.stringify({ productId: candle.id, quantity: -1 }),
  ])('ignores a storage that holds %s', async (written) => {
    const { browser, tabStorage, tab } = openTab()
    tabStorage.set(unsentAddsKey, written)
    await tab.start()
    await atRest(browser, tab)
    expect(tab.quantities).toEqual({})
  })

  it('takes no more than a person can press', async () => {
    const { browser, tabStorage, tab } = openTab()
    const add = { productId: candle.id, quantity: 1 }
    tabStorage.set(unsentAddsKey, `${JSON.stringify(add)}\n`.repeat(5_000))
    await tab.start()
    await atRest(browser, tab)
    expect(tab.quantities).toEqual({ [theCandle]: 20 })
  })
})
