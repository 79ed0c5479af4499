import * as cart from '../screens/cart.ts'
import { openProduct } from '../screens/open.ts'
import { addButton } from '../screens/product.ts'
import { toasts } from '../screens/toasts.ts'
import { expect, test, type Page } from '../support/test.ts'

test(
  'toasts are clear of the heading, and those of what worked leave when a drawer opens',
  { tag: '@smoke' },
  async ({ page }) => {
    await openProduct(page, 'field-watch')
    await addButton(page).click()
    await expect(toasts(page)).toContainText('Added to cart')
    await expect.poll(async () => await placeOf(page)).toEqual({ endGap: 24, bottomGap: 24 })
    await page.setViewportSize({ width: 390, height: 844 })
    // Above the bar of a small screen.
    await expect.poll(async () => (await placeOf(page)).bottomGap).toBe(88)
    await cart.openDrawer(page)
    await expect(toasts(page)).toHaveCount(0)
  },
)

/** How far the toast is from the right and the lower edge of the window. */
async function placeOf(page: Page) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const box = (await toasts(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return {
    endGap: Math.round(width - box.x - box.width),
    bottomGap: Math.round(height - box.y - box.height),
  }
}

test('a toast never takes the focus', async ({ page }) => {
  await openProduct(page, 'field-watch')
  await addButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toContainText('Added to cart')
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Add(ed|ing| to Cart)$/ })
      .first(),
  ).toBeFocused()
})
