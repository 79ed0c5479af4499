import * as cart from '../screens/cart.ts'
import { cards, grid, productGrid, problem } from '../screens/catalogue.ts'
import { choosePayment, placeOrder, toDelivery } from '../screens/checkout.ts'
import {
  heading,
  load,
  open,
  openProduct,
  openUnknown,
  otherPages,
  paths,
  splashScreenGone,
} from '../screens/open.ts'
import { field, openSearch, options } from '../screens/search.ts'
import { toasts } from '../screens/toasts.ts'
import { look, lookAtColours } from '../support/accessibility.ts'
import { makeCart } from '../support/carts.ts'
import { newCustomer, orderFor, saveAddresses, signInAs } from '../support/live-customer.ts'
import { failedRequests } from '../support/console-errors.ts'
import { expect, narrow, test, wide, type Page } from '../support/test.ts'

const loaded = async (page: Page) => await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)

/** Opens each address, and looks at it. */
async function lookAtAll(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await open(page, address)
    await loaded(page)
    await look(page, address)
  }
}

test.describe('axe finds nothing on', () => {
  test.use({ visit: 'warm' })

  test('the front page, a category and a product', { tag: '@smoke' }, async ({ page }) => {
    await open(page, paths.home)
    await expect(cards(grid(page, 'Featured Products'))).toHaveCount(8)
    await look(page, 'home')
    await open(page, paths.category('men-shirts'))
    await expect(cards(productGrid(page))).toHaveCount(4)
    await look(page, 'category')
    await openProduct(page, 'linen-shirt')
    await look(page, 'product')
  })

  test('the pages of text, the search and the wishlist', { tag: '@smoke' }, async ({ page }) => {
    await lookAtAll(page, otherPages)
  })

  test('the colours of what one width alone shows, in its other theme', async ({ page }) => {
    const pages = [paths.home, paths.category('men-shirts'), paths.product('linen-shirt'), '/search?q=shirt']
    for (const address of pages) {
      await open(page, address)
      await loaded(page)
      await lookAtColours(page, address)
    }
  })

  test('the search dialog, empty, with suggestions and without', { tag: '@smoke' }, async ({ page }) => {
    await open(page, paths.home)
    const dialog = await openSearch(page)
    await look(page, 'search dialog')
    await field(dialog).fill('shirt')
    await expect(options(dialog).first()).toBeVisible()
    await field(dialog).press('ArrowDown')
    await look(page, 'suggestions')
    await field(dialog).fill('zeppelin')
    await expect(dialog).toContainText('No products found for')
    await look(page, 'no suggestions')
  })

  test('lists without products, forms with errors, and help without results', async ({ page }) => {
    await open(page, `${paths.category('men-shirts')}?color=red&size=xxl`)
    await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
    await look(page, 'category without products')
    await open(page, '/contact')
    await page.getByRole('main').getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await look(page, 'contact with faults')
    await open(page, '/help')
    await page.getByRole('main').getByRole('button', { expanded: false }).first().click()
    await look(page, 'an open answer')
    await page.getByLabel('Search for answers').fill('zeppelin')
    await look(page, 'help without results')
    await open(page, '/search?q=zeppelin')
    await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
    await look(page, 'search without results')
  })

  test('the empty cart and the pages before a sign-in', { tag: '@smoke' }, async ({ page }) => {
    await lookAtAll(page, [
      paths.cart,
      '/login',
      '/signup',
      '/forgot-password',
      '/reset-password',
      '/order-lookup',
      '/account/orders',
    ])
  })

  test('an unknown product, category and page', { tag: '@smoke' }, async ({ page }) => {
    // Within the app: a server's response of 404 is a complaint of the browser.
    await open(page, '/about')
    await lookAtAll(page, [paths.product('nothing'), paths.category('nothing')])
    await openUnknown(page, '/no-such-page')
    await look(page, 'an unknown page')
  })

  test('the menus, the sheet of filters, and a toast', { tag: '@smoke' }, async ({ page }) => {
    await open(page, paths.category('women'))
    await page.getByRole('button', { name: 'Show Women categories' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'All Women' })).toBeVisible()
    await look(page, 'open submenu', [wide])
    await page.keyboard.press('Escape')

    await page.setViewportSize(narrow)
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    await page
      .getByRole('dialog', { name: 'Shop' })
      .getByRole('button', { name: 'Women', exact: true })
      .click()
    await look(page, 'open menu on a phone', [narrow])
    await page.goBack()
    await page.getByRole('button', { name: /Filter/ }).click()
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
    await look(page, 'sheet of filters', [narrow])
    await page.goBack()

    await openProduct(page, 'camp-collar-shirt')
    const wishlistButton = page
      .getByRole('main')
      .getByRole('button', { name: /^Save Camp/ })
      .first()
    await wishlistButton.click()
    await expect(toasts(page)).toHaveCount(1)
    await look(page, 'toast', [wide])
    await wishlistButton.click()
  })
})

