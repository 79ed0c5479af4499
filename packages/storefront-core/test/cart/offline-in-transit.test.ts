import { describe, expect, it } from 'vitest'
import type { CartOutcome } from '../../src/cart/cart.types.ts'
import { Browser, type Tab } from '../support/cart-setup.ts'
import { candle, shirt, theCandle, whiteM } from '../support/product-fixtures.ts'

const waiting = { ok: true, isWaiting: true } as const
const aCandle = { productId: candle.id, quantity: 1, product: candle } as const
const aShirt = { productId: shirt.id, quantity: 1, product: shirt } as const

const rest = async (browser: Browser) => browser.clock.pass(10_000)

describe.each(['lost-answer', 'lost-request'] as const)(
  'A press whose request was in transit when the network was lost (%s)',
  (kind) => {
    /** Offline, with a press on plus or minus that the backend may have received. */
    async function pressed({ quantity, step }: { readonly quantity: number; readonly step: 1 | -1 }) {
      const browser = new Browser()
      const tab = await browser.open().start()
      await tab.add({ ...aShirt, quantity })
      browser.server.fault = ({ method }) => (method === 'POST' ? { kind } : undefined)
      const pressing = press(tab, step)
      browser.connection.be('offline')
      expect(await tab.done(pressing)).toEqual(waiting)
      browser.loseNetwork()
      return { browser, tab }
    }

    it.each([
      { step: 1, quantity: 1, after: 3 },
      { step: -1, quantity: 5, after: 3 },
    ] as const)(
      'counts once, and so does another one made offline ($step)',
      async ({ step, quantity, after }) => {
        const { browser, tab } = await pressed({ quantity, step })
        expect(await tab.done(press(tab, step))).toEqual(waiting)
        expect(tab.quantities).toEqual({ [whiteM]: after })
        browser.findNetwork()
        await rest(browser)
        expect(browser.server.quantities(tab.cartId)).toEqual({ [whiteM]: after })
        expect(tab.quantities).toEqual({ [whiteM]: after })
        expect(tab.view.status).toBe('ready')
      },
    )

    it('goes with a press that takes it back: one that did not arrive is not sent for it', async () => {
      const { browser, tab } = await pressed({ quantity: 5, step: 1 })
      await tab.done(press(tab, -1))
      expect(tab.quantities).toEqual({ [whiteM]: 5 })
      browser.findNetwork()
      await rest(browser)
      expect(browser.server.quantities(tab.cartId)).toEqual({ [whiteM]: 5 })
      expect(tab.quantities).toEqual({ [whiteM]: 5 })
      expect(browser.server.count('POST', /\/line-items\/[^/]+$/)).toBe(kind === 'lost-request' ? 1 : 2)
    })

    it('goes with a quantity that is typed', async () => {
      const { browser, tab } = await pressed({ quantity: 5, step: 1 })
      await tab.done(tab.cart.updateItem(tab.lineId(whiteM), 3))
      browser.findNetwork()
      await rest(browser)
      expect(browser.server.quantities(tab.cartId)).toEqual({ [whiteM]: 3 })
      expect(browser.server.count('POST', /\/line-items\/[^/]+$/)).toBe(2)
    })

    it('is dropped with later presses when the line is removed', async () => {
      const { browser, tab } = await pressed({ quantity: 1, step: 1 })
      await tab.done(press(tab, 1))
      await tab.done(tab.cart.removeItem(tab.lineId(whiteM)))
      browser.findNetwork()
      await rest(browser)
      expect(browser.server.quantities(tab.cartId)).toEqual({})
      expect(tab.quantities).toEqual({})
      expect(browser.server.count('POST', /\/line-items\/[^/]+$/)).toBe(1)
    })
  },
)

describe.each(['lost-answer', 'lost-request'] as const)(
  'A cart that is emptied, with an add in transit when the network was lost (%s)',
  (kind) => {
    /** Has a shirt; a candle that is being added may have arrived. */
    async function adding() {
      const browser = new Browser()
      const tab = await browser.open().start()
      await tab.add(aShirt)
      browser.server.fault = ({ method }) => (method === 'POST' ? { kind } : undefined)
      return { browser, tab, outcome: tab.cart.addItem(aCandle) }
    }

    it('is empty when it is emptied offline, and sends the add no more', async () => {
      const { browser, tab, outcome } = await adding()
      browser.connection.be('offline')
      await tab.done(outcome)
      browser.loseNetwork()
      expect(await tab.done(tab.cart.clear())).toEqual(waiting)
      browser.findNetwork()
      await rest(browser)
      expect(browser.server.quantities(tab.cartId)).toEqual({})
      expect(tab.view).toMatchObject({ status: 'ready', lines: [], loading: false })
      expect(tab.noticeKinds.filter((notice) => notice !== 'waiting-for-connection')).toEqual(['item-added'])
      expect(browser.server.count('POST', /\/line-items$/)).toBe(2)
    })

    it('is empty when it was emptied just before that', async () => {
      const { browser, tab, outcome } = await adding()
      const clearing = tab.cart.clear()
      browser.connection.be('offline')
      await tab.done(Promise.all([outcome, clearing]))
      browser.findNetwork()
      await rest(browser)
      expect(browser.server.quantities(tab.cartId)).toEqual({})
      expect(tab.view).toMatchObject({ status: 'ready', lines: [], loading: false })
    })

    it.each([1, 2])(
      'has what was added after it was emptied: the same in a quantity of %i',
      async (quantity) => {
        const { browser, tab, outcome } = await adding()
        browser.connection.be('offline')
        await tab.done(outcome)
        browser.loseNetwork()
        await tab.done(tab.cart.clear())
        await tab.add({ ...aCandle, quantity })
        browser.findNetwork()
        await rest(browser)
        expect(browser.server.quantities(tab.cartId)).toEqual({ [theCandle]: quantity })
        expect(tab.quantities).toEqual({ [theCandle]: quantity })
      },
    )
  },
)

function press({ cart, view }: Tab, step: 1 | -1): Promise<CartOutcome> {
  const line = view.lines.find(({ variantId }) => variantId === whiteM)
  return cart.updateItem(line?.id ?? '', (line?.quantity ?? 0) + step)
}
