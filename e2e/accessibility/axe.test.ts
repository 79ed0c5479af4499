import * as cart from '../screens/cart.ts'
import { cards, productGrid, problem } from '../screens/catalogue.ts'
import { placeOrder, toDelivery } from '../screens/checkout.ts'
import {
  heading,
  load,
  open,
  openProduct,
  openUnknown,
  otherPages,
  paths,
  splashScreen,
  splashScreenGone,
} from '../screens/open.ts'
import { field, openSearch, options } from '../screens/search.ts'
import { toasts } from '../screens/toasts.ts'
import { expectNoAccessibilityFaults, expectNoContrastFaults } from '../support/accessibility.ts'
import { makeCart } from '../support/carts.ts'
import { signIn } from '../support/customers.ts'
import { failedRequests } from '../support/console-errors.ts'
import { settled } from '../support/layout.ts'
import { expect, narrow, test, wide, type Page } from '../support/test.ts'

/** Runs axe at phone and desktop width, in both themes. */
async function lookEverywhere(page: Page, what: string): Promise<void> {
  for (const [place, size] of [
    ['phone', narrow],
    ['desktop', wide],
  ] as const) {
    await page.setViewportSize(size)
    await look(page, `${what} on ${place}`)
  }
}

async function look(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await settled(page)
  await expectNoAccessibilityFaults(page, `${what}, light`)
  // The dark theme differs in colours only.
  await page.emulateMedia({ colorScheme: 'dark' })
  await settled(page)
  await expectNoContrastFaults(page, `${what}, dark`)
  await page.emulateMedia({ colorScheme: null })
}

test.describe('axe finds nothing on', () => {
  test.use({ visit: 'warm' })

  test('the front page', async ({ page }) => {
    await open(page, paths.home)
    await expect(cards(page)).toHaveCount(8)
    await lookEverywhere(page, 'home')
  })

  test('a category, with and without a filter that finds nothing', async ({ page }) => {
    await open(page, paths.category('men-shirts'))
    await expect(cards(productGrid(page))).toHaveCount(4)
    await lookEverywhere(page, 'category')
    await open(page, `${paths.category('men-shirts')}?color=red&size=xxl`)
    await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
    await look(page, 'category without products')
  })

  test('a product', async ({ page }) => {
    await openProduct(page, 'linen-shirt')
    await lookEverywhere(page, 'product')
  })

  for (const address of otherPages)
    test(address, async ({ page }) => {
      await open(page, address)
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      await lookEverywhere(page, address)
    })

  test('the search dialog, empty, with suggestions and without', async ({ page }) => {
    await open(page, paths.home)
    const dialog = await openSearch(page)
    await lookEverywhere(page, 'search dialog')
    await field(dialog).fill('shirt')
    await expect(options(dialog).first()).toBeVisible()
    await field(dialog).press('ArrowDown')
    await lookEverywhere(page, 'suggestions')
    await field(dialog).fill('zeppelin')
    await expect(dialog).toContainText('No products found for')
    await look(page, 'no suggestions')
  })

  test('forms with errors, and help without results', async ({ page }) => {
    await open(page, '/contact')
    await page.getByRole('main').getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await lookEverywhere(page, 'contact with faults')
    await open(page, '/help')
    await page.getByRole('main').getByRole('button', { expanded: false }).first().click()
    await look(page, 'an open answer')
    await page.getByLabel('Search for answers').fill('zeppelin')
    await look(page, 'help without results')
    await open(page, '/search?q=zeppelin')
    await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
    await look(page, 'search without results')
  })

  for (const [what, address] of [
    ['the empty cart', paths.cart],
    ['the login', '/login'],
    ['the sign-up', '/signup'],
    ['the forgotten password', '/forgot-password'],
    ['orders of a visitor', '/account/orders'],
  ] as const)
    test(what, async ({ page }) => {
      await open(page, address)
      await lookEverywhere(page, what)
    })

  for (const [what, address, go] of [
    ['an unknown product', paths.product('nothing'), open],
    ['an unknown category', paths.category('nothing'), open],
    ['an unknown page', '/no-such-page', openUnknown],
  ] as const)
    test(what, async ({ page }) => {
      // Within the app: a server's response of 404 is a complaint of the browser.
      await open(page, '/about')
      await go(page, address)
      await lookEverywhere(page, what)
    })

  test('the menus, the sheet of filters, and a toast', async ({ page }) => {
    await open(page, paths.category('women'))
    await page.getByRole('button', { name: 'Show Women categories' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'All Women' })).toBeVisible()
    await look(page, 'open submenu')
    await page.keyboard.press('Escape')

    await page.setViewportSize(narrow)
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    await page
      .getByRole('dialog', { name: 'Shop' })
      .getByRole('button', { name: 'Women', exact: true })
      .click()
    await look(page, 'open menu on a phone')
    await page.goBack()
    await page.getByRole('button', { name: /Filter/ }).click()
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
    await look(page, 'sheet of filters')
    await page.goBack()

    await openProduct(page, 'camp-collar-shirt')
    const wishlistButton = page
      .getByRole('main')
      .getByRole('button', { name: /^Save Camp/ })
      .first()
    await wishlistButton.click()
    await expect(toasts(page)).toHaveCount(1)
    await settled(page)
    await expectNoAccessibilityFaults(page, 'toast')
    await wishlistButton.click()
  })
})

