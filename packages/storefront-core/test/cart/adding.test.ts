import { describe, expect, it } from 'vitest'
import { Browser } from '../support/cart-setup.ts'
import { blueS, candle, shirt, theCandle, theVase, vase, whiteM } from '../support/product-fixtures.ts'

const productRead = /^\/store\/products\//
const chosen = { opt_shirt_Color: 'Blue', opt_shirt_Size: 'S' }

describe('Adding to the cart', () => {
  it('[CART-06] [CART-13] reads the product and adds the variant whose options all match', async () => {
    const browser = new Browser()
    const tab = await browser.open().start()
    const outcome = await tab.add({ productId: shirt.id, quantity: 2, selectedOptions: chosen })
    expect(outcome).toEqual({ ok: true })
    expect(browser.server.asked.slice(1).map(({ method, path, body }) => [method, path, body])).toEqual([
      ['GET', '/store/products/prod_shirt', undefined],
      ['POST', '/store/carts/cart_made1/line-items', { variant_id: blueS, quantity: 2 }],
    ])
  })

  it('[CART-06] adds the first variant when no options are chosen', async () => {
    const browser = new Browser()
    const tab = await browser.open().start()
    await tab.add({ productId: shirt.id, quantity: 1 })
    expect(browser.server.quantities('cart_made1')).toEqual({ [whiteM]: 1 })
  })

  it('adds the variant that is named, whatever is chosen', async () => {
    const browser = new Browser()
    const tab = await browser.open().start()
    await tab.add({ productId: shirt.id, quantity: 1, variantId: blueS, selectedOptions: {} })
    expect(browser.server.quantities('cart_made1')).toEqual({ [blueS]: 1 })
  })

  it('says that there is no variant of that id, and sends nothing', async () => {
    const browser = new Browser()
    const tab = await browser.open().start()
    const outcome = await tab.add({ productId: shirt.id, quantity: 1, variantId: 'variant_gone' })
    expect(outcome).toMatchObject({ ok: false, reason: 'variant-not-found' })
    expect(browser.server.writes).toEqual(['POST /store/carts'])
  })

  it('[CART-06] adds a product without options', async () => {
    const browser = new Browser()
    const tab = await browser.open().start()
    await tab.add({ productId: vase.id, quantity: 1, selectedOptions: {}, product: vase })
    expect(browser.server.quantities('cart_made1')).toEqual({ [theVase]: 1 })
  })

  it('[CART-06] [CART-10] says that there is no such product, and sends nothing', async () => {
    const browser = new Browser()
    const tab = await browser.open().start()
    const outcome = await tab.add({ productId: 'prod_gone', quantity: 1 })
    const failure = { kind: 'missing', message: 'Product not found', retryable: false }
    expect(outcome).toEqual({ ok: false, reason: 'product-not-found', failure })
    expect(tab.noticeKinds).toEqual(['add-failed'])
    expect(browser.log.noted).toEqual([['Cart: add-failed: Product not found', { kind: 'missing' }]])
    expect(browser.server.writes).toEqual(['POST /store/carts'])
  })

  it('[CART-06] [CART-10] [F-52] says that no variant has these options, and sends nothing', async () => {
    const browser = new Browser()
    const tab = await browser.open().start()
    const selectedOptions = { opt_shirt_Color: 'Blue', opt_shirt_Size: 'XXXL' }
    const outcome = await tab.add({ productId: shirt.id, quantity: 1, selectedOptions, product: shirt })
    const failure = { kind: 'missing', message: 'Variant not found', retryable: false }
    expect(outcome).toEqual({ ok: false, reason: 'variant-not-found', failure })
    expect(browser.log.noted).toEqual([['Cart: add-failed: Variant not found', { kind: 'missing' }]])
    expect(browser.server.writes).toEqual(['POST /store/carts'])
  })

  it('[CART-09] fails when the product cannot be read, and stops loading', async () => {
    const browser = new Browser()
    const tab = await browser.open().start()
    browser.server.fault = ({ path }) =>
      productRead.test(path) ? { kind: 'status', status: 500 } : undefined
    const outcome = await tab.add({ productId: shirt.id, quantity: 1 })
    expect(outcome).toMatchObject({ ok: false, reason: 'failed', failure: { kind: 'broken', status: 500 } })
    expect(tab.view.loading).toBe(false)
    expect(tab.noticeKinds).toEqual(['add-failed'])
  })

  it('reads no product that was read less than a minute ago', async () => {
    const browser = new Browser()
    let fetchedAt = browser.clock.now()
    const tab = await browser.open({ lookupProduct: () => ({ product: shirt, fetchedAt }) }).start()
    await tab.add({ productId: shirt.id, quantity: 1 })
    expect(browser.server.count('GET', productRead)).toBe(0)
    fetchedAt = browser.clock.now() - 60_000
    await tab.add({ productId: shirt.id, quantity: 1 })
    expect(browser.server.count('GET', productRead)).toBe(1)
  })

  it('reads the product when the cached one has no such variant', async () => {
    const browser = new Browser()
    const tab = await browser.open().start()
    const [first] = shirt.variants
    const light = { ...shirt, variants: [first] as const }
    await tab.add({ productId: shirt.id, quantity: 1, selectedOptions: chosen, product: light })
    expect(browser.server.quantities('cart_made1')).toEqual({ [blueS]: 1 })
  })

  it('[CART-09] shows the line at once, pending and loading, until the backend has confirmed it', async () => {
    const browser = new Browser()
    const tab = await browser.open().start()
    const adding = tab.cart.addItem({
      productId: shirt.id,
      quantity: 2,
      selectedOptions: chosen,
      product: shirt,
    })
    expect(tab.view).toMatchObject({
      itemCount: 2,
      loading: true,
      subtotal: { amount: 378, currency: 'inr' },
    })
    expect(tab.view.lines).toMatchObject([
      {
        productId: shirt.id,
        variantId: blueS,
        quantity: 2,
        selectedOptions: chosen,
        optionLabels: ['Blue', 'S'],
        price: { amount: 189, currency: 'inr' },
        lineTotal: { amount: 378, currency: 'inr' },
        name: 'Linen Shirt',
        slug: 'shirt',
        pending: true,
      },
    ])
    expect(tab.view.busyLineIds).toEqual([tab.lineId(blueS)])
    await tab.done(adding)
    expect(tab.view).toMatchObject({ loading: false, busyLineIds: [], total: { amount: 378 } })
    expect(tab.view.lines).toMatchObject([
      { selectedOptions: chosen, optionLabels: ['Blue', 'S'], pending: false },
    ])
    expect(tab.notices).toMatchObject([{ kind: 'item-added', line: { name: 'Linen Shirt', quantity: 2 } }])
  })

  it('[CART-12] keeps the chosen options over a reload, though the backend does not send them', async () => {
    const browser = new Browser()
    const tab = await browser.open().start()
    await tab.add({ productId: shirt.id, quantity: 1, selectedOptions: chosen, product: shirt })
    const reloaded = await browser.open().start()
    expect(reloaded.view.lines).toMatchObject([{ selectedOptions: chosen, optionLabels: ['Blue', 'S'] }])
  })

  it('[CART-14] shows the lines of the last visit before the backend has answered', async () => {
    const browser = new Browser()
    const tab = await browser.open().start()
    await tab.add({ productId: shirt.id, quantity: 3, product: shirt })
    const reloaded = browser.open()
    const starting = reloaded.cart.start()
    expect(reloaded.view).toMatchObject({ status: 'starting', itemCount: 3 })
    await reloaded.done(starting)
  })

  it('[F-32] sends one request for each press', async () => {
    const browser = new Browser()
    const tab = await browser.open().start()
    const press = () => tab.cart.addItem({ productId: candle.id, quantity: 1, product: candle })
    const presses = [press(), press()]
    expect(tab.view.itemCount).toBe(2)
    await tab.done(Promise.all(presses))
    expect(browser.server.count('POST', /line-items$/)).toBe(2)
    expect(browser.server.quantities('cart_made1')).toEqual({ [theCandle]: 2 })
    expect(tab.view.itemCount).toBe(2)
  })

  it('[F-41] says how little is in stock and keeps the cart as it was', async () => {
    const browser = new Browser()
    const tab = await browser.open().start()
    browser.server.stock.set(theCandle, 2)
    await tab.add({ productId: candle.id, quantity: 2, product: candle })
    const before = browser.server.asked.length
    const outcome = await tab.add({ productId: candle.id, quantity: 1, product: candle })
    expect(outcome).toMatchObject({ ok: false, reason: 'insufficient-stock', failure: { status: 400 } })
    expect(outcome).toMatchObject({ available: 2 })
    expect(tab.quantities).toEqual({ [theCandle]: 2 })
    expect(browser.server.asked.slice(before).map(({ path }) => path)).toEqual([
      '/store/carts/cart_made1/line-items',
      '/store/products',
    ])
    expect(tab.noticeKinds).toEqual(['item-added', 'add-failed'])
    expect(tab.notices.at(-1)).toMatchObject({ available: 2, line: { variantId: theCandle } })
  })

  it('[F-17] sends one request and no more when the publishable key is wrong', async () => {
    const browser = new Browser()
    const tab = await browser.open().start()
    const body = { type: 'not_allowed', message: 'A valid publishable key is required to proceed' }
    browser.server.fault = () => ({ kind: 'status', status: 400, body })
    const before = browser.server.asked.length
    const outcome = await tab.add({ productId: candle.id, quantity: 1, product: candle })
    expect(outcome).toMatchObject({ ok: false, reason: 'failed', failure: { kind: 'misconfigured' } })
    expect(browser.server.asked.length).toBe(before + 1)
  })

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 0.4])(
    '[F-51] sends no quantity of %d',
    async (quantity) => {
      const browser = new Browser()
      const tab = await browser.open().start()
      const outcome = await tab.add({ productId: candle.id, quantity, product: candle })
      expect(outcome).toMatchObject({ ok: false, reason: 'failed' })
      expect(browser.server.writes).toEqual(['POST /store/carts'])
    },
  )

  it('[F-46] [CART-05] puts the item in a new cart when the old one was completed meanwhile', async () => {
    const browser = new Browser()
    const tab = await browser.open({ deaf: true }).start()
    await tab.add({ productId: shirt.id, quantity: 1, product: shirt })
    browser.server.cart('cart_made1').completedAt = 1
    const outcome = await tab.add({ productId: candle.id, quantity: 2, product: candle })
    expect(outcome).toEqual({ ok: true })
    expect(browser.server.quantities('cart_made2')).toEqual({ [theCandle]: 2 })
    expect(browser.server.quantities('cart_made1')).toEqual({ [whiteM]: 1 })
    expect(tab.quantities).toEqual({ [theCandle]: 2 })
    expect(tab.cartId).toBe('cart_made2')
    expect(tab.noticeKinds).toEqual(['item-added', 'item-added'])
  })

  it('[F-26] puts the item in a new cart when the backend has forgotten the old one', async () => {
    const browser = new Browser()
    const tab = await browser.open().start()
    browser.server.carts.clear()
    expect(await tab.add({ productId: candle.id, quantity: 1, product: candle })).toEqual({ ok: true })
    expect(browser.server.quantities('cart_made2')).toEqual({ [theCandle]: 1 })
  })

  it('does not replace carts for ever when each new one vanishes', async () => {
    const browser = new Browser()
    const tab = await browser.open().start()
    browser.server.fault = ({ path }) =>
      path === '/store/carts' ? undefined : { kind: 'status', status: 404, body: { type: 'not_found' } }
    const outcome = await tab.add({ productId: candle.id, quantity: 1, product: candle })
    expect(outcome).toMatchObject({ ok: false, reason: 'failed', failure: { kind: 'missing' } })
    expect(browser.server.count('POST', /line-items$/)).toBe(2)
  })

  it('[CART-10] fails an add that the backend refuses, and removes the line', async () => {
    const browser = new Browser()
    const tab = await browser.open().start()
    browser.server.fault = ({ method, path }) =>
      method === 'POST' && path.endsWith('/line-items')
        ? { kind: 'status', status: 400, body: { type: 'invalid_data', message: 'No such variant' } }
        : undefined
    const outcome = await tab.add({ productId: candle.id, quantity: 1, product: candle })
    expect(outcome).toMatchObject({ ok: false, reason: 'failed', failure: { message: 'No such variant' } })
    expect(tab.view).toMatchObject({ lines: [], loading: false, status: 'ready' })
    expect(tab.notices).toMatchObject([{ kind: 'add-failed', line: { name: 'Fig Candle' } }])
  })
})
