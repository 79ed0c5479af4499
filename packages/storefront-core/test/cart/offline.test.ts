import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AddInput, CartOutcome } from '../../src/cart/cart.types.ts'
import { Browser, memoryStorage, type Tab } from '../support/cart-setup.ts'
import { candle, shirt, theCandle, theVase, vase, whiteM } from '../support/product-fixtures.ts'
import { randomRuns } from '../support/random-runs.ts'

const waiting = { ok: true, isWaiting: true } as const
const aCandle = { productId: candle.id, quantity: 1, product: candle } as const
const aShirt = { productId: shirt.id, quantity: 1, product: shirt } as const
const added = /\/line-items$/

async function withShirt() {
  const browser = new Browser()
  const tab = await browser.open().start()
  await tab.add(aShirt)
  return { browser, tab }
}

const rest = async (browser: Browser) => browser.clock.pass(10_000)

describe('[F-15] A change made without a network', () => {
  it('is shown as waiting, and sent when there is one again', async () => {
    const { browser, tab } = await withShirt()
    browser.loseNetwork()
    expect(await tab.add(aCandle)).toEqual(waiting)
    expect(tab.view).toMatchObject({ status: 'unconfirmed', isWaiting: true, loading: false })
    expect(tab.quantities).toEqual({ [whiteM]: 1, [theCandle]: 1 })
    expect(browser.server.count('POST', added)).toBe(1)

    browser.findNetwork()
    await rest(browser)
    expect(browser.server.quantities(tab.cartId)).toEqual({ [whiteM]: 1, [theCandle]: 1 })
    expect(tab.view).toMatchObject({ status: 'ready', busyLineIds: [] })
    expect(tab.view.isWaiting).toBeUndefined()
    expect(tab.noticeKinds).toEqual(['item-added', 'waiting-for-connection', 'item-added'])
  })

  it('is sent after the earlier changes, of any kind', async () => {
    const { browser, tab } = await withShirt()
    await tab.add({ productId: vase.id, quantity: 1, product: vase })
    browser.loseNetwork()
    const outcomes = [
      await tab.done(tab.cart.updateItem(tab.lineId(whiteM), 2)),
      await tab.add(aCandle),
      await tab.done(tab.cart.updateItem(tab.lineId(whiteM), 3)),
      await tab.done(tab.cart.removeItem(tab.lineId(theVase))),
      await tab.done(tab.cart.updateItem(tab.lineId(theCandle), 5)),
    ]
    expect(outcomes).toEqual(outcomes.map(() => waiting))
    expect(tab.quantities).toEqual({ [whiteM]: 3, [theCandle]: 5 })
    browser.findNetwork()
    await rest(browser)
    expect(browser.server.quantities(tab.cartId)).toEqual({ [whiteM]: 3, [theCandle]: 5 })
    expect(tab.quantities).toEqual({ [whiteM]: 3, [theCandle]: 5 })
  })

  it('is not doubled when it had arrived before the network was lost', async () => {
    const { browser, tab } = await withShirt()
    browser.server.fault = ({ method }) =>
      method === 'POST' ? { kind: 'lost-answer' } : { kind: 'lost-request' }
    const adding = tab.cart.addItem(aCandle)
    browser.connection.be('offline')
    expect(await tab.done(adding)).toEqual(waiting)
    browser.findNetwork()
    await rest(browser)
    expect(browser.server.quantities(tab.cartId)).toEqual({ [whiteM]: 1, [theCandle]: 1 })
    expect(browser.server.count('POST', added)).toBe(2)
  })

  it('continues to wait when the first requests on the new connection are lost', async () => {
    const { browser, tab } = await withShirt()
    browser.loseNetwork()
    await tab.add(aCandle)
    browser.connection.be('online')
    await rest(browser)
    expect(tab.view).toMatchObject({ isWaiting: true, itemCount: 2 })
    browser.findNetwork()
    await tab.done(tab.cart.refresh())
    await rest(browser)
    expect(browser.server.quantities(tab.cartId)).toEqual({ [whiteM]: 1, [theCandle]: 1 })
  })

  it('is reverted with a notice when the backend refuses it then', async () => {
    const { browser, tab } = await withShirt()
    browser.loseNetwork()
    await tab.add(aCandle)
    browser.server.stock.set(theCandle, 0)
    browser.findNetwork()
    await rest(browser)
    expect(tab.quantities).toEqual({ [whiteM]: 1 })
    expect(tab.view.status).toBe('ready')
    expect(tab.noticeKinds.at(-1)).toBe('add-failed')
  })

  it('waits for the cart itself, where there is none yet', async () => {
    const browser = new Browser()
    browser.loseNetwork()
    const tab = await browser.open().start()
    expect(await tab.add(aCandle)).toEqual(waiting)
    browser.findNetwork()
    await rest(browser)
    expect(browser.server.quantities(tab.cartId)).toEqual({ [theCandle]: 1 })
  })

  it('goes with the customer who made it', async () => {
    const browser = new Browser()
    browser.signIn('cus_1')
    const tab = await browser.open().start()
    browser.loseNetwork()
    await tab.add(aCandle)
    browser.signOut()
    browser.findNetwork()
    await rest(browser)
    expect(tab.quantities).toEqual({})
    expect(browser.server.count('POST', added)).toBe(0)
  })

  it('ends at one cart that shop and backend agree on, however often the network fails and returns', async () => {
    const act = fc.constantFrom('add', 'more', 'fewer', 'remove', 'clear', 'offline', 'online', 'refresh')
    const acts = fc.array(fc.tuple(act, fc.constantFrom(0, 15, 60, 600)), { maxLength: 16 })
    await fc.assert(
      fc.asyncProperty(acts, async (all) => {
        const { browser, tab } = await withShirt()
        const outcomes: Promise<CartOutcome | void>[] = []
        for (const [one, pause] of all) {
          if (one === 'offline') browser.loseNetwork()
          else if (one === 'online') browser.findNetwork()
          else outcomes.push(acted(tab, one))
          await browser.clock.pass(pause)
        }
        browser.findNetwork()
        await rest(browser)
        await tab.done(Promise.all(outcomes))
        await tab.done(tab.cart.refresh())
        await rest(browser)
        expect(tab.quantities).toEqual(browser.server.quantities(tab.cartId))
        expect(tab.view).toMatchObject({ status: 'ready', loading: false, busyLineIds: [] })
        expect(tab.cart.getState().machine.intents).toEqual([])
      }),
      { numRuns: randomRuns(100) },
    )
  })
})

