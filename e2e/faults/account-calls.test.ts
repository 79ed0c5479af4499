import { demoCustomer } from '@umber/sample-store'
import { leaveCart } from '../screens/cart.ts'
import { load } from '../screens/open.ts'
import { fillSignUp } from '../screens/sign-up.ts'
import { toast } from '../screens/toasts.ts'
import { makeCart } from '../support/carts.ts'
import { blockedRequests, failedRequests } from '../support/console-errors.ts'
import { signIn } from '../support/customers.ts'
import { newCustomer, signInAs, type LiveCustomer } from '../support/live-customer.ts'
import type { Fault } from '../support/faults.ts'
import { expect, test, type Page } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => main(page).getByRole('article')

/** Longer than the client's timeout. */
const tooLong = 46_000

const problems: Readonly<Record<string, Fault>> = {
  'a 401': { action: 'status', status: 401 },
  'a 429': { action: 'status', status: 429 },
  'a 500': { action: 'status', status: 500 },
  'a time-out': { action: 'delay', ms: 60_000 },
}

test.beforeEach(({ complaints }) => complaints.expect(failedRequests, blockedRequests))

async function enter(page: Page, { email, password }: LiveCustomer): Promise<void> {
  await main(page).getByLabel('Email address').fill(email)
  await main(page).getByLabel('Password', { exact: true }).fill(password)
  await main(page).getByRole('button', { name: 'Sign In' }).click()
}

/** Advances the page's clock past the client's timeout. */
async function wait(page: Page, problem: string): Promise<void> {
  if (problem === 'a time-out') await page.clock.fastForward(tooLong)
}

for (const [problem, fault] of Object.entries(problems)) {
  test(`${problem} at the sign-in shows an error, and one press sends the same input again`, async ({
    page,
    faults,
  }) => {
    await page.clock.install()
    await load(page, '/login')
    await main(page).getByLabel('Email address').fill(demoCustomer.email)
    await main(page).getByLabel('Password', { exact: true }).fill(demoCustomer.password)
    await faults.set({ ...fault, path: '^/auth/customer/emailpass$' })
    const asked = page.waitForRequest(/\/auth\/customer\/emailpass$/)
    await main(page).getByRole('button', { name: 'Sign In' }).click()
    await asked
    await wait(page, problem)
    await expect(main(page).getByRole('alert')).not.toHaveText('')
    await faults.clear()
    await main(page).getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/')
  })

  for (const path of ['^/auth/customer/emailpass/register$', '^/store/customers$'])
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
      await wait(page, problem)
      await expect(main(page).getByRole('alert')).not.toHaveText('')
      await expect(main(page).getByLabel('First name')).toHaveValue('Noor')
      await faults.clear()
      await main(page).getByRole('button', { name: 'Create Account' }).click()
      await expect(page).toHaveURL('/')
    })

  test(`${problem} while the orders are read shows an error, and nothing is lost`, async ({
    page,
    faults,
  }) => {
    await signIn(page)
    await page.clock.install()
    await load(page, '/account/orders')
    await expect(cards(page)).toHaveCount(4)
    const isOver = problem === 'a 401'
    await faults.set({ ...fault, path: isOver ? '^/store/(orders|customers)' : '^/store/orders' })
    await page.reload()
    const message = isOver ? 'Sign in to see your orders' : 'Failed to load orders. Please try again later.'
    // Reads are retried with increasing delays before they fail.
    await expect(async () => {
      await page.clock.fastForward(tooLong)
      await expect(main(page).getByText(message)).toBeVisible({ timeout: 300 })
    }).toPass({ intervals: [0] })
    if (isOver) return
    await faults.clear()
    await main(page).getByRole('button', { name: 'Try again' }).click()
    await expect(cards(page)).toHaveCount(4)
  })

  test(`${problem} while the session is read costs neither the cart nor the page`, async ({
    page,
    faults,
  }) => {
    const customer = await newCustomer()
    await signInAs(page, customer)
    await leaveCart(page, await makeCart({ handle: 'field-watch' }))
    await page.clock.install()
    await load(page, '/cart')
    const profile = page.getByRole('banner').getByRole('link', { name: 'Profile' })
    await expect(profile).toHaveAttribute('href', '/account')
    const watch = main(page).getByRole('link', { name: 'Field Watch' })
    await expect(watch).toBeVisible()
    await faults.set({ ...fault, path: '^/store/customers/me$' })
    await page.reload()
    await wait(page, problem)
    if (problem !== 'a 401') {
      await expect(watch).toBeVisible()
      await faults.clear()
      await load(page, '/cart')
      await expect(watch).toBeVisible()
      return
    }
    // The cart stays the customer's and returns at the next sign-in.
    await expect(toast(page, 'Your session has ended')).toBeVisible()
    await faults.clear()
    await load(page, '/login?from=%2Fcart')
    await enter(page, customer)
    await expect(watch).toBeVisible()
  })

  test(`${problem} while the cart is transferred at sign-in keeps every line`, async ({ page, faults }) => {
    const customer = await newCustomer()
    await leaveCart(page, await makeCart({ handle: 'field-watch' }))
    await page.clock.install()
    await faults.set({ ...fault, path: '^/store/customers/me/cart$' })
    await load(page, '/login?from=%2Fcart')
    const asked = page.waitForRequest(/\/customers\/me\/cart/)
    await enter(page, customer)
    await asked
    await wait(page, problem)
    await expect(page).toHaveURL('/cart')
    await expect(main(page).getByRole('link', { name: 'Field Watch' })).toBeVisible()
  })
}
