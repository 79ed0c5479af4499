import * as cart from '../screens/cart.ts'
import { cards, productGrid } from '../screens/catalogue.ts'
import { heading, open, paths } from '../screens/open.ts'
import { makeCart } from '../support/carts.ts'
import { expectControlsInWindow, expectNoSidewaysScroll, settled } from '../support/layout.ts'
import { mangleCart, mangleProducts } from '../support/mangle.ts'
import { expect, test } from '../support/test.ts'

const titles = {
  'of 300 letters': 'A shirt of washed linen for long evenings, '.repeat(7),
  'of one word that never ends': 'Donaudampfschiff'.repeat(18),
  'from right to left': 'قميص من الكتان المغسول للأمسيات الطويلة '.repeat(4),
  'of emoji': '🧵👩‍👩‍👧‍👦🪡'.repeat(30),
} as const

for (const [kind, title] of Object.entries(titles)) {
  test(`[F-101] at 320 px a title ${kind} does not overflow`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await cart.leaveCart(page, await makeCart({ handle: 'linen-shirt' }))
    await mangleProducts(page, (all) => all.map((one) => ({ ...one, title })))
    await mangleCart(page, { product_title: title, title })
    for (const place of [
      '/checkout',
      paths.cart,
      paths.product('linen-shirt'),
      paths.category('men-shirts'),
    ]) {
      await open(page, place)
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      await settled(page)
      await expectNoSidewaysScroll(page, `${place} with a title ${kind}`)
      await expectControlsInWindow(page, `${place} with a title ${kind}`)
    }
    await cart.openDrawer(page)
    await settled(page)
    await expectNoSidewaysScroll(page, `the drawer with a title ${kind}`)
    await expectControlsInWindow(page, `the drawer with a title ${kind}`)
  })
}

test('[F-101] a title of spaces leaves neither a card nor a page without a name', async ({ page }) => {
  await mangleProducts(page, (all) => all.map((one) => ({ ...one, title: ' \u00A0\t ' })))
  await open(page, paths.category('men-shirts'))
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  for (const card of await cards(productGrid(page)).all())
    await expect(card.getByRole('heading')).not.toHaveText(/^\s*$/)
  await open(page, paths.product('linen-shirt'))
  await expect(heading(page)).not.toHaveText(/^\s*$/)
})
