import { drawer, expectCount, leaveCart, openDrawer } from '../../screens/cart.ts'
import { address, expectPlaced, fillAddress } from '../../screens/checkout.ts'
import { booksOf, type Begun } from '../../screens/payment.ts'
import { heading, load, paths } from '../../screens/open.ts'
import { moneyFor } from '../../screens/stripe.ts'
import {
  agree,
  chooseRate,
  expressAlert,
  expressArea,
  fillWallet,
  haveWallets,
  items,
  leaveWallet,
  openWallet,
  payButton,
  totalOf,
  useAddress,
  walletButton,
} from '../../screens/wallet.ts'
import { expectNoAccessibilityFaults } from '../../support/accessibility.ts'
import { callBackend, type BackendCart } from '../../support/backend.ts'
import { addToCart, makeCart } from '../../support/carts.ts'
import { blockedRequests, failedRequests } from '../../support/console-errors.ts'
import { newEmail } from '../../support/customers.ts'
import { environment } from '../../support/environment.ts'
import { watchShifts } from '../../support/layout.ts'
import { sellOwn, type OwnProduct } from '../../support/own-products.ts'
import { requestsAnswered } from '../../support/pending-requests.ts'
import { routeStripe } from '../../support/stripe.ts'
import { expect, test, type Page } from '../../support/test.ts'

const withoutMoney = '4000000000009995'
const patient = { timeout: 30_000 }

/** The cart page, with a cart of an earlier visit. */
async function openCart(page: Page, place: string = paths.cart): Promise<Begun> {
  await haveWallets(page, 'apple_pay')
  const cartId = await makeCart({ handle: 'stoneware-vase' })
  await leaveCart(page, cartId)
  await load(page, place)
  // The checkout has no button of the cart.
  if (place !== '/checkout') await expectCount(page, 1)
  return { cartId, email: newEmail() }
}

/** One order, and one payment of its amount that was reserved. */
async function expectOneCharge(begun: Begun): Promise<void> {
  const { orders } = await booksOf(begun)
  expect(orders).toHaveLength(1)
  const counted = Math.round((orders[0] ?? 0) * 100)
  expect(await moneyFor(begun)).toMatchObject([
    { status: 'requires_capture', amount: counted, amount_capturable: counted, refunded: 0 },
  ])
}

const linesOf = async (cartId: string) =>
  (await callBackend<{ cart: BackendCart }>('GET', `/store/carts/${cartId}`)).cart.items

test(
  'a product is bought from its page with the quantity that is chosen, and with what is in the cart',
  { tag: '@medusa' },
  async ({ page }) => {
    const begun = await openCart(page, paths.product('field-watch'))
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Increase quantity/ })
      .first()
      .click()
    const wallet = await openWallet(page)
    await expect(items(wallet).filter({ hasText: 'Stoneware Vase' })).toHaveCount(1)
    await expect(items(wallet).filter({ hasText: '2 × Field Watch' })).toHaveCount(1)
    await expect(items(wallet).filter({ hasText: 'Shipping' })).toHaveCount(1)
    const shown = await totalOf(wallet)
    await agree(wallet, { Email: begun.email })
    await expectPlaced(page)
    await expect(page).toHaveURL(/\/order\/order_/)
    await expectOneCharge(begun)
    expect((await moneyFor(begun))[0]?.amount).toBe(shown)
    await expectCount(page, 0)
  },
)

test('the cart is bought from the drawer, over any page', { tag: '@medusa' }, async ({ page }) => {
  const begun = await openCart(page, '/about')
  const wallet = await openWallet(page, await openDrawer(page))
  await agree(wallet, { Email: begun.email })
  await expectPlaced(page)
  await expectOneCharge(begun)
  // The drawer is no page to go back to.
  await page.goBack()
  await expect(drawer(page)).toBeHidden()
})

