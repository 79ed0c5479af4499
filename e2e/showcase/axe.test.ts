import * as cart from '../screens/cart.ts'
import { placeOrder, toPayment } from '../screens/checkout.ts'
import { heading, load, open, paths, splashScreen, splashScreenGone } from '../screens/open.ts'
import { look } from '../support/accessibility.ts'
import { makeCart } from '../support/carts.ts'
import { signIn } from '../support/customers.ts'
import { expect, test, wide } from '../support/test.ts'

test('axe finds nothing on the tabs of the simulated account', async ({ page }) => {
  await signIn(page)
  await load(page, '/account')
  for (const tab of ['profile', 'orders', 'address', 'pay', 'rewards', 'offers', 'alerts']) {
    await open(page, `/account?tab=${tab}`)
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await look(page, `account, ${tab}`)
  }
})

test('axe finds nothing on the simulated payment and its confirmation', async ({ page }) => {
  await cart.leaveCart(page, await makeCart({ handle: 'linen-shirt', quantity: 2 }))
  await load(page, '/checkout')
  await toPayment(page)
  await look(page, 'payment')
  await placeOrder(page)
  await look(page, 'confirmation')
})

test.describe('while the splash screen is shown', () => {
  test.use({ splashScreen: 'shown' })

  test('axe finds nothing on it', async ({ page }) => {
    await page.goto(paths.home)
    await expect(splashScreen(page)).toBeVisible()
    await look(page, 'start screen', [wide])
    await splashScreenGone(page)
    await expect(heading(page)).toBeVisible()
  })
})
