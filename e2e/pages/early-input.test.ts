import { demoCustomer } from '@umber/sample-store'
import * as cart from '../screens/cart.ts'
import { cardNames, cards, filters, productGrid } from '../screens/catalogue.ts'
import { load, openWithoutScript, paths } from '../screens/open.ts'
import { addButton, option } from '../screens/product.ts'
import { toast } from '../screens/toasts.ts'
import { readQuantities } from '../support/backend.ts'
import { makeCart } from '../support/carts.ts'
import { quiet } from '../support/hydration.ts'
import { record } from '../support/requests.ts'
import { expect, test, type Page } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')

test('text typed before the script is there stays, and the form uses it', async ({ page }) => {
  const start = await openWithoutScript(page, '/login')
  const email = main(page).getByLabel('Email address')
  const password = main(page).getByLabel('Password', { exact: true })
  await email.pressSequentially(demoCustomer.email)
  await password.fill(demoCustomer.password)
  await main(page).getByLabel('Remember me').uncheck()
  await start()
  await expect(email).toHaveValue(demoCustomer.email)
  await expect(password).toHaveValue(demoCustomer.password)
  await expect(main(page).getByLabel('Remember me')).not.toBeChecked()
  await main(page).getByRole('button', { name: 'Sign In' }).click()
  await expect(toast(page, 'Welcome back!')).toBeVisible()
  // Not remembered: the token ends with the session.
  expect(await page.evaluate(() => localStorage.getItem('medusa_auth_token'))).toBeNull()
})

test(
  'a login sent before the script is there signs in, and its password is in no address',
  { tag: '@smoke' },
  async ({ page }) => {
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    const start = await openWithoutScript(page, '/login')
    await main(page).getByLabel('Email address').fill(demoCustomer.email)
    await main(page).getByLabel('Password', { exact: true }).fill(demoCustomer.password)
    await main(page).getByLabel('Password', { exact: true }).press('Enter')
    await expect(page).toHaveURL('/login')
    await start()
    await expect(toast(page, 'Welcome back!')).toBeVisible()
    await expect(page).toHaveURL('/')
    expect(addresses.filter((address) => address.includes(demoCustomer.password))).toEqual([])
    expect(addresses.filter((address) => /[?&](?:email|password)=/.test(address))).toEqual([])
  },
)

test(
  'Add to Cart pressed before the script is there adds the chosen variant once',
  { tag: '@smoke' },
  async ({ page }) => {
    const start = await openWithoutScript(page, paths.product('linen-shirt'))
    await option(page, 'Size').locator('label', { hasText: /^L$/ }).click()
    await addButton(page).click()
    const recording = record(page)
    await start()
    await cart.expectCount(page, 1)
    await quiet(page)
    expect(recording.matching('POST', /^\/store\/carts\/[^/]+\/line-items$/)).toHaveLength(1)
    expect(await readQuantities(await cart.storedCartId(page))).toEqual({ 'linen-shirt White / L': 1 })
    await expect(option(page, 'Size').getByRole('radio', { name: 'L', exact: true })).toBeChecked()
    await cart.openDrawer(page)
    await expect(cart.drawerLine(page, 'Linen Shirt')).toContainText('White, L')
  },
)

test('a sort chosen before the script is there applies', async ({ page }) => {
  const start = await openWithoutScript(page, paths.category('men-shirts'))
  await filters(page).getByLabel('Sort by').selectOption('Price: Low to High')
  await start()
  await expect(page).toHaveURL(/[?&]sort=price-low-high/)
  await expect(filters(page).getByLabel('Sort by')).toHaveValue('price-low-high')
  await expect(cardNames(productGrid(page)).first()).toHaveText('Camp-Collar Shirt')
})

test('a filter ticked before the script is there applies', async ({ page }) => {
  const start = await openWithoutScript(page, paths.category('men'))
  await filters(page).getByRole('checkbox', { name: 'Blue' }).check()
  await start()
  await expect(page).toHaveURL(/[?&]color=blue/)
  await expect(filters(page).getByRole('checkbox', { name: 'Blue' })).toBeChecked()
})

test('a search sent before the script is there loads its results', async ({ page }) => {
  await openWithoutScript(page, '/search')
  await main(page).getByRole('textbox', { name: 'Search products' }).fill('linen shirt')
  await main(page).getByRole('textbox', { name: 'Search products' }).press('Enter')
  await expect(page).toHaveURL('/search?q=linen+shirt')
  await expect(main(page).getByRole('list', { name: 'Products' })).toContainText('Linen Shirt')
})

test('a page scrolled before the script is there stays where it is', async ({ page }) => {
  const start = await openWithoutScript(page, paths.category('all'))
  await cards(productGrid(page)).nth(9).scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => window.scrollY)
  expect(top).toBeGreaterThan(300)
  await start()
  await quiet(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(top)
})

test('the cart button pressed before the script is there opens the cart', async ({ page }) => {
  const start = await openWithoutScript(page, paths.home)
  await cart.cartButton(page).click()
  await start()
  await expect(cart.drawer(page)).toBeVisible()
})

for (const place of [paths.cart, '/checkout'])
  test(`a guest without lines sees the empty cart at ${place} before the script is there`, async ({
    page,
  }) => {
    const start = await openWithoutScript(page, place)
    await expect(main(page).getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    await start()
    await expect(page).toHaveURL(paths.cart)
    await expect(main(page).getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  })

test('a guest with lines sees no empty cart before the script is there', async ({ page }) => {
  await cart.leaveCart(page, await makeCart({ handle: 'linen-shirt' }))
  await load(page, paths.home)
  await cart.expectCount(page, 1)
  const start = await openWithoutScript(page, paths.cart)
  await expect(main(page).getByText('Your cart is empty')).toBeHidden()
  await start()
  await expect(main(page).getByRole('row', { name: /Linen Shirt/ })).toBeVisible()
})
