import * as cart from '../screens/cart.ts'
import { load, open, paths } from '../screens/open.ts'
import { toast } from '../screens/toasts.ts'
import { makeCart } from '../support/carts.ts'
import { signIn } from '../support/customers.ts'
import { hydrated } from '../support/hydration.ts'
import { requestsAnswered } from '../support/pending-requests.ts'
import { expect, narrow, test, wide, type Page } from '../support/test.ts'

const banner = (page: Page) => page.getByRole('banner')

async function openDrawer(page: Page) {
  await page.setViewportSize(narrow)
  await banner(page).getByRole('button', { name: 'Menu' }).click()
  return page.getByRole('dialog', { name: 'Shop' }).getByRole('navigation', { name: 'Your account' })
}

test('[HEAD-01] on phones too, where all of it fits', async ({ page }) => {
  await cart.leaveCart(page, await makeCart({ handle: 'monsoon-candle', quantity: 1234 }))
  await load(page, paths.home)
  await cart.expectCount(page, 1234)
  for (const width of [320, 360, 375, 390, 480]) {
    await page.setViewportSize({ width, height: 700 })
    const icons = [
      banner(page).getByRole('button', { name: 'Menu' }),
      banner(page).getByRole('link', { name: 'Umber & Ecru' }),
      banner(page).getByRole('button', { name: 'Search' }),
      banner(page).getByRole('link', { name: 'Profile' }),
      banner(page).getByRole('link', { name: 'Wishlist' }),
      cart.cartButton(page),
    ]
    let end = 0
    for (const icon of icons) {
      const { x, width: own } = (await icon.boundingBox()) ?? { x: -1, width: 0 }
      expect(x, `${width} px`).toBeGreaterThanOrEqual(end - 1)
      expect(own, `${width} px`).toBeGreaterThanOrEqual(36)
      end = x + own
    }
    expect(end, `${width} px`).toBeLessThanOrEqual(width + 1)
  }
  await banner(page).getByRole('link', { name: 'Profile' }).click()
  await expect(page).toHaveURL(/\/login/)
})

test(
  '[HEAD-06] Log Out ends the session, says so, and reloads the home page',
  { tag: '@smoke' },
  async ({ page }) => {
    await signIn(page)
    await load(page, paths.category('men'))
    await page.evaluate(() => Reflect.set(window, 'before', true))
    const own = await openDrawer(page)
    await own.getByRole('button', { name: 'Log Out' }).click()
    await expect(page).toHaveURL('/')
    await expect(toast(page, 'Logged out successfully')).toContainText(
      'You have been logged out of your account',
    )
    expect(await page.evaluate(() => Reflect.get(window, 'before') as unknown)).toBeUndefined()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(
      await page.evaluate(() =>
        [localStorage, sessionStorage].flatMap((storage) =>
          Object.keys(storage).filter((key) => /token|customer/.test(key)),
        ),
      ),
    ).toEqual([])
    await page.setViewportSize(wide)
    await expect(banner(page).getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/login')
  },
)

test('[ROUTE-09] a tooltip appears when the pointer rests on an icon, the next one at once', async ({
  page,
}) => {
  await page.clock.install()
  await load(page, paths.home)
  // The code of tooltips loads when the pointer first reaches a control; the first one is named too.
  await banner(page).getByRole('button', { name: 'Cart' }).hover()
  await requestsAnswered(page)
  await expect(async () => {
    await page.clock.runFor(1000)
    await expect(page.getByTestId('tip')).toHaveText(/^Cart/, { timeout: 100 })
  }).toPass()
  await page.mouse.move(700, 500)
  await page.clock.runFor(1000)
  await page.clock.pauseAt(Date.now() + 60_000)
  const tip = page.getByTestId('tip')
  await banner(page).getByRole('button', { name: 'Search' }).hover()
  await page.clock.runFor(690)
  await expect(tip).toHaveCount(0)
  await page.clock.runFor(20)
  await expect(tip).toHaveText('Search')
  await banner(page).getByRole('link', { name: 'Wishlist' }).hover()
  await expect(tip).toHaveText('Wishlist')
  await page.keyboard.press('Escape')
  await expect(tip).toHaveCount(0)
})

test(
  'a chosen theme overrides the device’s, applies before the first paint, and can be reset',
  { tag: '@smoke' },
  async ({ page }) => {
    const ground = async () =>
      await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const [paper, night] = ['rgb(250, 248, 244)', 'rgb(22, 19, 16)']
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page, paths.home)
    expect(await ground()).toBe(paper)
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('radio', { name: 'Dark' }).check()
    await expect.poll(ground).toBe(night)
    await page.reload({ waitUntil: 'commit' })
    await expect.poll(ground).toBe(night)
    await hydrated(page)
    await footer.getByRole('radio', { name: 'As my device' }).check()
    await expect.poll(ground).toBe(paper)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(ground).toBe(night)
  },
)
