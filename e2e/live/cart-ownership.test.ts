import * as cart from '../screens/cart.ts'
import {
  address,
  expectPlaced,
  fillAddress,
  placeOrder,
  stepHeading,
  toPayment,
} from '../screens/checkout.ts'
import { heading, load, open, openProduct, reload } from '../screens/open.ts'
import { addButton, addToBackend } from '../screens/product.ts'
import { failedRequests } from '../support/console-errors.ts'
import { newEmail } from '../support/customers.ts'
import { newCustomer, signInAs, type LiveCustomer } from '../support/live-customer.ts'
import { merchant } from '../support/merchant.ts'
import { expect, test, type Page } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')

async function signIn(page: Page, { email, password }: LiveCustomer, persistent = true): Promise<void> {
  await open(page, '/login')
  await main(page).getByLabel('Email address').fill(email)
  await main(page).getByLabel('Password', { exact: true }).fill(password)
  if (!persistent) await main(page).getByLabel('Remember me').uncheck()
  const cartOfCustomer = page.waitForResponse(/\/store\/customers\/me\/cart/)
  await main(page).getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' })).toHaveAttribute(
    'href',
    '/account',
  )
  // Until the response arrives, the cart is still the guest's.
  await cartOfCustomer
}

async function signOut(page: Page): Promise<void> {
  await open(page, '/account')
  await main(page).getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Logged out successfully')).toBeVisible()
}

async function add(page: Page, slug: string): Promise<void> {
  await openProduct(page, slug)
  await addToBackend(page)
}

async function checkOut(page: Page, email: string): Promise<void> {
  await open(page, '/checkout')
  await fillAddress(page, { 'Email address': email })
  await main(page).getByRole('button', { name: 'Continue to Delivery' }).click()
  await main(page).getByRole('radio', { name: 'Standard' }).check()
  await main(page).getByRole('button', { name: 'Continue to Payment' }).click()
  await expect(stepHeading(page, 'Payment')).toBeFocused()
}

/** The orders with this email, with their customers. */
async function ordersOf(email: string) {
  const { admin } = await merchant()
  const fields = 'id,email,customer.email,customer.has_account,items.product_handle'
  const { orders } = await admin.order.list({ q: email, fields })
  return orders
    .filter((order) => order.email === email)
    .map(({ customer, items }) => ({
      account: customer?.has_account === true ? customer.email : undefined,
      items: items?.map(({ product_handle: handle }) => handle ?? ''),
    }))
}

/** Everything in storage that this tab can read. */
const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))

test(
  'after a sign-out the next guest has their own cart, and their order is in no account',
  { tag: ['@smoke', '@medusa'] },
  async ({ page }) => {
    const anna = await newCustomer()
    await load(page, '/')
    await signIn(page, anna)
    await add(page, 'linen-shirt')
    await signOut(page)
    await cart.expectCount(page, 0)
    await add(page, 'fig-vetiver-candle')
    const email = newEmail()
    await checkOut(page, email)
    await placeOrder(page)
    expect(await ordersOf(email)).toEqual([{ account: undefined, items: ['fig-vetiver-candle'] }])

    await signIn(page, anna)
    await cart.expectCount(page, 1)
    await open(page, '/account/orders')
    await expect(main(page)).not.toContainText('UE-')
    await open(page, '/cart')
    await expect(cart.row(page, 'Linen Shirt')).toBeVisible()
  },
)

test(
  '[F-86] after a session has ended no customer data is used, and signing in restores the cart',
  { tag: '@medusa' },
  async ({ page, complaints }) => {
    complaints.expect(failedRequests)
    const anna = await newCustomer()
    await load(page, '/')
    await signIn(page, anna)
    await add(page, 'linen-shirt')
    await cart.expectCount(page, 1)
    await page.evaluate(() => localStorage.setItem('medusa_auth_token', 'ended.long.ago'))
    await reload(page)
    await expect(page.getByText('Your session has ended')).toBeVisible()
    await cart.expectCount(page, 0)
    await add(page, 'fig-vetiver-candle')
    const email = newEmail()
    await checkOut(page, email)
    await placeOrder(page)
    expect(await ordersOf(email)).toEqual([{ account: undefined, items: ['fig-vetiver-candle'] }])
    await signIn(page, anna)
    await cart.expectCount(page, 1)
  },
)

test('[F-54] a guest’s items are added to the customer’s earlier cart', async ({ page, browser }) => {
  const anna = await newCustomer()
  const elsewhere = await browser.newContext()
  const otherDevice = await elsewhere.newPage()
  await signInAs(otherDevice, anna)
  await load(otherDevice, '/')
  await add(otherDevice, 'linen-shirt')
  await elsewhere.close()

  await load(page, '/')
  await add(page, 'linen-shirt')
  await add(page, 'fig-vetiver-candle')
  await cart.expectCount(page, 2)
  await signIn(page, anna)
  await cart.expectCount(page, 3)
  await reload(page)
  await cart.expectCount(page, 3)
})

