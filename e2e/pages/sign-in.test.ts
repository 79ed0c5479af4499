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

test('[AUTH-01] [AUTH-02] the login has its fields and links, and says what is missing', async ({ page }) => {
  await load(page, '/login')
  await expect(heading(page)).toHaveText('Welcome Back')
  await expect(main(page).getByLabel('Remember me')).toBeChecked()
  await expect(main(page).getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    '/forgot-password',
  )
  await expect(main(page).getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup')
  await main(page).getByRole('button', { name: 'Sign In' }).click()
  await expect(toast(page, 'Please enter both email and password')).toBeVisible()
  await expect(main(page).getByLabel('Email address')).toBeFocused()
  const password = main(page).getByLabel('Password', { exact: true })
  await password.fill('secret')
  await main(page).getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
})

test('[AUTH-02] [AUTH-03] [AUTH-05] wrong credentials are refused and kept; right ones lead back to the previous page', async ({
  page,
  complaints,
}) => {
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
})

test('[AUTH-03] a return path outside the shop is ignored', async ({ page }) => {
  for (const evil of ['//evil.example', 'javascript:alert(1)', '/\\evil.example', 'https://evil.example']) {
    await load(page, `/login?${new URLSearchParams({ from: evil }).toString()}`)
    await enter(page)
    await expect(page).toHaveURL('/')
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  }
})

test('[AUTH-02] a backend outage is a failure, not wrong credentials', async ({
  page,
  faults,
  complaints,
}) => {
  complaints.expect(failedRequests)
  await load(page, '/login')
  await faults.set({ action: 'status', status: 500, path: '^/auth' })
  await enter(page)
  await expect(toast(page, 'Login failed')).toContainText('An error occurred during login. Please try again.')
  await expect(main(page).getByRole('alert')).not.toHaveText('')
})

test('Remember me decides where the token is kept', async ({ page }) => {
  const kept = async () =>
    await page.evaluate(() =>
      [localStorage, sessionStorage].map((storage) => storage.getItem('medusa_auth_token') !== null),
    )
  await load(page, '/login')
  await main(page).getByLabel('Remember me').uncheck()
  await enter(page)
  await expect(page).toHaveURL('/')
  await expect.poll(kept).toEqual([false, true])
})

test('a visitor’s cart is kept at sign-in, and the login redirects signed-in customers', async ({ page }) => {
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
})

test('[AUTH-06] [AUTH-07] signing up: validation, then a real account', async ({ page, complaints }) => {
  complaints.expect(failedRequests)
  await load(page, '/signup')
  await expect(heading(page)).toHaveText('Create an Account')
  await main(page).getByRole('button', { name: 'Create Account' }).click()
  await expect(main(page).getByRole('alert').filter({ hasText: /\w/ })).toHaveText([
    'First name is required',
    'Last name is required',
    'Invalid email address',
    'Password must be at least 8 characters',
    'You must agree to the terms and conditions',
  ])
  for (const [name, href] of [
    ['Terms of Service', '/terms'],
    ['Privacy Policy', '/privacy'],
  ] as const)
    await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', href)
  await main(page).getByLabel('First name').fill('Ira')
  await main(page).getByLabel('Last name').fill('Sen')
  await main(page).getByLabel('Email address').fill(demoCustomer.email)
  await main(page).getByLabel('Password', { exact: true }).fill('linen-and-light-2')
  await main(page).getByLabel('Confirm password').fill('something else')
  await main(page).getByLabel('I agree to the terms').check()
  await main(page).getByRole('button', { name: 'Create Account' }).click()
  await expect(main(page).getByRole('alert').filter({ hasText: /\w/ })).toHaveText(['Passwords do not match'])
  await main(page).getByLabel('Confirm password').fill('linen-and-light-2')
  await main(page).getByRole('button', { name: 'Create Account' }).click()
  await expect(main(page).getByText('An account with this email already exists.')).toBeVisible()
  await expect(main(page).getByLabel('Email address')).toBeFocused()
  await main(page).getByLabel('Email address').fill(newEmail())
  await main(page).getByRole('button', { name: 'Create Account' }).click()
  await expect(toast(page, 'Account created successfully!')).toBeVisible()
  await expect(page).toHaveURL('/')
  await open(page, '/account')
  await expect(main(page).getByText('Welcome back, Ira Sen')).toBeVisible()
})

test('[AUTH-08] a forgotten password: validation, two seconds, and the same message for every address', async ({
  page,
}) => {
  await load(page, '/forgot-password')
  await main(page).getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(toast(page, 'Please enter your email address')).toBeVisible()
  await main(page).getByLabel('Email address').fill('unknown@umber-ecru.example')
  const pressed = Date.now()
  await main(page).getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(main(page).getByRole('button', { name: 'Sending...' })).toBeVisible()
  await expect(heading(page)).toHaveText('Check Your Email')
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(1900)
  await expect(toast(page, 'Password reset email sent')).toContainText('Check your email for instructions')
  await expect(main(page)).toContainText('unknown@umber-ecru.example')
  await expect(main(page).getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/login')
  await main(page).getByRole('button', { name: 'Try Another Email' }).click()
  await expect(main(page).getByLabel('Email address')).toHaveValue('')
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
