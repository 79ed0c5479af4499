import * as cart from '../screens/cart.ts'
import { heading, paths } from '../screens/open.ts'
import { makeCart } from '../support/carts.ts'
import { hydrated, quiet } from '../support/hydration.ts'
import { settled, watchShifts } from '../support/layout.ts'
import { expect, narrow, test, type Page } from '../support/test.ts'

const places = [paths.home, paths.category('women'), paths.product('linen-shirt'), paths.cart] as const

/** Opens each page as a visitor who has been here before. */
async function expectNothingMoves(page: Page): Promise<void> {
  await cart.leaveCart(
    page,
    await makeCart({ handle: 'block-print-kurti-set', quantity: 3 }, { handle: 'field-watch' }),
  )
  await page.addInitScript(() => {
    localStorage.setItem('umber-ecru.theme', 'dark')
    localStorage.setItem(
      'umber-ecru.wishlist',
      JSON.stringify([{ slug: 'linen-shirt', name: 'Linen Shirt' }]),
    )
  })
  const expectNoShift = await watchShifts(page)
  for (const place of places) {
    await page.goto(place)
    await expect(heading(page)).toBeVisible()
    await hydrated(page)
    await cart.expectCount(page, 4)
    await quiet(page)
    await settled(page)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      'rgb(22, 19, 16)',
    )
    await expectNoShift()
  }
}

const what = 'the cart, the saved products and the theme of a visitor'

test(`nothing moves when ${what} come to a narrow page`, async ({ page }) => {
  await page.setViewportSize(narrow)
  await expectNothingMoves(page)
})

test(`nothing moves when ${what} come to a wide page`, async ({ page }) => {
  await expectNothingMoves(page)
})