test('axe finds nothing on a filled cart, its drawer, and both with errors', async ({
  page,
  faults,
  complaints,
}) => {
  test.slow()
  complaints.expect(failedRequests)
  const id = await makeCart({ handle: 'linen-shirt', quantity: 2 }, { handle: 'field-watch' })
  await cart.leaveCart(page, id)
  await load(page, paths.cart)
  await expect(cart.row(page, 'Linen Shirt')).toBeVisible()
  await lookEverywhere(page, 'filled cart')
  await cart.openDrawer(page)
  await lookEverywhere(page, 'drawer')
  await page.goBack()

  await faults.set({ action: 'status', status: 500, path: '^/store/carts' })
  await page.reload()
  await splashScreenGone(page)
  await expect(problem(page)).toBeVisible()
  await look(page, 'cart that cannot be confirmed')
})

test('axe finds nothing on any step of the checkout', async ({ page }) => {
  test.slow()
  await cart.leaveCart(page, await makeCart({ handle: 'linen-shirt', quantity: 2 }))
  await load(page, '/checkout')
  await page.getByRole('button', { name: 'Continue to Shipping' }).click()
  await lookEverywhere(page, 'address with faults')
  await toDelivery(page)
  await lookEverywhere(page, 'delivery')
  await page.getByRole('radio', { name: 'Standard' }).check()
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
  await lookEverywhere(page, 'payment')
  await placeOrder(page)
  await lookEverywhere(page, 'confirmation')
})

for (const tab of ['profile', 'orders', 'address', 'pay', 'rewards', 'offers', 'alerts'])
  test(`axe finds nothing on the account’s tab ${tab}`, async ({ page }) => {
    await signIn(page)
    await open(page, `/account?tab=${tab}`)
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await lookEverywhere(page, `account, ${tab}`)
  })

test('axe finds nothing on the dialog of an address with faults, nor on the orders', async ({ page }) => {
  await signIn(page)
  await open(page, '/account?tab=address')
  await page.getByRole('button', { name: 'Add New Address' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add Address' }).click()
  await expect(page.getByRole('dialog').getByRole('alert').first()).toBeVisible()
  await look(page, 'address dialog with faults')
  await open(page, '/account/orders')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await lookEverywhere(page, 'order history')
})

for (const address of [paths.home, paths.category('all'), paths.product('linen-shirt')]) {
  test(`axe finds nothing on ${address} while it loads, nor when loading fails`, async ({
    page,
    faults,
    complaints,
  }) => {
    complaints.expect(failedRequests)
    await faults.set({ action: 'delay', ms: 60_000, path: '^/store/(products|collections)' })
    await page.goto(address)
    await splashScreenGone(page)
    await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible()
    await look(page, 'while it loads')

    await faults.set({ action: 'status', status: 400, path: '^/store/(products|collections)' })
    await page.goto(address)
    await splashScreenGone(page)
    await expect(problem(page).first()).toBeVisible()
    await look(page, 'with an error')
  })
}

test.describe('while the splash screen is shown', () => {
  test.use({ splashScreen: 'shown' })

  test('axe finds nothing on it', async ({ page }) => {
    await page.goto(paths.home)
    await expect(splashScreen(page)).toBeVisible()
    await expectNoAccessibilityFaults(page, 'start screen')
    await splashScreenGone(page)
    await expect(heading(page)).toBeVisible()
  })
})