test(
  'the cart is bought on its page, with the address of the wallet and the way of delivery that is chosen there',
  { tag: '@medusa' },
  async ({ page }) => {
    const begun = await openCart(page)
    await expect(walletButton(page)).toBeVisible(patient)
    await expectNoAccessibilityFaults(page, 'the cart with wallets')
    const wallet = await openWallet(page)
    const slow = await totalOf(wallet)
    await chooseRate(wallet, /^Overnight/)
    const fast = await totalOf(wallet)
    expect(fast).toBeGreaterThan(slow)
    // Another address keeps the way of delivery.
    await useAddress(wallet, { City: 'Mysuru', 'Postal code': '570001' })
    await expect(payButton(wallet)).toBeEnabled(patient)
    expect(await totalOf(wallet)).toBe(fast)
    await agree(wallet, { Email: begun.email, Street: '1 Palace Road' })
    await expectPlaced(page)
    await expect(page.getByRole('main')).toContainText('1 Palace Road')
    await expectOneCharge(begun)
    expect((await moneyFor(begun))[0]?.amount).toBe(fast)
  },
)

test(
  'a country that is not served is refused in the wallet, and the page says so',
  { tag: '@medusa' },
  async ({ page }) => {
    const begun = await openCart(page)
    const wallet = await openWallet(page)
    await useAddress(wallet, { Country: 'FR', City: 'Paris' })
    await expect(wallet.getByRole('alert')).toHaveText('The shop does not deliver to this address.')
    await expect(payButton(wallet)).toBeDisabled()
    await leaveWallet(wallet)
    await expect(expressAlert(page)).toContainText('We do not deliver to this address yet')
    await expectNoAccessibilityFaults(page, 'the cart with a wallet that was refused')
    expect(await moneyFor(begun)).toEqual([])
  },
)

test('a place that nothing is delivered to is refused', { tag: '@medusa' }, async ({ page, faults }) => {
  const begun = await openCart(page)
  const wallet = await openWallet(page)
  await faults.set({
    action: 'status',
    status: 200,
    method: 'GET',
    path: '^/store/shipping-options$',
    body: { shipping_options: [] },
  })
  await useAddress(wallet, { City: 'Leh' })
  await expect(wallet.getByRole('alert')).toHaveText('The shop does not deliver to this address.', patient)
  expect(await moneyFor(begun)).toEqual([])
})

test(
  'a wallet that is left costs nothing, and keeps the cart and what was typed in the checkout',
  { tag: '@medusa' },
  async ({ page }) => {
    const begun = await openCart(page, '/checkout')
    await fillAddress(page)
    await load(page, paths.cart)
    const wallet = await openWallet(page)
    await useAddress(wallet, { City: 'Mysuru', 'Postal code': '570001' })
    await expect(payButton(wallet)).toBeEnabled(patient)
    await leaveWallet(wallet)
    await expectCount(page, 1)
    await load(page, '/checkout')
    // The form writes a phone number as its country does.
    for (const [label, words] of Object.entries({ ...address, Phone: '098450 12345' }))
      await expect(page.getByRole('main').getByLabel(label, { exact: true })).toHaveValue(words)
    expect(await linesOf(begun.cartId)).toHaveLength(1)
    expect(await moneyFor(begun)).toEqual([])
  },
)

test('a product page whose wallet is left adds its product once', { tag: '@medusa' }, async ({ page }) => {
  const begun = await openCart(page, paths.product('field-watch'))
  await leaveWallet(await openWallet(page))
  await expectCount(page, 2)
  await leaveWallet(await openWallet(page))
  expect((await linesOf(begun.cartId)).map(({ quantity }) => quantity)).toEqual([1, 1])
})

test(
  'a decline says why and keeps the cart and what was typed; another card pays the same payment',
  { tag: '@medusa' },
  async ({ page, complaints }) => {
    complaints.expect(failedRequests)
    const begun = await openCart(page, '/checkout')
    await fillAddress(page)
    await load(page, paths.cart)
    await agree(await openWallet(page), { Email: begun.email, Card: withoutMoney })
    await expect(expressAlert(page)).toContainText('not enough money', patient)
    await expectCount(page, 1)
    expect(await page.evaluate(() => sessionStorage.getItem('umber-ecru.checkout'))).toContain(
      address['Email address'],
    )
    await agree(await openWallet(page), { Email: begun.email })
    await expectPlaced(page)
    await expectOneCharge(begun)
  },
)

test(
  '[F-56] an order whose answer is lost is one order and one charge',
  { tag: '@medusa' },
  async ({ page, faults, complaints }) => {
    complaints.expect(failedRequests, blockedRequests)
    const begun = await openCart(page)
    const wallet = await openWallet(page)
    await fillWallet(wallet, { Email: begun.email })
    await faults.set({ action: 'lose-answer', method: 'POST', path: '/complete$', times: 1 })
    await agree(wallet)
    await expectPlaced(page)
    await expectOneCharge(begun)
  },
)

