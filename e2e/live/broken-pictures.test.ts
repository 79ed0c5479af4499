import { heading, load } from '../screens/open.ts'
import { failedRequests } from '../support/console-errors.ts'
import { expect, test } from '../support/test.ts'

test('without pictures the home page shows a fallback drawing and the alt text', async ({
  page,
  complaints,
}) => {
  complaints.expect(failedRequests)
  await page.route(/\.(avif|webp|jpe?g|png)(\?|$)/, (route) => route.abort())
  await load(page, '/')
  await expect(heading(page)).toBeVisible()
  const hero = page.getByRole('main').getByRole('img', { name: /^A still life/ })
  await expect(hero.locator('svg')).toBeVisible()
  // Those of the last row load when it comes into view.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('main').locator('img')).toHaveCount(0)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const box = await hero.boundingBox()
    const shape = (box?.width ?? 0) / (box?.height ?? 1)
    expect(shape).toBeCloseTo(width === 390 ? 4 / 5 : 3 / 2, 1)
  }
})
