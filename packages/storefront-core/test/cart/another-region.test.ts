import { describe, expect, it } from 'vitest'
import { createKeptLines, type KeptLines } from '../../src/cart/kept-lines.ts'
import { createMemoryStorage } from '../../src/memory-storage.ts'
import { moveCart, type MoveOutcome } from '../../src/cart/move-cart-to-region.ts'
import { homeRegionId } from '../support/cart-server.ts'
import { Browser, type Tab } from '../support/cart-setup.ts'
import { candle, shirt, theCandle, whiteM } from '../support/product-fixtures.ts'

const nepal = 'reg_nepal'

async function begunInIndia() {
  const browser = new Browser()
  browser.server.openRegion(nepal)
  const tab = await browser.open().start()
  await tab.add({ productId: shirt.id, quantity: 2, product: shirt })
  await tab.add({ productId: candle.id, quantity: 1, product: candle })
  return { browser, tab }
}

const moving = (tab: Tab, regionId = nepal, kept?: KeptLines): Promise<MoveOutcome> =>
  tab.done(moveCart({ client: tab.client, cart: tab.cart, regionId, kept }))

describe('A cart that was begun in another region', () => {
  it('[F-29] is brought into this one with all its lines', async () => {
    const { browser, tab } = await begunInIndia()
    expect(await moving(tab)).toEqual({ ok: true, dropped: [], returned: [] })
    expect(browser.server.cart(tab.cartId).regionId).toBe(nepal)
    expect(tab.quantities).toEqual({ [whiteM]: 2, [theCandle]: 1 })
    expect(browser.server.carts.size).toBe(1)
  })

  it('[F-29] loses only what has no price there, and names it', async () => {
    const { browser, tab } = await begunInIndia()
    browser.server.openRegion(nepal, [theCandle])
    expect(await moving(tab)).toMatchObject({ ok: true, dropped: [{ name: 'Fig Candle', quantity: 1 }] })
    expect(browser.server.cart(tab.cartId).regionId).toBe(nepal)
    expect(tab.quantities).toEqual({ [whiteM]: 2 })
    expect(browser.server.quantities(tab.cartId)).toEqual({ [whiteM]: 2 })
  })

  it('is left alone when it is in this region already', async () => {
    const { browser, tab } = await begunInIndia()
    const before = browser.server.writes.length
    expect(await moving(tab, homeRegionId)).toEqual({ ok: true, dropped: [], returned: [] })
    expect(browser.server.writes).toHaveLength(before)
  })

  it('is left alone when it has become an order', async () => {
    const { browser, tab } = await begunInIndia()
    browser.server.cart(tab.cartId).completedAt = 1
    const before = browser.server.writes.length
    expect(await moving(tab)).toEqual({ ok: true, dropped: [], returned: [] })
    expect(browser.server.writes).toHaveLength(before)
  })

  it.each([
    ['GET', { kind: 'lost-request' }, 'unreachable'],
    ['GET', { kind: 'html' }, undefined],
    ['POST', { kind: 'lost-request' }, 'unreachable'],
    ['POST', { kind: 'status', status: 500 }, 'broken'],
    ['POST', { kind: 'status', status: 400, body: { message: 'No' } }, 'rejected'],
  ] as const)('[F-29] keeps every line where it was when a %s meets %j', async (method, fault, kind) => {
    const { browser, tab } = await begunInIndia()
    browser.server.fault = (asked) => (asked.method === method ? fault : undefined)
    const outcome = await moving(tab)
    expect(outcome.ok ? undefined : outcome.failure.kind).toBe(kind ?? 'unreadable')
    expect(outcome.dropped).toEqual([])
    browser.server.fault = () => undefined
    expect(browser.server.cart(tab.cartId).regionId).toBe(homeRegionId)
    expect(browser.server.quantities(tab.cartId)).toEqual({ [whiteM]: 2, [theCandle]: 1 })
  })

  it('[F-29] names what was dropped also when the move itself fails after it', async () => {
    const { browser, tab } = await begunInIndia()
    browser.server.openRegion(nepal, [theCandle])
    const isMove = ({ method, path }: { method: string; path: string }) =>
      method === 'POST' && /carts\/[^/]+$/.test(path)
    browser.server.fault = (asked, nth) =>
      isMove(asked) && nth > 1 ? { kind: 'status', status: 500 } : undefined
    expect(await moving(tab)).toMatchObject({ ok: false, dropped: [{ name: 'Fig Candle' }] })
    expect(tab.quantities).toEqual({ [whiteM]: 2 })
  })

  it('[F-29] keeps what has no price there, and gets it back in its own region', async () => {
    const { browser, tab } = await begunInIndia()
    browser.server.openRegion(nepal, [theCandle])
    const kept = createKeptLines(createMemoryStorage(), 'kept')
    expect(await moving(tab, nepal, kept)).toMatchObject({ ok: true, dropped: [{ name: 'Fig Candle' }] })
    expect(kept.all()).toMatchObject([{ regionId: homeRegionId, variantId: theCandle, quantity: 1 }])
    expect(await moving(tab, homeRegionId, kept)).toMatchObject({
      ok: true,
      dropped: [],
      returned: [{ name: 'Fig Candle' }],
    })
    expect(tab.quantities).toEqual({ [whiteM]: 2, [theCandle]: 1 })
    expect(kept.all()).toEqual([])
  })

  it('[F-29] loses nothing that is kept when the move itself fails after it', async () => {
    const { browser, tab } = await begunInIndia()
    browser.server.openRegion(nepal, [theCandle])
    const isMove = ({ method, path }: { method: string; path: string }) =>
      method === 'POST' && /carts\/[^/]+$/.test(path)
    browser.server.fault = (asked, nth) =>
      isMove(asked) && nth > 1 ? { kind: 'status', status: 500 } : undefined
    const kept = createKeptLines(createMemoryStorage(), 'kept')
    expect(await moving(tab, nepal, kept)).toMatchObject({ ok: false, dropped: [] })
    expect(tab.quantities).toEqual({ [whiteM]: 2, [theCandle]: 1 })
    expect(kept.all()).toEqual([])
  })
})

describe('Lines that are kept', () => {
  it.each(['', '{', 'null', '[1]', '[{"regionId":"reg_1"}]'])('ignore a storage with %j', (written) => {
    const storage = createMemoryStorage()
    storage.set('kept', written)
    expect(createKeptLines(storage, 'kept').all()).toEqual([])
  })
})