test(
  'a wallet with a page of its own leads away and back to the order',
  { tag: '@medusa' },
  async ({ page }) => {
    const begun = await openCart(page)
    const wallet = await openWallet(page)
    await agree(wallet, { Email: begun.email, Method: 'klarna' })
    await page.getByRole('button', { name: 'Complete' }).click(patient)
    await expectPlaced(page)
    expect(page.url()).not.toContain('secret')
    await expectOneCharge(begun)
  },
)

/** The cart page with a product of this test's own. */
async function openOwn(page: Page, product: OwnProduct): Promise<Begun> {
  await haveWallets(page, 'apple_pay')
  const cartId = await makeCart({ handle: product.handle })
  await leaveCart(page, cartId)
  await load(page, paths.cart)
  return { cartId, email: newEmail() }
}

test(
  'a price that has changed while the wallet was open is not charged, and the shopper is told',
  { tag: '@medusa' },
  async ({ page }) => {
    const product = await sellOwn({ price: 40, quantity: 5 })
    const begun = await openOwn(page, product)
    const wallet = await openWallet(page)
    await product.setPrice(45)
    await agree(wallet, { Email: begun.email })
    await expect(expressAlert(page)).toContainText('The total has changed meanwhile', patient)
    expect(await moneyFor(begun)).toEqual([])
    const again = await openWallet(page)
    await agree(again, { Email: begun.email })
    await expectPlaced(page)
    await expectOneCharge(begun)
    await product.remove()
  },
)

test(
  'a cart that another device has added to while the wallet was open is not charged as it was, and the shopper is told',
  { tag: '@medusa' },
  async ({ page }) => {
    const begun = await openCart(page)
    const wallet = await openWallet(page)
    await addToCart(begun.cartId, { handle: 'field-watch' })
    await agree(wallet, { Email: begun.email })
    await expect(expressAlert(page)).toContainText('The total has changed meanwhile', patient)
    expect(await moneyFor(begun)).toEqual([])
    await expectCount(page, 2)
    const again = await openWallet(page)
    await expect(items(again).filter({ hasText: 'Field Watch' })).toHaveCount(1)
    await agree(again, { Email: begun.email })
    await expectPlaced(page)
    await expectOneCharge(begun)
  },
)

test(
  '[F-60] what is sold out while the wallet is open is not ordered, and nothing stays charged',
  { tag: '@medusa' },
  async ({ page, complaints }) => {
    complaints.expect(failedRequests)
    const product = await sellOwn({ price: 40, quantity: 1 })
    const begun = await openOwn(page, product)
    const wallet = await openWallet(page)
    await product.setStock(0)
    await agree(wallet, { Email: begun.email })
    await expect(expressAlert(page)).toContainText('has sold out meanwhile', patient)
    expect((await booksOf(begun)).orders).toEqual([])
    const held = (await moneyFor(begun)).filter(({ status }) => status !== 'canceled')
    expect(held).toEqual([])
    await product.remove()
  },
)

test(
  'without a wallet no area is shown and nothing moves; Stripe’s script loads after the page',
  { tag: '@medusa' },
  async ({ page, context }) => {
    const asked = await routeStripe(context)
    const expectNoShift = await watchShifts(page)
    await load(page, paths.product('field-watch'))
    await expect.poll(() => asked.some((url) => url.includes('elements/sessions'))).toBe(true)
    await expect(page.locator('iframe[title="Secure express checkout frame"]')).toHaveCount(1)
    await expect(expressArea(page)).toHaveCount(0)
    await expectNoShift()
    await expectNoAccessibilityFaults(page, 'a product page without a wallet')
  },
)

test('the demonstration asks Stripe for nothing', { tag: '@medusa' }, async ({ page, context }) => {
  const asked = await routeStripe(context)
  await haveWallets(page, 'apple_pay')
  await page.goto(environment().shopUrl + paths.product('field-watch'))
  await expect(heading(page)).toBeVisible()
  await requestsAnswered(page)
  await expect(expressArea(page)).toHaveCount(0)
  expect(asked).toEqual([])
})
