import * as cart from '../screens/cart.ts'
import { expectPlaced, placeOrder, stepHeading, toPayment } from '../screens/checkout.ts'
import { heading, load, open, reload } from '../screens/open.ts'
import { expectNoAccessibilityFaults } from '../support/accessibility.ts'
import { makeCart } from '../support/carts.ts'
import { failedRequests } from '../support/console-errors.ts'
import { newEmail } from '../support/customers.ts'
import { settled } from '../support/layout.ts'
import { newCustomer, signInAs } from '../support/live-customer.ts'
import { expect, narrow, test, type Page } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const checkoutSteps = ['Delivery address', 'Delivery method', 'Payment']
const ownAddress = /\/order\/(order_\w+)$/

async function order(page: Page, email: string): Promise<string> {
  await load(page, '/product/linen-shirt?size=m')
  await main(page).getByRole('button', { name: 'Add to Cart' }).first().click()
  await cart.expectCount(page, 1)
  await open(page, '/checkout')
  await toPayment(page, 'Standard', { 'Email address': email })
  await placeOrder(page)
  await expect(page).toHaveURL(ownAddress)
  return ownAddress.exec(page.url())?.[1] ?? ''
}

const numberOn = async (page: Page): Promise<string> =>
  (await main(page)
    .getByText(/^UE-\d{6}$/)
    .textContent()) ?? ''

test(
  '[CHK-10] a guest’s order has its own URL, which works again in the same tab',
  { tag: '@smoke' },
  async ({ page }) => {
    const id = await order(page, newEmail())
    const number = await numberOn(page)
    await expect(heading(page)).toBeFocused()
    await expect(page).toHaveTitle(new RegExp(number))
    await settled(page)
    await expectNoAccessibilityFaults(page, 'the address of an order')
    await reload(page)
    await expectPlaced(page)
    expect(await numberOn(page)).toBe(number)

    // Nothing is ordered twice: Back and the checkout URL redirect to the order.
    await page.goBack()
    await expect(page).toHaveURL(ownAddress)
    await expectPlaced(page)
    await load(page, '/checkout?step=confirmation')
    await expect(page).toHaveURL(`/order/${id}`)
    await expectPlaced(page)

    await main(page).getByRole('link', { name: 'Continue Shopping' }).click()
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(page).toHaveURL(`/order/${id}`)
    expect(await numberOn(page)).toBe(number)
    await page.setViewportSize(narrow)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThan(
      1,
    )

    await open(page, '/')
    await open(page, '/checkout')
    await expect(page).toHaveURL('/cart')
  },
)

test(
  '[CHK-10] a guest’s order URL opens in no other tab and for no other person',
  { tag: '@medusa' },
  async ({ page, context, browser, complaints }) => {
    complaints.expect(failedRequests)
    const id = await order(page, newEmail())
    const number = await numberOn(page)
    const other = await context.newPage()
    await load(other, `/order/${id}`)
    await expect(heading(other)).toHaveText('Sign in to see your orders')
    await expect(main(other).getByRole('link', { name: 'Find' })).toHaveAttribute('href', '/order-lookup')
    await settled(other)
    await expectNoAccessibilityFaults(other, 'another person’s order URL')

    const stranger = await browser.newContext()
    const strangers = await stranger.newPage()
    await signInAs(strangers, await newCustomer())
    await load(strangers, new URL(`/order/${id}`, page.url()).href)
    await expect(heading(strangers)).toHaveText('There is no such order')
    await expect(main(strangers)).not.toContainText(number)
    await stranger.close()
  },
)

test('[CHK-10] a customer’s order URL shows the order to them alone, and not after sign-out', async ({
  page,
  context,
}) => {
  const customer = await newCustomer()
  await signInAs(page, customer)
  const id = await order(page, customer.email)
  const number = await numberOn(page)
  await expect(main(page).getByRole('link', { name: 'View Order' })).toHaveAttribute(
    'href',
    `/account/orders/${id}`,
  )
  const other = await context.newPage()
  await load(other, `/order/${id}`)
  await expect(heading(other)).toHaveText(`Order ${number}`)
  await other.close()

  await load(page, '/account')
  await main(page).getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'Profile' }).first()).toHaveAttribute('href', '/login')
  await load(page, `/order/${id}`)
  await expect(heading(page)).toHaveText('Sign in to see your orders')
  await expect(main(page)).not.toContainText(number)
})

test('[CHK-10] the next order has its own URL, and the first one keeps its own', async ({ page }) => {
  const first = await order(page, newEmail())
  const number = await numberOn(page)
  await cart.leaveCart(page, await makeCart({ handle: 'stoneware-vase' }))
  await load(page, '/checkout')
  await expect(stepHeading(page, 'Delivery address')).toBeVisible()
  // Opening the first order again keeps the input for the second.
  await main(page).getByLabel('City', { exact: true }).fill('Mysuru')
  await open(page, `/order/${first}`)
  expect(await numberOn(page)).toBe(number)
  await open(page, '/checkout')
  await expect(main(page).getByLabel('City', { exact: true })).toHaveValue('Mysuru')
  await toPayment(page)
  await placeOrder(page)
  await expect(page).toHaveURL(ownAddress)
  expect(await numberOn(page)).not.toBe(number)
  await load(page, `/order/${first}`)
  expect(await numberOn(page)).toBe(number)
})

/** Goes back in the history of the document, and waits until the shop has been told. */
const goBackInShop = async (page: Page): Promise<void> =>
  await page.evaluate(
    async () =>
      await new Promise<void>((resolve) => {
        window.addEventListener('popstate', () => resolve(), { once: true })
        history.back()
      }),
  )

/** The headings of checkout steps that are shown from now on, however briefly. */
async function watchSteps(page: Page): Promise<() => Promise<readonly string[]>> {
  const seen = await page.evaluateHandle((names) => {
    const found = new Set<string>()
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('main h2'))
        if (names.includes(textContent)) found.add(textContent)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
    return found
  }, checkoutSteps)
  return async () => await seen.evaluate((found) => [...found])
}

test('[F-64] from a confirmation Back leads to the order or to the shop, and never to a step of the checkout', async ({
  page,
}) => {
  const id = await order(page, newEmail())
  await expectPlaced(page)
  const steps = await watchSteps(page)
  for (let back = 0; back < 4; back += 1) {
    await goBackInShop(page)
    await expect(page).not.toHaveURL(/\/checkout/)
    if (!page.url().endsWith(id)) break
    await expectPlaced(page)
  }
  await expect(heading(page)).toBeVisible()
  expect(await steps()).toEqual([])
  await cart.expectCount(page, 0)
})