async function acted({ cart, view }: Tab, act: string): Promise<CartOutcome | void> {
  if (act === 'add') return cart.addItem(aCandle)
  if (act === 'clear') return cart.clear()
  if (act === 'refresh') return cart.refresh()
  const line = view.lines[0]
  if (line === undefined) return undefined
  if (act === 'remove') return cart.removeItem(line.id)
  return cart.updateItem(line.id, Math.max(1, line.quantity + (act === 'more' ? 1 : -1)))
}

describe.each(['lost-answer', 'lost-request'] as const)(
  '[F-47] A page that is left while it reconnects, after the network was lost with an add in transit (%s)',
  (kind) => {
    async function reconnecting({ product = aCandle }: { readonly product?: AddInput } = {}) {
      const browser = new Browser()
      const tabStorage = memoryStorage()
      const tab = await browser.open({ tabStorage }).start()
      await tab.add(aShirt)
      browser.server.fault = ({ method }) => ({ kind: method === 'POST' ? kind : 'lost-request' })
      const adding = tab.cart.addItem(product)
      browser.connection.be('offline')
      expect(await tab.done(adding)).toEqual(waiting)
      return { browser, tab, next: () => browser.open({ tabStorage }) }
    }

    it('adds once when it is shown again', async () => {
      const { browser, tab } = await reconnecting()
      browser.findNetwork()
      tab.cart.pageLeft()
      await rest(browser)
      await tab.done(tab.cart.refresh())
      await rest(browser)
      expect(browser.server.quantities(tab.cartId)).toEqual({ [whiteM]: 1, [theCandle]: 1 })
      expect(tab.quantities).toEqual({ [whiteM]: 1, [theCandle]: 1 })
    })

    it.each(['online', 'offline'])("adds once on the tab's next page when it is left %s", async (left) => {
      const { browser, tab, next } = await reconnecting()
      if (left === 'online') browser.findNetwork()
      tab.cart.pageLeft()
      // The next page has it, so this one, which a browser may have ended by now, has nothing left to do.
      expect(tab.cart.getState().machine.intents).toEqual([])
      browser.findNetwork()
      const after = await next().start()
      await rest(browser)
      expect(browser.server.quantities(tab.cartId)).toEqual({ [whiteM]: 1, [theCandle]: 1 })
      expect(after.quantities).toEqual({ [whiteM]: 1, [theCandle]: 1 })
    })

    it('adds what was added after it, once', async () => {
      const { browser, tab, next } = await reconnecting()
      await tab.add(aCandle)
      await tab.add({ productId: vase.id, quantity: 1, product: vase })
      browser.findNetwork()
      tab.cart.pageLeft()
      await rest(browser)
      const after = await next().start()
      await rest(browser)
      expect(browser.server.quantities(tab.cartId)).toEqual({ [whiteM]: 1, [theCandle]: 2, [theVase]: 1 })
      expect(after.quantities).toEqual({ [whiteM]: 1, [theCandle]: 2, [theVase]: 1 })
    })

    it.each([1, 2])('ends at the quantity that was shown for its line, after %i adds', async (adds) => {
      const { browser, tab, next } = await reconnecting({ product: aShirt })
      if (adds === 2) await tab.add(aShirt)
      await tab.done(tab.cart.updateItem(tab.lineId(whiteM), adds + 2))
      browser.findNetwork()
      tab.cart.pageLeft()
      await rest(browser)
      const after = await next().start()
      await rest(browser)
      expect(browser.server.quantities(tab.cartId)).toEqual({ [whiteM]: adds + 2 })
      expect(after.quantities).toEqual({ [whiteM]: adds + 2 })
    })
  },
)

