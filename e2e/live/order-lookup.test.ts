import { heading, load, reload } from '../screens/open.ts'
import { expectNoAccessibilityFaults } from '../support/accessibility.ts'
import { completeCart, makeCart } from '../support/carts.ts'
import { failedRequests } from '../support/console-errors.ts'
import { newEmail } from '../support/customers.ts'
import { settled } from '../support/layout.ts'
import { newCustomer, signInAs } from '../support/live-customer.ts'
import { linkIn, mailTo } from '../support/outbox.ts'
import { expect, test, type Page } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const none = 'No order with this number and e-mail address. Check both and try again.'

async function guestOrder() {
  const email = newEmail()
  const order = await completeCart(await makeCart({ handle: 'linen-shirt' }), email)
  return { email, ...order, number: `UE-${String(order.display_id).padStart(6, '0')}` }
}

async function find(page: Page, number: string, email: string): Promise<void> {
  await main(page).getByLabel('Order number').fill(number)
  await main(page).getByLabel('Email address').fill(email)
  await main(page).getByRole('button', { name: 'Find Order' }).click()
}

test(
  '[F-78] a guest opens an order with the email link in any browser, and others cannot',
  { tag: ['@smoke', '@medusa'] },
  async ({ page, browser, complaints }) => {
    complaints.expect(failedRequests)
    const { email, number, id } = await guestOrder()
    const link = linkIn(await mailTo(email, /^Your order/))
    expect(link).toMatch(/^\/order\/order_\w+#access=./)
    await load(page, link)
    await expect(heading(page)).toHaveText(`Order ${number}`)
    await expect(page).toHaveURL(`/order/${id}`)
    await expect(page).toHaveTitle(new RegExp(number))
    await expect(main(page)).toContainText('Linen Shirt')
    await expectNoAccessibilityFaults(page, 'a guest’s order by its link')
    await main(page).getByRole('button', { name: 'Invoice' }).click()
    await expect(heading(page)).toHaveText('Invoice')
    await reload(page)
    await expect(heading(page)).toHaveText(`Order ${number}`)

    const other = await browser.newContext()
    const stranger = await other.newPage()
    const { origin } = new URL(page.url())
    for (const address of [`/order/${id}`, `/order/${id}#access=made-up`]) {
      await load(stranger, origin + address)
      await expect(heading(stranger)).toHaveText('Sign in to see your orders')
      await expect(main(stranger)).not.toContainText(number)
    }
    await other.close()
  },
)

test(
  '[LIVE-04] a customer requests an order transfer from the email link',
  { tag: '@medusa' },
  async ({ page }) => {
    const { email } = await guestOrder()
    await signInAs(page, await newCustomer())
    await load(page, linkIn(await mailTo(email, /^Your order/)))
    await main(page).getByRole('button', { name: 'Move to My Account' }).click()
    await expect(main(page).getByText('A mail is on its way')).toBeVisible()
  },
)

test(
  'a guest finds an order by number and e-mail address',
  { tag: '@medusa' },
  async ({ page, complaints }) => {
    complaints.expect(failedRequests)
    const { email, number, display_id: displayId } = await guestOrder()
    // The format of links in earlier emails.
    await load(page, `/order-lookup?number=${displayId}`)
    await expect(main(page).getByLabel('Order number')).toHaveValue(String(displayId))
    await settled(page)
    await expectNoAccessibilityFaults(page, 'the search for an order')
    await find(page, number, newEmail())
    await expect(main(page).getByRole('alert')).toHaveText(none)
    await find(page, 'UE-999999', email)
    await expect(main(page).getByRole('alert')).toHaveText(none)
    await find(page, 'linen', email)
    await expect(main(page)).toContainText('Please enter an order number such as UE-000012.')
    await find(page, number.toLowerCase(), email.toUpperCase())
    await expect(heading(page)).toHaveText(`Order ${number}`)
    await expect(main(page)).toContainText('Linen Shirt')
    await expect(main(page).getByRole('button', { name: 'Order Again' })).toBeVisible()
    await expect(main(page).getByRole('button', { name: 'Return Items' })).toHaveCount(0)
    await settled(page)
    await expectNoAccessibilityFaults(page, 'a guest’s order')
    await main(page).getByRole('button', { name: 'Invoice' }).click()
    await expect(heading(page)).toHaveText('Invoice')
    await expect(main(page)).toContainText('₹189.00')
  },
)

test('the sign-in screen and the help page link to the order lookup', async ({ page }) => {
  await load(page, '/login')
  await main(page).getByRole('link', { name: 'Find an order without an account' }).click()
  await expect(heading(page)).toHaveText('Find Your Order')
  await load(page, '/help')
  await main(page).getByRole('link', { name: 'Find Your Order' }).click()
  await expect(heading(page)).toHaveText('Find Your Order')
})

test(
  '[LIVE-04] a customer transfers a guest’s order to their account with the email link',
  { tag: '@medusa' },
  async ({ page, complaints }) => {
    complaints.expect(failedRequests)
    const { email, number } = await guestOrder()
    await signInAs(page, await newCustomer())
    await load(page, '/order-lookup')
    await find(page, number, email)
    const ask = main(page).getByRole('button', { name: 'Move to My Account' })
    await ask.click()
    await expect(main(page).getByText('A mail is on its way')).toBeVisible()
    const link = linkIn(await mailTo(email, /^Move order/))
    await load(page, link)
    await expect(heading(page)).toHaveText('Move an Order')
    await expect(page).toHaveURL('/order-transfer')
    await settled(page)
    await expectNoAccessibilityFaults(page, 'the move of an order')
    await main(page).getByRole('button', { name: 'Move the Order' }).click()
    await expect(heading(page)).toHaveText('The order was moved')
    await main(page).getByRole('link', { name: 'Order History' }).click()
    await expect(main(page).getByRole('article')).toContainText(number)
    await load(page, link)
    await main(page).getByRole('button', { name: 'Move the Order' }).click()
    await expect(heading(page)).toHaveText('This link no longer works')
  },
)

test('a declined transfer leaves the order with its owner', { tag: '@medusa' }, async ({ page }) => {
  const { email, number } = await guestOrder()
  await signInAs(page, await newCustomer())
  await load(page, '/order-lookup')
  await find(page, number, email)
  await main(page).getByRole('button', { name: 'Move to My Account' }).click()
  await load(page, linkIn(await mailTo(email, /^Move order/)))
  await main(page).getByRole('button', { name: 'Keep It Where It Is' }).click()
  await expect(heading(page)).toHaveText('The order stays where it is')
  await load(page, '/account/orders')
  await expect(main(page)).toContainText("You haven't placed any orders yet")
})