test(
  'two customers in two tabs have a cart and an order each',
  { tag: '@medusa' },
  async ({ page, context, complaints }) => {
    // The guest's cart was just transferred to Anna, so the next guest gets 404 for it.
    complaints.expect(failedRequests)
    const [anna, ben] = [await newCustomer(), await newCustomer()]
    await load(page, '/')
    await add(page, 'linen-shirt')
    await signIn(page, anna, false)
    await cart.expectCount(page, 1)
    const other = await context.newPage()
    await load(other, '/')
    await cart.expectCount(other, 0)
    await signIn(other, ben)
    await add(other, 'fig-vetiver-candle')
    await cart.expectCount(other, 1)

    await page.bringToFront()
    await cart.expectCount(page, 1)
    await checkOut(page, anna.email)
    await placeOrder(page)
    await other.bringToFront()
    await checkOut(other, ben.email)
    await placeOrder(other)
    expect(await ordersOf(anna.email)).toEqual([{ account: anna.email, items: ['linen-shirt'] }])
    expect(await ordersOf(ben.email)).toEqual([{ account: ben.email, items: ['fig-vetiver-candle'] }])
  },
)

test('signing in in one tab signs the other tab in, with one cart', async ({ page, context }) => {
  const anna = await newCustomer()
  await load(page, '/')
  await add(page, 'linen-shirt')
  const other = await context.newPage()
  await load(other, '/')
  await signIn(other, anna)
  await cart.expectCount(other, 1)
  await page.bringToFront()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' })).toHaveAttribute(
    'href',
    '/account',
  )
  await add(page, 'fig-vetiver-candle')
  await other.bringToFront()
  await cart.expectCount(other, 2)
})

test(
  '[F-90] [F-93] signing out removes everything personal from all tabs',
  { tag: '@smoke' },
  async ({ page, context, complaints }) => {
    // The other tab may request the customer's cart once more, and gets 404 as a guest.
    complaints.expect(failedRequests)
    const anna = await newCustomer()
    await load(page, '/')
    await signIn(page, anna)
    await add(page, 'linen-shirt')
    const other = await context.newPage()
    await load(other, '/checkout')
    await fillAddress(other, { 'Email address': anna.email })
    await main(other).getByRole('button', { name: 'Continue to Delivery' }).click()
    await expect(stepHeading(other, 'Delivery method')).toBeVisible()
    expect(await kept(other)).toContain(anna.email)

    await page.bringToFront()
    // The other tab's notice goes after four seconds, and signing out may take longer to be shown in this one.
    await Promise.all([expect(other.getByText('Your session has ended')).toBeVisible(), signOut(page)])
    const personal = new RegExp(`${anna.email}|${address['Address line 1']}|cart_|cus_|eyJ`)
    await expect.poll(() => kept(other)).not.toMatch(new RegExp(`${anna.email}|Cubbon|cus_|eyJ`))
    expect(await kept(page)).not.toMatch(new RegExp(personal.source.replace('cart_|', '')))
    await load(other, '/checkout')
    await expect(other.getByText('Your cart is empty')).toBeVisible()
  },
)

test('[F-92] Back after signing out shows nothing of the account', async ({ page, complaints }) => {
  complaints.expect(failedRequests)
  const anna = await newCustomer()
  await load(page, '/')
  await signIn(page, anna)
  await load(page, '/account')
  await expect(main(page).getByLabel('Email address')).toHaveValue(anna.email)
  await load(page, '/account/orders')
  await signOut(page)
  for (let presses = 0; presses < 3; presses += 1) {
    await page.goBack()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' })).toHaveAttribute(
      'href',
      /^\/login/,
    )
    await expect(page.locator('body')).not.toContainText(anna.email)
    expect(
      await page.locator('input').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
    ).not.toContain(anna.email)
  }
})

test('[F-91] signing out also ends the session of a closed tab', async ({ page, context }) => {
  const anna = await newCustomer()
  await load(page, '/')
  await signIn(page, anna, false)
  const other = await context.newPage()
  await load(other, '/')
  await signIn(other, anna, false)
  const profile = other.getByRole('banner').getByRole('link', { name: 'Profile' })
  // A restored tab has its session storage again.
  await other.goto('about:blank')
  await page.bringToFront()
  await signOut(page)
  await load(other, '/cart')
  await expect(profile).toHaveAttribute('href', /^\/login/)
  expect(await kept(other)).not.toMatch(new RegExp(`${anna.email}|cus_|eyJ`))
})

