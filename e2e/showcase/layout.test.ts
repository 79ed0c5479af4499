import { heading, load, open, paths, splashScreenGone } from '../screens/open.ts'
import { signIn } from '../support/customers.ts'
import { expectAllWithinReach, settled, watchShifts } from '../support/layout.ts'
import { expect, test } from '../support/test.ts'

test.describe('within the viewport', () => {
  test.use({ bypassCSP: true })

  test('[F-123] no control of the simulated account leaves the viewport at 320 px, nor with text spacing', async ({
    page,
  }) => {
    await signIn(page)
    await load(page, '/account')
    for (const tab of ['profile', 'pay', 'rewards', 'offers', 'alerts']) {
      await open(page, `/account?tab=${tab}`)
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      await expectAllWithinReach(page, tab)
    }
  })
})

test.describe('under the splash screen and after it', () => {
  test.use({ splashScreen: 'shown' })

  for (const place of [paths.home, paths.product('linen-shirt')])
    test(`no layout shift while ${place} loads`, async ({ page }) => {
      const expectNoShift = await watchShifts(page)
      await page.goto(place, { waitUntil: 'domcontentloaded' })
      await splashScreenGone(page)
      await expect(heading(page)).toBeVisible()
      await settled(page)
      await expectNoShift()
    })
})
