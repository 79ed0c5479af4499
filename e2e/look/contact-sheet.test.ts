import * as cart from '../screens/cart.ts'
import { cards } from '../screens/catalogue.ts'
import { placeOrder, toDelivery } from '../screens/checkout.ts'
import { heading, load, open, openUnknown, paths } from '../screens/open.ts'
import { field, openSearch, options } from '../screens/search.ts'
import { makeCart } from '../support/carts.ts'
import { signIn } from '../support/customers.ts'
import { settled, wakePictures } from '../support/layout.ts'
import { expect, test, type Page } from '../support/test.ts'

const widths = [390, 768, 1440] as const
const folder = 'results/screens'

interface Sheet {
  readonly name: string
  readonly schemes?: readonly ('light' | 'dark')[]
  readonly wholePage?: boolean
}

/** Saves a screenshot at each width. Nothing is compared; people review them. */
async function take(page: Page, { name, schemes = ['light'], wholePage = true }: Sheet): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    await expect(page.getByRole('progressbar', { name: 'Loading page' })).toHaveCount(0)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    if (wholePage) await wakePictures(page)
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      await settled(page)
      const suffix = colorScheme === 'dark' ? '-dark' : ''
      await page.screenshot({ path: `${folder}/${name}-${width}${suffix}.png`, fullPage: wholePage })
    }
    await page.emulateMedia({ colorScheme: null })
  }
}

const both = ['light', 'dark'] as const

test('takes screenshots of the shop pages', async ({ page }) => {
  test.setTimeout(180_000)
  await load(page, paths.home)
  await expect(cards(page)).toHaveCount(8)
  await take(page, { name: 'home', schemes: both })
  await open(page, paths.category('women'))
  await take(page, { name: 'category', schemes: both })
  await open(page, paths.product('linen-shirt'))
  await expect(page.getByRole('region', { name: 'You Might Also Like' })).toBeVisible()
  await take(page, { name: 'product', schemes: both })
  await open(page, paths.cart)
  await expect(heading(page)).toHaveText('Your cart is empty')
  await take(page, { name: 'cart-empty', schemes: both })
  await openUnknown(page, '/no-such-page')
  await take(page, { name: 'not-found', schemes: both })
})

const others = {
  search: '/search?q=shirt',
  'search-start': '/search',
  wishlist: '/wishlist',
  about: '/about',
  contact: '/contact',
  help: '/help',
  'shipping-policy': '/shipping-policy',
  terms: '/terms',
  privacy: '/privacy',
  faq: '/faq',
} as const

test('takes screenshots of the static pages', async ({ page }) => {
  test.setTimeout(180_000)
  await load(page, paths.home)
  for (const [name, place] of Object.entries(others)) {
    await open(page, place)
    await take(page, { name, schemes: both })
  }
  await open(page, paths.home)
  const dialog = await openSearch(page)
  await field(dialog).fill('linen')
  await expect(options(dialog)).toHaveCount(1)
  await take(page, { name: 'search-dialog', schemes: both, wholePage: false })
})

test('takes screenshots of the filled cart and its drawer', async ({ page }) => {
  test.setTimeout(120_000)
  await cart.leaveCart(
    page,
    await makeCart(
      { handle: 'linen-shirt', quantity: 2 },
      { handle: 'wrap-dress' },
      { handle: 'field-watch' },
    ),
  )
  await load(page, paths.cart)
  await expect(cart.row(page, 'Linen Shirt')).toBeVisible()
  await take(page, { name: 'cart', schemes: both })
  await open(page, paths.category('men-shirts'))
  await cart.openDrawer(page)
  await take(page, { name: 'drawer', schemes: both, wholePage: false })
})

test('takes screenshots of the checkout and the account', async ({ page }) => {
  test.setTimeout(240_000)
  await signIn(page)
  await cart.leaveCart(
    page,
    await makeCart({ handle: 'linen-shirt', quantity: 2 }, { handle: 'field-watch' }),
  )
  await load(page, '/checkout')
  await page.getByRole('button', { name: /^Continue to (?:Shipping|Delivery)$/ }).click()
  await take(page, { name: 'checkout-address', schemes: both })
  await toDelivery(page)
  await take(page, { name: 'checkout-delivery' })
  await page.getByRole('radio', { name: 'Standard' }).check()
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
  await take(page, { name: 'checkout-payment', schemes: both })
  await placeOrder(page)
  await take(page, { name: 'checkout-confirmation' })
  for (const tab of ['profile', 'orders', 'address', 'pay', 'rewards', 'offers', 'alerts']) {
    await open(page, `/account?tab=${tab}`)
    await take(page, { name: `account-${tab}` })
  }
  await open(page, '/account/orders')
  await take(page, { name: 'orders', schemes: both })
})

test('takes screenshots of sign-in and sign-up', async ({ page }) => {
  test.setTimeout(120_000)
  await load(page, paths.home)
  for (const name of ['login', 'signup', 'forgot-password']) {
    await open(page, `/${name}`)
    await take(page, { name, schemes: both })
  }
})
