import { describe, expect, it } from 'vitest'
import { Browser } from '../support/cart-world.ts'
import { candle, shirt, theCandle, whiteM } from '../support/goods.ts'

async function withBoth() {
  const browser = new Browser()
  const tab = await browser.open().start()
  await tab.add({ productId: shirt.id, quantity: 2, product: shirt })
  await tab.add({ productId: candle.id, quantity: 1, product: candle })
  return { browser, tab }
}

describe('Goods that change while they are in the cart', () => {
  it('[F-44] have their new price, and the sum is that of the lines', async () => {
    const { browser, tab } = await withBoth()
    browser.server.prices.set(whiteM, 209.5)
    await tab.done(tab.cart.refresh())
    expect(tab.view.lines.map(({ lineTotal }) => lineTotal.amount)).toEqual([419, 39])
    expect(tab.view).toMatchObject({ subtotal: { amount: 458 }, total: { amount: 458 } })
  })

  it('[F-43] keep their line and title when they are no longer sold, and can be removed', async () => {
    const { browser, tab } = await withBoth()
    browser.server.unpublished.add(shirt.id)
    await tab.done(tab.cart.refresh())
    expect(tab.view.lines[0]).toMatchObject({ name: 'Linen Shirt', quantity: 2 })
    expect(await tab.done(tab.cart.removeItem(tab.lineId(whiteM)))).toEqual({ ok: true })
    expect(tab.pieces).toEqual({ [theCandle]: 1 })
  })

  it('[F-42] stay as they are when the stock runs out', async () => {
    const { browser, tab } = await withBoth()
    browser.server.stock.set(whiteM, 0)
    await tab.done(tab.cart.refresh())
    const outcome = await tab.done(tab.cart.updateItem(tab.lineId(whiteM), 3))
    expect(outcome).toMatchObject({ ok: false, reason: 'insufficient-stock' })
    expect(tab.pieces).toEqual({ [whiteM]: 2, [theCandle]: 1 })
  })
})
