import { describe, expect, it } from 'vitest'
import { Browser } from '../support/cart-setup.ts'
import type { Fault } from '../support/cart-server.ts'
import { candle, shirt, theCandle, whiteM } from '../support/product-fixtures.ts'

const added = /\/line-items$/
const isAdd = ({ method, path }: { method: string; path: string }) => method === 'POST' && added.test(path)

/** In each of these the backend carried out the request, and the shop did not get the answer. */
const losses: readonly (readonly [string, Fault])[] = [
  ['the connection broke', { kind: 'lost-answer' }],
  ['the answer took too long', { kind: 'late', ms: 60_000 }],
  ['a web page came instead', { kind: 'html' }],
  ['half the answer came', { kind: 'truncated' }],
  ['an empty answer came', { kind: 'empty' }],
]

describe('An add whose answer is lost', () => {
  it.each(losses)('[F-40] is found in the cart and not sent again when %s', async (_, fault) => {
    const browser = new Browser()
    const tab = await browser.open().start()
    await tab.add({ productId: candle.id, quantity: 1, product: candle })
    browser.server.fault = (asked) => (isAdd(asked) ? fault : undefined)
    const outcome = await tab.add({ productId: candle.id, quantity: 2, product: candle })
    expect(outcome).toEqual({ ok: true })
    expect(browser.server.quantities(tab.cartId)).toEqual({ [theCandle]: 3 })
    expect(browser.server.count('POST', added)).toBe(2)
    expect(tab.quantities).toEqual({ [theCandle]: 3 })
    expect(tab.noticeKinds).toEqual(['item-added', 'item-added'])
  })

  it('[F-40] fails when it never arrived, and removes the line', async () => {
    const browser = new Browser()
    const tab = await browser.open().start()
    browser.server.fault = (asked) => (isAdd(asked) ? { kind: 'lost-request' } : undefined)
    const outcome = await tab.add({ productId: candle.id, quantity: 1, product: candle })
    expect(outcome).toMatchObject({ ok: false, reason: 'failed', failure: { kind: 'unreachable' } })
    expect(tab.view).toMatchObject({ status: 'ready', lines: [], loading: false })
    expect(tab.noticeKinds).toEqual(['add-failed'])
  })

  it('[F-40] asks again when the first look at the cart fails too', async () => {
    const browser = new Browser()
    const tab = await browser.open().start()
    browser.server.fault = (asked, nth) => {
      if (isAdd(asked)) return { kind: 'lost-answer' }
      return asked.method === 'GET' && nth < 3 ? { kind: 'lost-request' } : undefined
    }
    expect(await tab.add({ productId: candle.id, quantity: 1, product: candle })).toEqual({ ok: true })
    expect(browser.server.quantities(tab.cartId)).toEqual({ [theCandle]: 1 })
  })

  describe('while the backend cannot be reached', () => {
    async function afterTheOutage(loss: 'lost-answer' | 'lost-request') {
      const browser = new Browser()
      const tab = await browser.open().start()
      await tab.add({ productId: shirt.id, quantity: 1, product: shirt })
      browser.server.fault = (asked) => ({ kind: isAdd(asked) ? loss : 'lost-request' })
      const outcome = await tab.add({ productId: candle.id, quantity: 1, product: candle })
      return { browser, tab, outcome }
    }

    it('[F-15] says so, keeps the known lines and offers a retry', async () => {
      const { tab, outcome } = await afterTheOutage('lost-request')
      expect(outcome).toMatchObject({
        ok: false,
        reason: 'cart-unavailable',
        failure: { kind: 'unreachable' },
      })
      expect(tab.view).toMatchObject({ status: 'unconfirmed', loading: false })
      expect(tab.quantities).toEqual({ [whiteM]: 1 })
      expect(tab.noticeKinds).toEqual(['item-added', 'add-failed'])
    })

    it('[F-40] shows the item and says so after it turns out to have arrived', async () => {
      const { browser, tab } = await afterTheOutage('lost-answer')
      browser.server.fault = () => undefined
      await tab.done(tab.cart.refresh())
      expect(tab.quantities).toEqual({ [whiteM]: 1, [theCandle]: 1 })
      expect(tab.noticeKinds).toEqual(['item-added', 'add-failed', 'item-added'])
    })

    it('[F-40] takes a second press for the same add when the first had arrived', async () => {
      const { browser, tab } = await afterTheOutage('lost-answer')
      browser.server.fault = () => undefined
      expect(await tab.add({ productId: candle.id, quantity: 1, product: candle })).toEqual({ ok: true })
      expect(browser.server.quantities(tab.cartId)).toEqual({ [whiteM]: 1, [theCandle]: 1 })
    })

    it('[F-40] sends a second press when the first had not arrived', async () => {
      const { browser, tab } = await afterTheOutage('lost-request')
      browser.server.fault = () => undefined
      expect(await tab.add({ productId: candle.id, quantity: 1, product: candle })).toEqual({ ok: true })
      expect(browser.server.quantities(tab.cartId)).toEqual({ [whiteM]: 1, [theCandle]: 1 })
      expect(await tab.add({ productId: candle.id, quantity: 1, product: candle })).toEqual({ ok: true })
      expect(browser.server.quantities(tab.cartId)).toEqual({ [whiteM]: 1, [theCandle]: 2 })
    })

    it('[F-2] answers a retry that is pressed while it is still being looked up', async () => {
      const browser = new Browser()
      const tab = await browser.open().start()
      browser.server.fault = () => ({ kind: 'lost-request' })
      const adding = tab.cart.addItem({ productId: candle.id, quantity: 1, product: candle })
      await browser.clock.pass(300)
      const retrying = tab.cart.retry()
      await tab.done(Promise.all([adding, retrying]))
      expect(tab.view.status).toBe('unconfirmed')
    })

    it('[F-2] heals on refresh without a reload', async () => {
      const { browser, tab } = await afterTheOutage('lost-request')
      await tab.done(tab.cart.refresh())
      expect(tab.view.status).toBe('unconfirmed')
      expect(tab.noticeKinds).toEqual(['item-added', 'add-failed'])
      browser.server.fault = () => undefined
      await tab.done(tab.cart.refresh())
      expect(tab.view.status).toBe('ready')
      expect(tab.view.failure).toBeUndefined()
      expect(tab.noticeKinds).toEqual(['item-added', 'add-failed'])
    })
  })

  it('[F-47] is settled by the next visit after a reload in the middle', async () => {
    const browser = new Browser()
    const tab = await browser.open().start()
    void tab.cart.addItem({ productId: candle.id, quantity: 1, product: candle })
    await browser.clock.pass(25)
    const reloaded = await browser.open().start()
    expect(reloaded.quantities).toEqual(browser.server.quantities(reloaded.cartId))
  })

  it('[F-19] waits for a slow backend without sending twice', async () => {
    const browser = new Browser()
    browser.server.latency = 7_000
    const tab = await browser.open().start()
    expect(await tab.add({ productId: candle.id, quantity: 1, product: candle })).toEqual({ ok: true })
    expect(browser.server.count('POST', added)).toBe(1)
  })
})
