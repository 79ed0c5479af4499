import { describe, expect, it } from 'vitest'
import { Browser, type Tab } from '../support/cart-setup.ts'
import { blueS, candle, shirt, theCandle, theVase, vase, whiteM } from '../support/product-fixtures.ts'

const line = /line-items\/[^/]+$/

async function withItems(pieces: Record<string, number>): Promise<{ browser: Browser; tab: Tab }> {
  const browser = new Browser()
  browser.server.make('cart_old', pieces)
  browser.storage.set('cart', 'cart_old')
  const tab = await browser.open().start()
  return { browser, tab }
}

describe('Changing a quantity', () => {
  it('[CART-13] shows it at once and sends it to the backend', async () => {
    const { browser, tab } = await withItems({ [whiteM]: 1 })
    const changing = tab.cart.updateItem(tab.lineId(whiteM), 3)
    expect(tab.view).toMatchObject({ itemCount: 3, loading: true, busyLineIds: ['cali_made1'] })
    expect(await tab.done(changing)).toEqual({ ok: true })
    expect(browser.server.asked.at(-1)).toMatchObject({
      method: 'POST',
      path: '/store/carts/cart_old/line-items/cali_made1',
      body: { quantity: 3 },
    })
    expect(tab.view).toMatchObject({ itemCount: 3, loading: false, busyLineIds: [] })
  })

  it.each([0, -1])('[CART-07] removes the item at a quantity of %d', async (quantity) => {
    const { browser, tab } = await withItems({ [whiteM]: 2 })
    expect(await tab.done(tab.cart.updateItem(tab.lineId(whiteM), quantity))).toEqual({ ok: true })
    expect(browser.server.asked.at(-1)).toMatchObject({ method: 'DELETE' })
    expect(tab.view.lines).toEqual([])
    expect(tab.notices).toMatchObject([{ kind: 'item-removed', line: { name: 'Linen Shirt' } }])
  })

  it('[F-33] sends ten rapid presses as few requests and never bounces', async () => {
    const { browser, tab } = await withItems({ [whiteM]: 1 })
    tab.views.length = 0
    const presses: Promise<unknown>[] = []
    for (let quantity = 2; quantity <= 11; quantity += 1) {
      presses.push(tab.cart.updateItem(tab.lineId(whiteM), quantity))
      await browser.clock.pass(90)
    }
    expect(await tab.done(Promise.all(presses))).toEqual(presses.map(() => ({ ok: true })))
    expect(browser.server.quantities('cart_old')).toEqual({ [whiteM]: 11 })
    expect(browser.server.count('POST', line)).toBeLessThanOrEqual(3)
    const shown = tab.views.map(({ itemCount }) => itemCount)
    expect(shown).toEqual(shown.toSorted((one, other) => one - other))
  })

  it('[F-34] [F-35] lets the last intent win when it comes while the first is under way', async () => {
    const { browser, tab } = await withItems({ [whiteM]: 5 })
    browser.server.fault = ({ body }) =>
      (body as { quantity?: number } | undefined)?.quantity === 6 ? { kind: 'late', ms: 3_000 } : undefined
    const up = tab.cart.updateItem(tab.lineId(whiteM), 6)
    await browser.clock.pass(10)
    const down = tab.cart.updateItem(tab.lineId(whiteM), 5)
    expect(tab.quantities).toEqual({ [whiteM]: 5 })
    await tab.done(Promise.all([up, down]))
    expect(browser.server.quantities('cart_old')).toEqual({ [whiteM]: 5 })
    await tab.done(tab.cart.refresh())
    expect(tab.quantities).toEqual({ [whiteM]: 5 })
  })

  it('sends nothing when the quantity is what it was', async () => {
    const { browser, tab } = await withItems({ [whiteM]: 2 })
    expect(await tab.done(tab.cart.updateItem(tab.lineId(whiteM), 2))).toEqual({ ok: true })
    expect(browser.server.writes).toEqual([])
  })

  it('[CART-10] [F-39] goes back to what the backend has when it fails', async () => {
    const { browser, tab } = await withItems({ [whiteM]: 2 })
    browser.server.fault = ({ method }) => (method === 'POST' ? { kind: 'status', status: 500 } : undefined)
    const outcome = await tab.done(tab.cart.updateItem(tab.lineId(whiteM), 4))
    expect(outcome).toMatchObject({ ok: false, reason: 'failed', failure: { kind: 'broken' } })
    expect(tab.quantities).toEqual({ [whiteM]: 2 })
    expect(tab.view).toMatchObject({ loading: false, status: 'ready', busyLineIds: [] })
    expect(tab.noticeKinds).toEqual(['update-failed'])
  })

  it('[F-41] keeps the old quantity when there is too little in stock', async () => {
    const { browser, tab } = await withItems({ [whiteM]: 2 })
    browser.server.stock.set(whiteM, 3)
    const outcome = await tab.done(tab.cart.updateItem(tab.lineId(whiteM), 4))
    expect(outcome).toMatchObject({ ok: false, reason: 'insufficient-stock', available: 3 })
    expect(tab.quantities).toEqual({ [whiteM]: 2 })
    expect(tab.view).toMatchObject({ loading: false, busyLineIds: [] })
    expect(tab.notices).toMatchObject([{ kind: 'update-failed', available: 3 }])
    expect(tab.view.lines[0]).not.toHaveProperty('problem')
  })

  it('[F-41] is refused also when the stock is unknown', async () => {
    const { browser, tab } = await withItems({ [whiteM]: 2 })
    browser.server.stock.set(whiteM, 3)
    browser.server.fault = ({ path }) => (path === '/store/products' ? { kind: 'lost-answer' } : undefined)
    const outcome = await tab.done(tab.cart.updateItem(tab.lineId(whiteM), 4))
    expect(outcome).toMatchObject({ ok: false, reason: 'insufficient-stock' })
    expect(outcome).not.toHaveProperty('available')
    expect(tab.quantities).toEqual({ [whiteM]: 2 })
  })

  it('[F-41] names no number when the backend refuses a variant without inventory management', async () => {
    const { browser, tab } = await withItems({ [whiteM]: 2 })
    const body = { code: 'insufficient_inventory', type: 'not_allowed' }
    browser.server.fault = ({ method }) =>
      method === 'POST' ? { kind: 'status', status: 400, body } : undefined
    const outcome = await tab.done(tab.cart.updateItem(tab.lineId(whiteM), 4))
    expect(outcome).toMatchObject({ ok: false, reason: 'insufficient-stock' })
    expect(outcome).not.toHaveProperty('available')
  })

  it('[F-40] is done when its answer was lost but the backend had carried it out', async () => {
    const { browser, tab } = await withItems({ [whiteM]: 2 })
    browser.server.fault = ({ method }) => (method === 'POST' ? { kind: 'lost-answer' } : undefined)
    expect(await tab.done(tab.cart.updateItem(tab.lineId(whiteM), 4))).toEqual({ ok: true })
    expect(browser.server.count('POST', line)).toBe(1)
    expect(tab.notices).toEqual([])
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 0.5])('[F-51] sends no quantity of %d', async (quantity) => {
    const { browser, tab } = await withItems({ [whiteM]: 2 })
    expect(await tab.done(tab.cart.updateItem(tab.lineId(whiteM), quantity))).toMatchObject({ ok: false })
    expect(browser.server.writes).toEqual([])
    expect(tab.quantities).toEqual({ [whiteM]: 2 })
  })

  it('says that a missing line cannot be changed', async () => {
    const { browser, tab } = await withItems({ [whiteM]: 2 })
    const outcome = await tab.done(tab.cart.updateItem('cali_made9', 4))
    expect(outcome).toMatchObject({ ok: false, reason: 'failed', failure: { kind: 'missing' } })
    expect(browser.server.writes).toEqual([])
  })

  it('changes a line that has no id from the backend yet', async () => {
    const browser = new Browser()
    const tab = await browser.open().start()
    const adding = tab.cart.addItem({ productId: shirt.id, quantity: 1, product: shirt })
    const changing = tab.cart.updateItem(tab.lineId(whiteM), 4)
    expect(tab.quantities).toEqual({ [whiteM]: 4 })
    expect(await tab.done(Promise.all([adding, changing]))).toEqual([{ ok: true }, { ok: true }])
    expect(browser.server.quantities('cart_made1')).toEqual({ [whiteM]: 4 })
  })
})

