import { openProduct } from '../screens/open.ts'
import { toasts } from '../screens/toasts.ts'
import { expect, test } from '../support/test.ts'

test(
  '[ROUTE-08] toasts are dark, at the top in the middle, one at a time and gone after 4,000 ms',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.clock.install()
    const { title } = await openProduct(page, 'camp-collar-shirt')
    await page.clock.pauseAt(Date.now() + 60_000)
    // Until it is alone; at first its code loads.
    const expectNext = async (words: string) =>
      await expect(async () => {
        await page.clock.runFor(50)
        await expect(toasts(page)).toContainText(words, { timeout: 1000 })
      }).toPass()
    const wishlistButton = page
      .getByRole('main')
      .getByRole('button', { name: `Save ${title}` })
      .first()
    await wishlistButton.click()
    await expectNext('Added to wishlist')
    await wishlistButton.click()
    await expectNext('Removed from wishlist')

    const { x, y, width } = (await toasts(page).boundingBox()) ?? { x: 0, y: 999, width: 0 }
    expect(Math.abs(x + width / 2 - 720)).toBeLessThanOrEqual(2)
    expect(y).toBeLessThan(100)
    const brightness = await toasts(page).evaluate((element) => {
      const channels = getComputedStyle(element).backgroundColor.match(/\d+/g) ?? ['255']
      return Math.max(...channels.slice(0, 3).map(Number))
    })
    expect(brightness).toBeLessThan(80)

    await page.clock.runFor(3300)
    await expect(toasts(page)).toHaveCount(1)
    await page.clock.runFor(1000)
    await expect(toasts(page)).toHaveCount(0)
  },
)
