import { demoCustomer } from '@umber/sample-store'
import { leaveCart } from '../screens/cart.ts'
import { load } from '../screens/open.ts'
import { fillSignUp } from '../screens/sign-up.ts'
import { toast } from '../screens/toasts.ts'
import { makeCart } from '../support/carts.ts'
import { blockedRequests, failedRequests } from '../support/console-errors.ts'
import { newCustomer, orderFor, signInAs, type LiveCustomer } from '../support/live-customer.ts'
import type { Fault } from '../support/faults.ts'
import { expect, test, type Page } from '../support/test.ts'

// One problem for each call. What the others lead to is a table in packages/storefront-core/test/auth/account-calls.test.ts,
// test/cart/owner.test.ts and apps/web/src/features/orders/order-history-screen.test.tsx.

const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => main(page).getByRole('article')

/** Longer than the client's timeout. */
const tooLong = 46_000
const never: Fault = { action: 'delay', ms: 60_000 }

test.beforeEach(({ complaints }) => complaints.expect(failedRequests, blockedRequests))

async function enter(
  page: Page,
  { email, password }: Pick<LiveCustomer, 'email' | 'password'>,
): Promise<void> {
  await main(page).getByLabel('Email address').fill(email)
  await main(page).getByLabel('Password', { exact: true }).fill(password)
  await main(page).getByRole('button', { name: 'Sign In' }).click()
}

test('a 500 at the sign-in shows an error, and one press sends the same input again', async ({
  page,
  faults,
}) => {
  await load(page, '/login')
  await faults.set({ action: 'status', status: 500, path: '^/auth/customer/emailpass$' })
  await enter(page, demoCustomer)
  await expect(main(page).getByRole('alert')).not.toHaveText('')
  await faults.clear()
  await main(page).getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/')
})

for (const [problem, path, fault] of [
  ['a time-out', '^/auth/customer/emailpass/register$', never],
  ['a 429', '^/store/customers$', { action: 'status', status: 429 }],
] as const)
  test(`${problem} of ${path} at the sign-up shows an error, and a retry creates the account`, async ({
    page,
    faults,
  }) => {
    await page.clock.install()
    await load(page, '/signup')
    await fillSignUp(page)
    await faults.set({ ...fault, method: 'POST', path })
    const asked = page.waitForRequest((request) => new RegExp(path).test(new URL(request.url()).pathname))
    await main(page).getByRole('button', { name: 'Create Account' }).click()
    await asked
    if (fault === never) await page.clock.fastForward(tooLong)
    await expect(main(page).getByRole('alert')).not.toHaveText('')
    await expect(main(page).getByLabel('First name')).toHaveValue('Noor')
    await faults.clear()
    await main(page).getByRole('button', { name: 'Create Account' }).click()
    await expect(page).toHaveURL('/')
  })

test('a 500 while the orders are read shows an error, and nothing is lost', async ({ page, faults }) => {
  const customer = await newCustomer()
  await orderFor(customer, { handle: 'field-watch' })
  await signInAs(page, customer)
  await load(page, '/account/orders')
  await expect(cards(page)).toHaveCount(1)
  await faults.set({ action: 'status', status: 500, path: '^/store/orders' })
  await page.reload()
  await expect(main(page).getByText('Failed to load orders. Please try again later.')).toBeVisible()
  await faults.clear()
  await main(page).getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page)).toHaveCount(1)
})

test('a 401 while the session is read ends it, and the cart returns at the next sign-in', async ({
  page,
  faults,
}) => {
  const customer = await newCustomer()
  await signInAs(page, customer)
  await leaveCart(page, await makeCart({ handle: 'field-watch' }))
  await load(page, '/cart')
  const profile = page.getByRole('banner').getByRole('link', { name: 'Profile' })
  await expect(profile).toHaveAttribute('href', '/account')
  const watch = main(page).getByRole('link', { name: 'Field Watch' })
  await expect(watch).toBeVisible()
  await faults.set({ action: 'status', status: 401, path: '^/store/customers/me$' })
  await page.reload()
  await expect(toast(page, 'Your session has ended')).toBeVisible()
  await faults.clear()
  await load(page, '/login?from=%2Fcart')
  await enter(page, customer)
  await expect(watch).toBeVisible()
})

test('a time-out while the cart is transferred at sign-in keeps every line', async ({ page, faults }) => {
  const customer = await newCustomer()
  await leaveCart(page, await makeCart({ handle: 'field-watch' }))
  await page.clock.install()
  await faults.set({ ...never, path: '^/store/customers/me/cart$' })
  await load(page, '/login?from=%2Fcart')
  const asked = page.waitForRequest(/\/customers\/me\/cart/)
  await enter(page, customer)
  await asked
  await page.clock.fastForward(tooLong)
  await expect(page).toHaveURL('/cart')
  await expect(main(page).getByRole('link', { name: 'Field Watch' })).toBeVisible()
})
