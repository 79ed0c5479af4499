import { heading, load, reload } from '../screens/open.ts'
import { expectNoAccessibilityFaults } from '../support/accessibility.ts'
import { completeCart, makeCart } from '../support/carts.ts'
import { failedRequests } from '../support/console-errors.ts'
import { signIn } from '../support/customers.ts'
import { newCustomer, signInAs, type LiveCustomer } from '../support/live-customer.ts'
import { linkIn, mailTo } from '../support/outbox.ts'
import { expect, narrow, test, type Page } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const confirmation = /^Confirm your address/

/** A customer with an unverified address, and a guest's order with that address. */
async function accountWithGuestOrder(): Promise<LiveCustomer & { readonly number: string }> {
  const customer = await newCustomer()
  const order = await completeCart(await makeCart({ handle: 'linen-shirt' }), customer.email)
  return { ...customer, number: `UE-${String(order.display_id).padStart(6, '0')}` }
}

test(
  'an account shows that its address is not confirmed, and sends another email',
  { tag: '@medusa' },
  async ({ page }) => {
    const customer = await accountWithGuestOrder()
    const first = linkIn(await mailTo(customer.email, confirmation))
    await signInAs(page, customer)
    await load(page, '/account')
    await expect(main(page)).toContainText('Your email address is not confirmed yet')
    await expectNoAccessibilityFaults(page, 'an account whose address is not confirmed')
    await page.setViewportSize(narrow)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThan(
      1,
    )
    await main(page).getByRole('button', { name: 'Send the Mail Again' }).click()
    await expect(main(page).getByText('The mail is on its way')).toBeVisible()
    await expect(async () => {
      expect(linkIn(await mailTo(customer.email, confirmation))).not.toBe(first)
    }).toPass()
    await load(page, '/account/orders')
    await expect(main(page)).toContainText("You haven't placed any orders yet")
  },
)

test(
  'the email link confirms the address, and the guest’s orders are in the account',
  { tag: '@medusa' },
  async ({ page, complaints }) => {
    complaints.expect(failedRequests)
    const customer = await accountWithGuestOrder()
    const link = linkIn(await mailTo(customer.email, confirmation))
    expect(link).toMatch(/^\/verify-address#token=./)
    await load(page, link)
    await expect(page).toHaveURL('/verify-address')
    await expectNoAccessibilityFaults(page, 'a link to confirm an address, before the sign-in')
    await main(page).getByRole('link', { name: 'Sign In' }).click()
    await main(page).getByLabel('Email address').fill(customer.email)
    await main(page).getByLabel('Password', { exact: true }).fill(customer.password)
    await main(page).getByRole('button', { name: 'Sign In' }).click()
    await expect(heading(page)).toHaveText('Your address is confirmed')
    await expect(heading(page)).toBeFocused()
    await expectNoAccessibilityFaults(page, 'an address that is confirmed')
    await main(page).getByRole('link', { name: 'Order History' }).click()
    await expect(main(page).getByRole('article')).toContainText(customer.number)
    await load(page, '/account')
    await expect(main(page)).toContainText('Your email address is confirmed.')
  },
)

test(
  'the link confirms nothing in another customer’s account, and says so',
  { tag: '@medusa' },
  async ({ page, complaints }) => {
    complaints.expect(failedRequests)
    const customer = await accountWithGuestOrder()
    await signInAs(page, await newCustomer())
    await load(page, linkIn(await mailTo(customer.email, confirmation)))
    await expect(heading(page)).toHaveText('This link is for another account')
    await expectNoAccessibilityFaults(page, 'a link of another account')
    await main(page).getByRole('link', { name: 'My Account' }).click()
    await expect(main(page)).toContainText('Your email address is not confirmed yet')
  },
)

test(
  'the link is still there for its own account after a customer whose address is confirmed',
  { tag: '@medusa' },
  async ({ page, complaints }) => {
    complaints.expect(failedRequests)
    const customer = await accountWithGuestOrder()
    await signIn(page)
    await load(page, linkIn(await mailTo(customer.email, confirmation)))
    await expect(heading(page)).toHaveText('This link is for another account')
    await load(page, '/account')
    await main(page).getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/')
    await load(page, '/verify-address')
    await main(page).getByRole('link', { name: 'Sign In' }).click()
    await main(page).getByLabel('Email address').fill(customer.email)
    await main(page).getByLabel('Password', { exact: true }).fill(customer.password)
    await main(page).getByRole('button', { name: 'Sign In' }).click()
    await expect(heading(page)).toHaveText('Your address is confirmed')
    await reload(page)
    await expect(heading(page)).toHaveText('Your address is confirmed')
  },
)