test('axe finds nothing on a filled cart and its drawer', { tag: '@smoke' }, async ({ page }) => {
  const id = await makeCart({ handle: 'linen-shirt', quantity: 2 }, { handle: 'field-watch' })
  await cart.leaveCart(page, id)
  await load(page, paths.cart)
  await expect(cart.row(page, 'Linen Shirt')).toBeVisible()
  await look(page, 'filled cart')
  await lookAtColours(page, 'filled cart')
  await cart.openDrawer(page)
  await look(page, 'drawer')
})

test('axe finds nothing on a cart that cannot be confirmed', async ({ page, faults, complaints }) => {
  complaints.expect(failedRequests)
  await cart.leaveCart(page, await makeCart({ handle: 'linen-shirt' }))
  await faults.set({ action: 'status', status: 500, path: '^/store/carts' })
  await page.goto(paths.cart)
  await splashScreenGone(page)
  await expect(problem(page)).toBeVisible()
  await look(page, 'cart that cannot be confirmed')
})

test('axe finds nothing on any step of the checkout', { tag: '@smoke' }, async ({ page, preset }) => {
  await cart.leaveCart(page, await makeCart({ handle: 'linen-shirt', quantity: 2 }))
  await load(page, '/checkout')
  await page.getByRole('button', { name: /^Continue to (?:Shipping|Delivery)$/ }).click()
  await look(page, 'address with faults')
  await toDelivery(page)
  await look(page, 'delivery')
  await page.getByRole('radio', { name: 'Standard' }).check()
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
  await look(page, 'payment')
  await choosePayment(page, preset, 'PayPal')
  await placeOrder(page)
  await look(page, 'placed order')
})

test(
  'axe finds nothing on the account, the dialog of an address with faults, and the orders',
  { tag: '@smoke' },
  async ({ page }) => {
    const customer = await newCustomer()
    await saveAddresses(customer, 1)
    const { id } = await orderFor(customer, { handle: 'field-watch' })
    await signInAs(page, customer)
    await lookAtAll(page, [
      '/account?tab=profile',
      '/account?tab=orders',
      '/account/orders',
      `/account/orders/${id}`,
      `/account/orders/${id}/invoice`,
      '/account?tab=address',
    ])
    await page.getByRole('button', { name: 'Add New Address' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Add Address' }).click()
    await expect(page.getByRole('dialog').getByRole('alert').first()).toBeVisible()
    await look(page, 'address dialog with faults')
  },
)

/** Where products are read: the lists, and single ones. */
const products = '^/store/(search|product)'

for (const address of [paths.home, paths.category('all'), paths.product('linen-shirt')]) {
  test(`axe finds nothing on ${address} while it loads, nor when loading fails`, async ({
    page,
    faults,
    complaints,
  }) => {
    complaints.expect(failedRequests)
    await faults.set({ action: 'delay', ms: 60_000, path: products })
    await page.goto(address)
    await splashScreenGone(page)
    await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible()
    await look(page, 'while it loads')

    await faults.set({ action: 'status', status: 400, path: products })
    await page.goto(address)
    await splashScreenGone(page)
    await expect(problem(page).first()).toBeVisible()
    await look(page, 'with an error')
    await expect(heading(page)).toBeVisible()
  })
}
