import * as cart from '../screens/cart.ts'
import {
  address,
  choosePayment,
  fillAddress,
  placeOrder,
  stepHeading,
  toPayment,
} from '../screens/checkout.ts'
import { heading, load, open, openProduct } from '../screens/open.ts'
import { addButton } from '../screens/product.ts'
import { fillSignUp } from '../screens/sign-up.ts'
import { toast } from '../screens/toasts.ts'
import { makeCart } from '../support/carts.ts'
import { failedRequests } from '../support/console-errors.ts'
import { newCustomer, signInAs } from '../support/live-customer.ts'
import { expect, test, type Page } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')

for (const [delivery, payment, tag] of [
  ['Standard', 'Credit / Debit Card', ['@smoke', '@medusa']],
  ['Express', 'PayPal', []],
  ['Overnight', 'Razorpay', []],
] as const)
  test(
    `a guest buys with ${delivery} delivery and ${payment}`,
    { tag: [...tag] },
    async ({ page, preset }) => {
      await openProduct(page, 'field-watch')
      await addButton(page).click()
      await cart.expectCount(page, 1)
      await open(page, '/checkout')
      await toPayment(page, delivery)
      await choosePayment(page, preset, payment)
      await placeOrder(page)
      await expect(main(page)).toContainText(delivery)
      await cart.expectCount(page, 0)
    },
  )

test('an order placed while the cart loads waits for it, and the bought items are removed', async ({
  page,
  preset,
  faults,
}) => {
  await openProduct(page, 'field-watch')
  await faults.set({ action: 'delay', ms: 5_000, method: 'POST', path: '/line-items', times: 1 })
  await addButton(page).click()
  await open(page, '/checkout')
  await toPayment(page)
  await choosePayment(page, preset, 'PayPal')
  await placeOrder(page)
  await cart.expectCount(page, 0)
})

test(
  'a customer signs up, saves an address with an order, buys with it again and signs out',
  { tag: ['@smoke', '@medusa'] },
  async ({ page, preset }) => {
    await load(page, '/signup')
    await fillSignUp(page)
    await main(page).getByRole('button', { name: 'Create Account' }).click()
    await expect(page).toHaveURL('/')

    await openProduct(page, 'stoneware-vase')
    await addButton(page).click()
    await cart.expectCount(page, 1)
    await open(page, '/checkout')
    await fillAddress(page, { 'Address line 1': '5 Residency Road' })
    await main(page).getByLabel('Save this address for future orders').check()
    await main(page)
      .getByRole('button', { name: /^Continue to (?:Shipping|Delivery)$/ })
      .click()
    await main(page).getByRole('radio', { name: 'Standard' }).check()
    await main(page).getByRole('button', { name: 'Continue to Payment' }).click()
    await placeOrder(page)

    await openProduct(page, 'stoneware-vase')
    await addButton(page).click()
    await cart.expectCount(page, 1)
    await open(page, '/account?tab=address')
    // A customer's first address is the default automatically; the showcase has sample addresses.
    if (preset === 'showcase')
      await main(page)
        .getByRole('listitem')
        .filter({ hasText: '5 Residency Road' })
        .getByRole('button', { name: /^Make / })
        .click()
    await expect(main(page).getByRole('listitem').filter({ hasText: '5 Residency Road' })).toContainText(
      'Default',
    )
    await open(page, '/checkout')
    if (preset === 'live') {
      // It begins with the default address, and goes on by itself.
      await expect(stepHeading(page, 'Payment')).toBeFocused()
      await expect(main(page).getByRole('region', { name: 'Your details' })).toContainText('5 Residency Road')
      await main(page).getByRole('button', { name: 'Change the delivery' }).click()
    } else {
      await main(page).getByRole('button', { name: 'Use Saved Address' }).click()
      await expect(main(page).getByLabel('Address line 1')).toHaveValue('5 Residency Road')
      await main(page).getByRole('button', { name: 'Continue to Shipping' }).click()
    }
    await main(page).getByRole('radio', { name: 'Express' }).check()
    await main(page).getByRole('button', { name: 'Continue to Payment' }).click()
    await placeOrder(page)

    await open(page, '/account')
    await main(page).getByRole('button', { name: 'Logout' }).click()
    await expect(toast(page, 'Logged out successfully')).toBeVisible()
  },
)

test('a session that ends during checkout loses no input', async ({ page, faults, complaints }) => {
  complaints.expect(failedRequests)
  const customer = await newCustomer()
  await signInAs(page, customer)
  await cart.leaveCart(page, await makeCart({ handle: 'field-watch' }))
  await load(page, '/checkout')
  await expect(main(page).getByLabel('Save this address for future orders')).toBeVisible()
  await fillAddress(page)
  await faults.set({ action: 'status', status: 401, path: '^/store/customers' })
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(toast(page, 'Your session has ended')).toBeVisible()
  await expect(page).toHaveURL('/login?from=%2Fcheckout')
  await faults.clear()
  await main(page).getByLabel('Email address').fill(customer.email)
  await main(page).getByLabel('Password', { exact: true }).fill(customer.password)
  await main(page).getByRole('button', { name: 'Sign In' }).click()
  await expect(main(page).getByLabel('Address line 1')).toHaveValue(address['Address line 1'])
  await main(page)
    .getByRole('button', { name: /^Continue to (?:Shipping|Delivery)$/ })
    .click()
  await expect(stepHeading(page, /^(?:Shipping|Delivery) method$/)).toBeVisible()
})

test('a backend outage between the steps loses nothing', async ({ page, preset, faults, complaints }) => {
  complaints.expect(failedRequests)
  await cart.leaveCart(page, await makeCart({ handle: 'field-watch' }))
  await load(page, '/checkout')
  await toPayment(page)
  await faults.set({ action: 'status', status: 503, path: '^/store' })
  await page.reload()
  // Only the showcase knows its shipping options without the backend.
  await expect(stepHeading(page, preset === 'live' ? 'Delivery method' : 'Payment')).toBeVisible()
  await expect(main(page).getByRole('alert')).toContainText(
    preset === 'live' ? 'could not be read' : 'Your items are kept',
  )
  await faults.clear()
  if (preset === 'live') {
    await main(page).getByRole('button', { name: 'Try again' }).click()
    await main(page).getByRole('button', { name: 'Continue to Payment' }).click()
  }
  await choosePayment(page, preset, 'PayPal')
  await placeOrder(page)
  await expect(heading(page)).toHaveText('Thank You for Your Order!')
})