test('a guest orders with the email of an account, and the order is in no account', async ({ page }) => {
  const anna = await newCustomer()
  await load(page, '/')
  await add(page, 'linen-shirt')
  await checkOut(page, anna.email)
  await placeOrder(page)
  expect(await ordersOf(anna.email)).toEqual([{ account: undefined, items: ['linen-shirt'] }])
})

test(
  '[F-70] a guest who signs in during checkout keeps their input, and the order is in their account',
  { tag: '@medusa' },
  async ({ page }) => {
    const anna = await newCustomer()
    await load(page, '/')
    await add(page, 'linen-shirt')
    await open(page, '/checkout')
    await fillAddress(page, { 'Email address': anna.email, City: 'Mysuru' })
    await signIn(page, anna)
    await open(page, '/checkout')
    await expect(main(page).getByLabel('City', { exact: true })).toHaveValue('Mysuru')
    await main(page).getByRole('button', { name: 'Continue to Delivery' }).click()
    await main(page).getByRole('radio', { name: 'Standard' }).check()
    await main(page).getByRole('button', { name: 'Continue to Payment' }).click()
    await placeOrder(page)
    expect(await ordersOf(anna.email)).toEqual([{ account: anna.email, items: ['linen-shirt'] }])
  },
)

test('[F-70] [F-86] a session that ends at any checkout step leads to the login, and back to the input', async ({
  page,
  complaints,
}) => {
  complaints.expect(failedRequests)
  const anna = await newCustomer()
  await load(page, '/')
  await signIn(page, anna)
  await add(page, 'linen-shirt')
  await open(page, '/checkout')
  await fillAddress(page, { 'Email address': anna.email, City: 'Mysuru' })

  const next = {
    'Continue to Delivery': 'Delivery method',
    'Continue to Payment': 'Payment',
    'Place Order': undefined,
  } as const
  for (const [button, step] of Object.entries(next)) {
    const press = main(page).getByRole('button', { name: button })
    await expect(press).toBeEnabled()
    // In one evaluation: a pending request of the step would redirect to the login before the press.
    await press.evaluate((button: HTMLElement) => {
      localStorage.setItem('medusa_auth_token', 'ended.long.ago')
      button.click()
    })
    await expect(page).toHaveURL('/login?from=%2Fcheckout')
    await cart.expectCount(page, 0)
    await main(page).getByLabel('Email address').fill(anna.email)
    await main(page).getByLabel('Password', { exact: true }).fill(anna.password)
    await main(page).getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(/\/checkout/)
    if (await main(page).getByLabel('City', { exact: true }).isVisible())
      await expect(main(page).getByLabel('City', { exact: true })).toHaveValue('Mysuru')
    if (step === undefined) break
    await expect(press.or(stepHeading(page, step))).toBeVisible()
    if (await press.isVisible()) await press.click()
    await expect(stepHeading(page, step)).toBeVisible()
    if (step === 'Delivery method') await main(page).getByRole('radio', { name: 'Standard' }).check()
  }
  await placeOrder(page)
  expect(await ordersOf(anna.email)).toEqual([{ account: anna.email, items: ['linen-shirt'] }])
})

test('a confirmation is shown for its own cart only: the next checkout starts over', async ({ page }) => {
  await load(page, '/product/linen-shirt?size=m')
  await addButton(page).click()
  await open(page, '/checkout')
  await toPayment(page)
  await placeOrder(page)
  await reload(page)
  await expectPlaced(page)
  const first = await main(page)
    .getByText(/^UE-\d{6}$/)
    .textContent()

  await load(page, '/')
  await add(page, 'fig-vetiver-candle')
  await load(page, '/cart')
  await main(page).getByRole('link', { name: 'Proceed to Checkout' }).click()
  await expect(stepHeading(page, 'Delivery address')).toBeVisible()
  await toPayment(page)
  await placeOrder(page)
  await expect(main(page)).not.toContainText(first ?? '')
  await expect(heading(page)).toHaveText('Thank You for Your Order!')
})

test('a checkout shows the order that another tab has placed with the same cart', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(failedRequests)
  await load(page, '/')
  await add(page, 'linen-shirt')
  const [here, there] = [newEmail(), newEmail()]
  await checkOut(page, here)
  const other = await context.newPage()
  await load(other, '/')
  await cart.expectCount(other, 1)
  await checkOut(other, there)
  await placeOrder(other)
  const number =
    (await main(other)
      .getByText(/^UE-\d{6}$/)
      .textContent()) ?? ''

  await page.bringToFront()
  await expect(heading(page)).toHaveText('Your order has been placed')
  await expect(main(page)).toContainText(number)
  await expect(main(page).getByRole('link', { name: 'View Order' })).toHaveAttribute(
    'href',
    /^\/order\/order_\w+#access=/,
  )
  expect(await ordersOf(here)).toEqual([])
  await main(page).getByRole('link', { name: 'Continue Shopping' }).click()
  await cart.expectCount(page, 0)
})