describe('Removing an item', () => {
  it.each(['parent', 'cart', 'nothing'] as const)(
    '[CART-13] hides it at once and reads the answer with %s in it',
    async (deletion) => {
      const { browser, tab } = await withItems({ [whiteM]: 2, [theCandle]: 1 })
      browser.server.deletion = deletion
      const removing = tab.cart.removeItem(tab.lineId(whiteM))
      expect(tab.view).toMatchObject({ itemCount: 1, loading: true })
      expect(await tab.done(removing)).toEqual({ ok: true })
      expect(tab.quantities).toEqual({ [theCandle]: 1 })
      expect(tab.noticeKinds).toEqual(['item-removed'])
    },
  )

  it('[CART-10] brings the item back where it stood when it fails', async () => {
    const { browser, tab } = await withItems({ [whiteM]: 2, [theCandle]: 1 })
    browser.server.fault = ({ method }) => (method === 'DELETE' ? { kind: 'status', status: 500 } : undefined)
    const outcome = await tab.done(tab.cart.removeItem(tab.lineId(whiteM)))
    expect(outcome).toMatchObject({ ok: false, reason: 'failed' })
    expect(tab.view.lines.map(({ variantId }) => variantId)).toEqual([whiteM, theCandle])
    expect(tab.noticeKinds).toEqual(['remove-failed'])
  })

  it('takes a 404 for success: the line was removed elsewhere', async () => {
    const { browser, tab } = await withItems({ [whiteM]: 2, [theCandle]: 1 })
    browser.server.cart('cart_old').lines.shift()
    expect(await tab.done(tab.cart.removeItem(tab.lineId(whiteM)))).toEqual({ ok: true })
    expect(tab.quantities).toEqual({ [theCandle]: 1 })
    expect(tab.noticeKinds).toEqual(['item-removed'])
  })

  it('is done at a 404 even when the cart cannot be read afterwards', async () => {
    const { browser, tab } = await withItems({ [whiteM]: 2 })
    browser.server.cart('cart_old').lines.shift()
    browser.server.fault = ({ method }) => (method === 'GET' ? { kind: 'lost-request' } : undefined)
    expect(await tab.done(tab.cart.removeItem(tab.lineId(whiteM)))).toEqual({ ok: true })
    expect(tab.noticeKinds).toEqual(['item-removed'])
  })

  it('[F-36] is final, also when an update of the line is under way', async () => {
    const { browser, tab } = await withItems({ [whiteM]: 2 })
    const updates = [tab.cart.updateItem(tab.lineId(whiteM), 3), tab.cart.updateItem(tab.lineId(whiteM), 4)]
    const removing = tab.cart.removeItem(tab.lineId(whiteM))
    expect(tab.view.lines).toEqual([])
    expect(await tab.done(Promise.all([...updates, removing]))).toEqual([
      { ok: true },
      { ok: true },
      { ok: true },
    ])
    expect(browser.server.quantities('cart_old')).toEqual({})
    expect(tab.noticeKinds).toEqual(['item-removed'])
  })

  it('[F-37] removes ten lines pressed quickly', async () => {
    const browser = new Browser()
    const colors = ['White', 'Blue'].flatMap((color) =>
      ['M', 'S'].map((size) => `variant_shirt_${color}_${size}`),
    )
    const variants = [...colors, theCandle, theVase]
    browser.server.make('cart_old', Object.fromEntries(variants.map((variant) => [variant, 1])))
    browser.storage.set('cart', 'cart_old')
    const tab = await browser.open().start()
    const removals = tab.view.lines.map(({ id }) => tab.cart.removeItem(id))
    expect(tab.view.itemCount).toBe(0)
    await tab.done(Promise.all(removals))
    expect(browser.server.quantities('cart_old')).toEqual({})
    expect(browser.server.count('DELETE', line)).toBe(variants.length)
  })

  it('joins a second press to the first', async () => {
    const { browser, tab } = await withItems({ [whiteM]: 2 })
    const id = tab.lineId(whiteM)
    await tab.done(Promise.all([tab.cart.removeItem(id), tab.cart.removeItem(id)]))
    expect(browser.server.count('DELETE', line)).toBe(1)
    expect(await tab.done(tab.cart.removeItem(id))).toEqual({ ok: true })
    expect(browser.server.count('DELETE', line)).toBe(1)
  })
})