describe('[F-47] A page that is left', () => {
  it('sends queued changes, after those in progress', async () => {
    const { browser, tab } = await withShirt()
    void tab.cart.addItem(aCandle)
    void tab.cart.addItem({ productId: vase.id, quantity: 2, product: vase })
    tab.cart.pageLeft()
    await rest(browser)
    expect(browser.server.quantities(tab.cartId)).toEqual({ [whiteM]: 1, [theCandle]: 1, [theVase]: 2 })
  })

  it('sends a debounced press, once', async () => {
    const { browser, tab } = await withShirt()
    void tab.cart.updateItem(tab.lineId(whiteM), 2)
    await browser.clock.pass(100)
    void tab.cart.updateItem(tab.lineId(whiteM), 3)
    tab.cart.pageLeft()
    await browser.clock.pass(50)
    expect(browser.server.quantities(tab.cartId)).toEqual({ [whiteM]: 3 })
    await rest(browser)
    await tab.done(tab.cart.refresh())
    expect(tab.quantities).toEqual({ [whiteM]: 3 })
    expect(browser.server.quantities(tab.cartId)).toEqual({ [whiteM]: 3 })
  })

  it('sends the last press, in place of earlier presses that were not sent yet', async () => {
    const { browser, tab } = await withShirt()
    for (const quantity of [2, 3, 4, 5]) void tab.cart.updateItem(tab.lineId(whiteM), quantity)
    await browser.clock.pass(1)
    tab.cart.pageLeft()
    await rest(browser)
    expect(browser.server.quantities(tab.cartId)).toEqual({ [whiteM]: 5 })
    expect(browser.server.count('POST', /\/line-items\/[^/]+$/)).toBe(1)
  })

  it.each([2, 4])(
    'sends the last of two changes when the first, to %i pieces, is still in transit',
    async (to) => {
      const { browser, tab } = await withShirt()
      const { server, clock } = browser
      let arrive = (): void => undefined
      const first = new Promise<void>((resolve) => (arrive = resolve))
      let held = 0
      server.inTransit = async (method) => {
        if (method !== 'POST') return
        held += 1
        if (held === 1) await first
      }
      void tab.cart.updateItem(tab.lineId(whiteM), to)
      await clock.pass(1_000)
      expect(held).toBe(1)
      void tab.cart.updateItem(tab.lineId(whiteM), 5)
      tab.cart.pageLeft()
      await clock.pass(100)
      arrive()
      await rest(browser)
      expect(server.quantities(tab.cartId)).toEqual({ [whiteM]: 5 })
    },
  )

  it('does not wait for the line to be read, nor sends it again when the page comes back', async () => {
    const { browser, tab } = await withShirt()
    const pressing = tab.cart.updateItem(tab.lineId(whiteM), 2)
    await browser.clock.pass(1)
    tab.cart.pageLeft()
    await browser.clock.pass(25)
    expect(browser.server.quantities(tab.cartId)).toEqual({ [whiteM]: 2 })
    expect(await tab.done(pressing)).toMatchObject({ ok: true })
    expect(browser.server.count('POST', /\/line-items\/[^/]+$/)).toBe(1)
  })

  it('shown again, counts an add that it has sent once', async () => {
    const { browser, tab } = await withShirt()
    void tab.cart.addItem(aCandle)
    const second = tab.cart.addItem({ productId: vase.id, quantity: 2, product: vase })
    tab.cart.pageLeft()
    expect(await second).toEqual(waiting)
    await rest(browser)
    await tab.done(tab.cart.refresh())
    expect(tab.quantities).toEqual({ [whiteM]: 1, [theCandle]: 1, [theVase]: 2 })
    expect(browser.server.count('POST', added)).toBe(3)
  })

  it('[F-47] has every change of the cart sent to its end', async () => {
    const { browser, tab } = await withShirt()
    const { init } = browser.server
    await tab.done(tab.cart.updateItem(tab.lineId(whiteM), 2))
    await tab.done(tab.cart.updateItem(tab.lineId(whiteM), 7))
    await tab.done(tab.cart.removeItem(tab.lineId(whiteM)))
    const writes = init.filter(({ method, url }) => method !== 'GET' && /line-items/.test(url))
    expect(writes.map(({ keepalive }) => keepalive)).toEqual([true, true, true, true])
  })
})
