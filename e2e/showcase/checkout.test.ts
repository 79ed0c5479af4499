import * as cart from '../screens/cart.ts'
import { placeOrder, stepHeading, toDelivery, toPayment } from '../screens/checkout.ts'
import { heading, load, open, reload } from '../screens/open.ts'
import { makeCart } from '../support/carts.ts'
import { newCustomer, signInAs } from '../support/live-customer.ts'
import { record } from '../support/requests.ts'
import { expect, narrow, test, type Page } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const scrolled = async (page: Page) => await page.evaluate(() => window.scrollY)

async function begin(page: Page): Promise<void> {
  await cart.leaveCart(
    page,
    await makeCart({ handle: 'linen-shirt', quantity: 2 }, { handle: 'field-watch' }),
  )
  await load(page, '/checkout')
  await expect(stepHeading(page, 'Delivery information')).toBeVisible()
}

test(
  '[CHK-01] [CHK-11] [F-64] four steps, one after the other, each from the top, and Back again',
  { tag: '@smoke' },
  async ({ page }) => {
    await begin(page)
    const progress = main(page).getByRole('navigation', { name: 'Steps of the checkout' })
    const current = progress.locator('[aria-current="step"]')
    await expect(progress.getByRole('listitem')).toHaveText([
      'Shipping',
      'Delivery',
      'Payment',
      'Confirmation',
    ])
    await expect(current).toHaveText('Shipping')
    await toDelivery(page)
    await expect(current).toHaveText('Delivery')
    expect(await scrolled(page)).toBe(0)
    await main(page).getByRole('button', { name: 'Back' }).click()
    await expect(current).toHaveText('Shipping')
    await expect(main(page).getByLabel('First name')).toHaveValue('Asha')
    await main(page).getByRole('button', { name: 'Continue to Shipping' }).click()
    await main(page).getByRole('radio', { name: 'Express' }).check()
    await main(page).getByRole('button', { name: 'Continue to Payment' }).click()
    await expect(current).toHaveText('Payment')
    await page.goBack()
    await expect(current).toHaveText('Delivery')
    await expect(main(page).getByRole('radio', { name: 'Express' })).toBeChecked()
    await page.goForward()
    await expect(current).toHaveText('Payment')
    await page.setViewportSize(narrow)
    await expect(main(page).getByText('Step 3 of 4')).toBeVisible()
  },
)

test('[F-65] the input survives a reload of the tab, except the card', async ({ page }) => {
  await begin(page)
  await main(page).getByLabel('First name').fill('Ayşe 🧵')
  await main(page).getByLabel('Address line 1').fill('12 حي')
  await reload(page)
  await expect(main(page).getByLabel('First name')).toHaveValue('Ayşe 🧵')
  await expect(main(page).getByLabel('Address line 1')).toHaveValue('12 حي')
  await toPayment(page)
  await main(page).getByLabel('Card number').fill('4111111111111111')
  await main(page).getByRole('button', { name: 'Back' }).click()
  await main(page).getByRole('button', { name: 'Continue to Payment' }).click()
  await expect(main(page).getByLabel('Card number')).toHaveValue('4111 1111 1111 1111')
  await reload(page)
  await expect(stepHeading(page, 'Payment')).toBeVisible()
  await expect(main(page).getByLabel('Card number')).toHaveValue('')
})

test(
  '[CHK-09] [CHK-10] [CHK-12] [CHK-13] [F-69] [F-77] an order: processing, confirmed, the cart empty, and no card anywhere',
  { tag: '@smoke' },
  async ({ page }) => {
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    const recording = record(page)
    await begin(page)
    await toPayment(page, 'Overnight')
    await main(page).getByLabel('Card number').fill('4111 1111 1111 1111')
    await main(page).getByLabel('Name on card').fill('Asha Q Raman')
    await main(page).getByLabel('Expiry date').fill('12/34')
    await main(page).getByLabel('CVV').fill('9317')
    const pressed = Date.now()
    const place = main(page).getByRole('button', { name: 'Place Order' })
    await place.click()
    await expect(main(page).getByRole('button', { name: 'Processing...' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
    await expect(heading(page)).toHaveText('Thank You for Your Order!')
    expect(Date.now() - pressed).toBeGreaterThanOrEqual(1900)
    await expect(main(page).getByText('Order Confirmed')).toBeVisible()
    await expect(main(page).getByText(/^UE-[1-9]\d{5}$/)).toBeVisible()
    await expect(main(page)).toContainText('27 Cubbon Cross')
    await expect(main(page)).toContainText('Overnight')
    await expect(main(page).getByText('Nothing was charged')).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'View Order' })).toHaveAttribute(
      'href',
      '/account/orders',
    )
    await expect(page).toHaveURL('/checkout?step=confirmation')
    await cart.expectCount(page, 0)
    const number = await main(page)
      .getByText(/^UE-\d{6}$/)
      .textContent()

    const kept = await page.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage, window.location.href, window.history.state]),
    )
    const sent = recording.all().map((request) => `${request.url()} ${request.postData() ?? ''}`)
    // A time or an id may have four of these digits in a row.
    for (const secret of [/4111 ?1111/, /Asha Q Raman/, /12\/34/, /\b9317\b/])
      for (const found of [kept, ...sent, ...said]) expect(found).not.toMatch(secret)
    // The demonstration loads nothing of a real provider.
    expect(sent.join('\n')).not.toMatch(/test-payment|\/store\/payment-|payment-sessions/)

    await reload(page)
    await expect(main(page).getByText(number ?? 'none')).toBeVisible()
    await main(page).getByRole('link', { name: 'Continue Shopping' }).click()
    await expect(page).toHaveURL('/')
    await open(page, '/checkout')
    await expect(page).toHaveURL('/cart')
  },
)

test('a customer whose session loads late finds their e-mail address in the form', async ({
  page,
  faults,
}) => {
  const customer = await newCustomer()
  await signInAs(page, customer)
  await faults.set({ action: 'delay', ms: 2500, path: '^/store/customers/me$' })
  await begin(page)
  await expect(main(page).getByLabel('Email address')).toHaveValue(customer.email)
})

test('[F-64] Back from the confirmation leads to the shop, not to a checkout step, and orders nothing', async ({
  page,
}) => {
  await begin(page)
  await toPayment(page)
  await placeOrder(page)
  await expect(page).toHaveURL('/checkout?step=confirmation')
  const recording = record(page)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await cart.expectCount(page, 0)
  await page.goForward()
  await expect(stepHeading(page, 'Payment')).toHaveCount(0)
  expect(recording.matching('POST', /^\/store\/carts\/./)).toEqual([])
})
