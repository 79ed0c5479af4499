import { heading, load, open, splashScreenGone } from '../screens/open.ts'
import { expect, test, type Locator, type Page } from '../support/test.ts'

const addresses = ['/help#returns', '/privacy#contact', '/terms#liability', '/shipping-policy#questions']

const scrolled = async (page: Page) => await page.evaluate(() => Math.round(window.scrollY))
const part = (page: Page, address: string): Locator => page.locator(`[id="${address.split('#')[1] ?? ''}"]`)

/** Right below the fixed header. */
async function expectBelowHeader(page: Page, target: Locator): Promise<void> {
  const header = await page.getByRole('banner').evaluate((one) => one.getBoundingClientRect().bottom)
  await expect(async () => {
    const top = await target.evaluate((one) => one.getBoundingClientRect().top)
    expect(top).toBeGreaterThanOrEqual(header)
    expect(top).toBeLessThan(header + 80)
  }).toPass({ timeout: 10_000 })
}

for (const size of [
  { width: 1440, height: 700 },
  { width: 390, height: 700 },
])
  for (const address of addresses)
    test(`[ROUTE-06] ${address} opens at its anchor in a new tab ${size.width} px wide`, async ({ page }) => {
      await page.setViewportSize(size)
      await load(page, address)
      await expectBelowHeader(page, part(page, address))
      await expect(part(page, address)).toBeFocused()
    })

test('[ROUTE-06] a reload keeps the scroll position after an anchor was opened', async ({ page }) => {
  await load(page, '/terms#liability')
  await expectBelowHeader(page, part(page, '/terms#liability'))
  await page.mouse.wheel(0, -500)
  const left = await (async () => {
    let before = -1
    await expect(async () => {
      const now = await scrolled(page)
      const isStill = now === before
      before = now
      expect(isStill).toBe(true)
    }).toPass()
    return before
  })()
  await page.reload()
  await splashScreenGone(page)
  await expect.poll(async () => Math.abs((await scrolled(page)) - left)).toBeLessThanOrEqual(2)
  expect(left).toBeGreaterThan(0)
})

test(
  '[ROUTE-06] anchor links scroll there each time, and Back returns',
  { tag: '@smoke' },
  async ({ page }) => {
    await open(page, '/about')
    await page.getByRole('contentinfo').getByRole('link', { name: /^Help/ }).click()
    await expect(heading(page)).toBeVisible()
    const topics = page.getByRole('navigation', { name: 'Topics' }).getByRole('link')
    await expect(topics.first()).toBeVisible()
    const [first = '', second = ''] = await topics.evaluateAll((all) =>
      all.map((one) => one.getAttribute('href') ?? ''),
    )
    for (const address of [first, second, first]) {
      await page.evaluate(() => window.scrollTo({ top: 0 }))
      await page.locator(`a[href="${address}"]`).click()
      await expectBelowHeader(page, part(page, address))
    }
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${second}$`))
    await page.goForward()
    await expectBelowHeader(page, part(page, first))
  },
)