describe('Clearing the cart', () => {
  it('[CART-08] removes the items one by one and leaves an empty cart of the same id', async () => {
    const { browser, tab } = await withItems({ [whiteM]: 2, [blueS]: 1, [theCandle]: 4 })
    const clearing = tab.cart.clear()
    expect(tab.view).toMatchObject({ loading: true, busyLineIds: ['cali_made1', 'cali_made2', 'cali_made3'] })
    expect(await tab.done(clearing)).toEqual({ ok: true })
    expect(browser.server.writes).toEqual([
      'DELETE /store/carts/cart_old/line-items/cali_made1',
      'DELETE /store/carts/cart_old/line-items/cali_made2',
      'DELETE /store/carts/cart_old/line-items/cali_made3',
    ])
    expect(tab.view).toMatchObject({ lines: [], itemCount: 0, subtotal: { amount: 0 }, loading: false })
    expect(tab.cartId).toBe('cart_old')
    expect(tab.notices).toEqual([])
  })

  it('[CART-08] [F-38] shows what the backend still has when it fails half-way', async () => {
    const { browser, tab } = await withItems({ [whiteM]: 2, [blueS]: 1, [theCandle]: 4, [theVase]: 1 })
    browser.server.fault = ({ method, path }) =>
      method === 'DELETE' && path.endsWith('cali_made3') ? { kind: 'status', status: 500 } : undefined
    tab.views.length = 0
    const outcome = await tab.done(tab.cart.clear())
    expect(outcome).toMatchObject({ ok: false, reason: 'failed', failure: { status: 500 } })
    expect(tab.quantities).toEqual({ [theCandle]: 4, [theVase]: 1 })
    expect(tab.view).toMatchObject({ loading: false, busyLineIds: [] })
    expect(tab.noticeKinds).toEqual(['clear-failed'])
    expect(tab.views.every(({ lines }) => lines.length >= 2)).toBe(true)
  })

  it('continues after a line that was removed elsewhere', async () => {
    const { browser, tab } = await withItems({ [whiteM]: 2, [blueS]: 1 })
    browser.server.cart('cart_old').lines.shift()
    expect(await tab.done(tab.cart.clear())).toEqual({ ok: true })
    expect(browser.server.quantities('cart_old')).toEqual({})
  })

  it('[CART-09] replaces a change that was not sent yet, and settles its command too', async () => {
    const { browser, tab } = await withItems({ [whiteM]: 2 })
    const earlier = [
      tab.cart.addItem({ productId: candle.id, quantity: 1, product: candle }),
      tab.cart.addItem({ productId: vase.id, quantity: 1, product: vase }),
      tab.cart.addItem({ productId: vase.id, quantity: 1 }),
      tab.cart.updateItem(tab.lineId(whiteM), 7),
    ]
    const clearing = tab.cart.clear()
    await tab.done(Promise.all([...earlier, clearing]))
    await browser.clock.pass(2_000)
    expect(browser.server.quantities('cart_old')).toEqual({})
    expect(tab.view).toMatchObject({ lines: [], loading: false })
  })

  it('is done at once with an empty cart', async () => {
    const { browser, tab } = await withItems({})
    expect(await tab.done(tab.cart.clear())).toEqual({ ok: true })
    expect(browser.server.writes).toEqual([])
  })
})
