import { leaveCart } from '../screens/cart.ts'
import { load, paths } from '../screens/open.ts'
import { makeCart } from '../support/carts.ts'
import { newCustomer, orderFor, signInAs } from '../support/live-customer.ts'
import { expect, test, type Page } from '../support/test.ts'

const day = 86_400_000
const places = [
  '/account/orders',
  '/account',
  '/account?tab=offers',
  paths.product('linen-shirt'),
  paths.cart,
  '/checkout',
] as const

async function expectSoundDates(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await expect(main).not.toContainText(/Invalid|NaN|undefined|-\d+ (day|hour|minute)/i)
  if (new URL(page.url()).pathname === '/checkout') {
    await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(main.getByRole('link', { name: 'Sign in' })).toHaveCount(0)
    return
  }
  const profile = page.getByRole('banner').getByRole('link', { name: 'Profile' })
  await expect(profile).toHaveAttribute('href', '/account')
}

for (const days of [-3, 3, 400]) {
  test(`[F-23] a clock that is ${days} days off ends no session and breaks no date`, async ({ page }) => {
    const customer = await newCustomer()
    await orderFor(customer, { handle: 'stoneware-vase' })
    await signInAs(page, customer)
    await leaveCart(page, await makeCart({ handle: 'field-watch' }))
    await page.clock.install({ time: Date.now() + days * day })
    for (const place of places) {
      await load(page, place)
      await expectSoundDates(page)
    }
  })
}

test('[F-23] a clock change during the visit ends no session: only the backend does', async ({ page }) => {
  await signInAs(page, await newCustomer())
  await page.clock.install()
  await load(page, '/account')
  await expectSoundDates(page)
  await page.clock.fastForward(3 * day)
  await expectSoundDates(page)
  await page.getByRole('banner').getByRole('link', { name: 'Wishlist' }).first().click()
  await expect(page).toHaveURL('/wishlist')
  await expectSoundDates(page)
})
