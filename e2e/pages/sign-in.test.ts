import { demoCustomer } from '@umber/sample-store'
import * as cart from '../screens/cart.ts'
import { heading, load, open, openProduct, paths } from '../screens/open.ts'
import { addButton, addToBackend } from '../screens/product.ts'
import { toast } from '../screens/toasts.ts'
import { failedRequests } from '../support/console-errors.ts'
import { newEmail } from '../support/customers.ts'
import { newCustomer, signInAs } from '../support/live-customer.ts'
import { expect, test, type Page } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const profile = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Profile' })

async function enter(
  page: Page,
  { email = demoCustomer.email, password = demoCustomer.password } = {},
): Promise<void> {
  await main(page).getByLabel('Email address').fill(email)
  await main(page).getByLabel('Password', { exact: true }).fill(password)
  await main(page).getByRole('button', { name: 'Sign In' }).click()
}

test(
  '[AUTH-02] [AUTH-03] [AUTH-05] wrong credentials are refused and kept; right ones lead back to the previous page',
  { tag: '@smoke' },
  async ({ page, complaints }) => {
    complaints.expect(failedRequests)
    await load(page, paths.category('men-shirts'))
    await profile(page).click()
    await expect(page).toHaveURL('/login?from=%2Fcategory%2Fmen-shirts')
    await enter(page, { password: 'not-it' })
    await expect(toast(page, 'Invalid credentials')).toContainText(
      'Please check your email and password and try again.',
    )
    await expect(main(page).getByRole('alert')).toHaveText('Invalid email or password. Please try again.')
    await expect(main(page).getByLabel('Email address')).toHaveValue(demoCustomer.email)
    await enter(page)
    await expect(toast(page, 'Welcome back!')).toContainText('Successfully signed in to your account.')
    await expect(page).toHaveURL(paths.category('men-shirts'))
    await expect(profile(page)).toHaveAttribute('href', '/account')
    await page.goBack()
    await expect(page).not.toHaveURL(/login/)
  },
)

test(
  'a visitor’s cart is kept at sign-in, and the login redirects signed-in customers',
  { tag: '@smoke' },
  async ({ page }) => {
    await openProduct(page, 'stoneware-vase')
    await addButton(page).click()
    await cart.expectCount(page, 1)
    await profile(page).click()
    // A new customer with their own cart: tests that run in parallel share the demo customer's.
    await enter(page, await newCustomer())
    await expect(profile(page)).toHaveAttribute('href', '/account')
    await cart.expectCount(page, 1)
    await open(page, '/login?from=%2Fwishlist')
    await expect(page).toHaveURL('/wishlist')
  },
)

test('[AUTH-06] [AUTH-07] signing up makes a real account', { tag: '@smoke' }, async ({ page }) => {
  await load(page, '/signup')
  await expect(heading(page)).toHaveText('Create an Account')
  await main(page).getByLabel('First name').fill('Ira')
  await main(page).getByLabel('Last name').fill('Sen')
  await main(page).getByLabel('Email address').fill(newEmail())
  await main(page).getByLabel('Password', { exact: true }).fill('linen-and-light-2')
  await main(page).getByLabel('Confirm password').fill('linen-and-light-2')
  await main(page).getByLabel('I agree to the terms').check()
  await main(page).getByRole('button', { name: 'Create Account' }).click()
  await expect(toast(page, 'Account created successfully!')).toBeVisible()
  await expect(page).toHaveURL('/')
  await open(page, '/account')
  await expect(main(page).getByText('Welcome back, Ira Sen')).toBeVisible()
})

test('a session that has ended on the server ends here too, and signing in restores the cart', async ({
  page,
  faults,
  complaints,
}) => {
  complaints.expect(failedRequests)
  const customer = await newCustomer()
  await signInAs(page, customer)
  await openProduct(page, 'stoneware-vase')
  await addToBackend(page)
  await expect(profile(page)).toHaveAttribute('href', '/account')
  await faults.set({ action: 'status', status: 401, path: '^/store/(customers|orders)' })
  await open(page, '/account/orders')
  await expect(heading(page)).toHaveText('Sign in to see your orders')
  await expect(toast(page, 'Your session has ended')).toBeVisible()
  await cart.expectCount(page, 0)
  await faults.clear()
  await open(page, '/login')
  await main(page).getByLabel('Email address').fill(customer.email)
  await main(page).getByLabel('Password', { exact: true }).fill(customer.password)
  await main(page).getByRole('button', { name: 'Sign In' }).click()
  await cart.expectCount(page, 1)
})
