import * as cart from '../screens/cart.ts'
import {
  address,
  expectPlaced,
  figure,
  fillAddress,
  placeOrder,
  stepHeading,
  toDelivery,
  toPayment,
} from '../screens/checkout.ts'
import { heading, load, open, reload } from '../screens/open.ts'
import { expectNoAccessibilityFaults } from '../support/accessibility.ts'
import { readCart, readProduct } from '../support/backend.ts'
import { makeCart, type Wanted } from '../support/carts.ts'
import { failedRequests } from '../support/console-errors.ts'
import { newEmail } from '../support/customers.ts'
import { holdRequests } from '../support/held-requests.ts'
import { merchant } from '../support/merchant.ts'
import { sellOnFake } from '../support/on-fake.ts'
import { expect, test, type Page } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')

async function begin(page: Page, ...wanted: readonly Wanted[]): Promise<string> {
  const id = await makeCart(...wanted)
  await cart.leaveCart(page, id)
  await load(page, '/checkout')
  await expect(stepHeading(page, 'Delivery address')).toBeVisible()
  return id
}

const numberOf = async (page: Page) =>
  Number(
    (
      (await main(page)
        .getByText(/^UE-\d{6}$/)
        .textContent()) ?? ''
    ).slice(3),
  )

test(
  '[LIVE-01] the order a shopper places is the merchant’s, with its lines, address, delivery and total',
  { tag: ['@smoke', '@medusa'] },
  async ({ page }) => {
    const email = newEmail()
    await begin(page, { handle: 'linen-shirt', quantity: 2 }, { handle: 'field-watch' })
    await fillAddress(page, { 'Email address': email })
    await expect(figure(page, 'Shipping')).toHaveText('Calculated at the next step')
    await main(page).getByRole('button', { name: 'Continue to Delivery' }).click()
    // The cheapest.
    await expect(figure(page, 'Shipping')).toHaveText('₹5.99')
    await main(page).getByRole('radio', { name: 'Express' }).check()
    await expect(figure(page, 'Shipping')).toHaveText('₹12.99')
    await main(page).getByRole('button', { name: 'Continue to Payment' }).click()
    await expect(main(page).getByText(/^Includes ₹.* GST$/)).toBeVisible({ timeout: 30_000 })
    const total = await figure(page, 'Total').textContent()
    await placeOrder(page)
    const number = await numberOf(page)

    const { admin } = await merchant()
    const { orders } = await admin.order.list({
      q: email,
      fields: '+email,*shipping_methods,*shipping_address',
    })
    expect(orders).toHaveLength(1)
    const [order] = orders
    expect(order?.display_id).toBe(number)
    expect(order?.email).toBe(email)
    expect(order?.items?.map(({ product_handle, quantity }) => [product_handle, quantity])).toEqual(
      expect.arrayContaining([
        ['linen-shirt', 2],
        ['field-watch', 1],
      ]),
    )
    expect(order?.shipping_address).toMatchObject({
      first_name: address['First name'],
      address_1: address['Address line 1'],
      city: address.City,
      country_code: 'in',
    })
    expect(order?.shipping_methods?.map(({ name }) => name)).toEqual(['Express Shipping'])
    const paid = (order?.total ?? 0).toFixed(2)
    expect(total?.replaceAll(/[^\d.]/g, '')).toBe(paid)
    await reload(page)
    expect(await numberOf(page)).toBe(number)
  },
)

test(
  '[LIVE-01] [CHK-09] [F-55] [F-56] two presses and a lost response are one order, which is looked up',
  { tag: ['@smoke', '@medusa'] },
  async ({ page, faults, complaints }) => {
    complaints.expect(failedRequests)
    const email = newEmail()
    await begin(page, { handle: 'stoneware-vase' })
    await fillAddress(page, { 'Email address': email })
    await main(page).getByRole('button', { name: 'Continue to Delivery' }).click()
    await main(page).getByRole('radio', { name: 'Standard' }).check()
    await main(page).getByRole('button', { name: 'Continue to Payment' }).click()
    await faults.set({ action: 'truncate', method: 'POST', path: '/complete$', times: 1 })
    await main(page).getByRole('button', { name: 'Place Order' }).dblclick()
    await expectPlaced(page)
    const { orders } = await (await merchant()).admin.order.list({ q: email })
    expect(orders.map(({ display_id }) => display_id)).toEqual([await numberOf(page)])
    await cart.expectCount(page, 0)
    const written = complaints.written().join(' ')
    expect(written).toMatch(/Checkout: no answer to the order \{"kind":"unre(ad|ach)able"/)
    for (const typed of [email, ...Object.values(address)]) expect(written).not.toContain(typed)
  },
)

test('[F-63] without a payment method the page says so, orders nothing, and offers a retry', async ({
  page,
  faults,
  complaints,
}) => {
  complaints.expect(failedRequests)
  const email = newEmail()
  await begin(page, { handle: 'stoneware-vase' })
  await toPayment(page, 'Standard', { 'Email address': email })
  const body = { type: 'invalid_data', message: 'Payment provider with id pp_system_default is not enabled' }
  await faults.set({ action: 'status', status: 400, method: 'POST', path: '/payment-sessions$', body })
  await main(page).getByRole('button', { name: 'Place Order' }).click()
  await expect(main(page).getByRole('alert')).toContainText(/try again/i)
  const { admin } = await merchant()
  expect((await admin.order.list({ q: email })).orders).toEqual([])
  await faults.clear()
  await placeOrder(page)
  expect((await admin.order.list({ q: email })).orders).toHaveLength(1)
})

test('[LIVE-01] [F-59] a price that changed meanwhile is shown, and ordered only when the shopper agrees', async ({
  page,
  fake,
  complaints,
}) => {
  // The backend opens no payment at the old price.
  complaints.expect(failedRequests)
  const products = sellOnFake(fake, { price: 100, quantity: 5 })
  await begin(page, { handle: products.handle })
  await toPayment(page)
  await expect(figure(page, 'Total')).toHaveText('₹105.99')
  await products.setPrice(120)
  await main(page).getByRole('button', { name: 'Place Order' }).click()
  await expect(main(page).getByRole('alert')).toContainText('The total has changed')
  await expect(figure(page, 'Total')).toHaveText('₹125.99')
  await main(page).getByRole('button', { name: 'Accept the new total' }).click()
  await expectPlaced(page)
  await expect(figure(page, 'Total')).toHaveText('₹125.99')
})

test('[LIVE-01] [F-60] an item that sold out meanwhile is named, and the rest of the cart stays', async ({
  page,
  fake,
  complaints,
}) => {
  complaints.expect(failedRequests)
  const products = sellOnFake(fake, { price: 100, quantity: 1 })
  const id = await begin(page, { handle: products.handle }, { handle: 'stoneware-vase' })
  await toPayment(page)
  await products.setStock(0)
  await main(page).getByRole('button', { name: 'Place Order' }).click()
  // Reported by the backend's refusal, or earlier by the cart.
  await expect(main(page).getByRole('alert')).toContainText('sold out meanwhile')
  await open(page, '/cart')
  await expect(main(page)).toContainText(products.title)
  await expect(main(page)).toContainText(/out of stock|sold out/i)
  expect((await readCart(id)).items).toHaveLength(2)
})

test(
  '[LIVE-06] [F-53] a valid code lowers the total, a wrong one is refused with the backend’s message',
  { tag: '@medusa' },
  async ({ page, complaints }) => {
    complaints.expect(failedRequests)
    const email = newEmail()
    const { variants } = await readProduct('field-watch')
    const price = variants[0]?.price ?? 0
    await cart.leaveCart(page, await makeCart({ handle: 'field-watch' }))
    await load(page, '/cart')
    const code = main(page).getByLabel('Promo code')
    await main(page).getByRole('button', { name: 'Apply' }).click()
    await expect(main(page).getByText('Please enter a code')).toBeVisible()
    await code.fill('NOSUCHCODE')
    await main(page).getByRole('button', { name: 'Apply' }).click()
    await expect(main(page).getByText(/NOSUCHCODE does not hold for this cart/)).toBeVisible()
    await expect(code).toHaveValue('NOSUCHCODE')
    await code.fill('WELCOME10')
    await main(page).getByRole('button', { name: 'Apply' }).click()
    await expect(main(page).getByRole('button', { name: 'Remove the code WELCOME10' })).toBeVisible()
    await expect(main(page).getByText('Discount', { exact: true })).toBeVisible()
    await reload(page)
    await expect(main(page).getByRole('button', { name: 'Remove the code WELCOME10' })).toBeVisible()

    await open(page, '/checkout')
    await toPayment(page, 'Standard', { 'Email address': email })
    const off = price * 0.1
    await expect(figure(page, 'Discount')).toHaveText(`−₹${off.toFixed(2)}`)
    await expect(figure(page, 'Total')).toHaveText(`₹${(price - off + 5.99).toFixed(2)}`)
    await placeOrder(page)
    const { orders } = await (await merchant()).admin.order.list({ q: email })
    expect(orders.map(({ display_id }) => display_id)).toEqual([await numberOf(page)])
    expect(orders[0]?.total).toBeCloseTo(price - off + 5.99, 2)
  },
)

test('[LIVE-07] one currency everywhere: the cart’s', async ({ page }) => {
  await begin(page, { handle: 'linen-shirt' })
  await toDelivery(page)
  await expect(main(page).getByText('₹24.99')).toBeVisible()
  for (const [place, hasPrices] of [
    ['/', true],
    ['/category/all', true],
    ['/product/linen-shirt', true],
    ['/cart', true],
    ['/search?q=linen', true],
    ['/wishlist', false],
  ] as const) {
    await open(page, place)
    await expect(heading(page)).toBeVisible()
    // The prices come after the heading.
    if (hasPrices) await expect(main(page)).toContainText(/₹\s?\d/)
    await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0)
    expect(await page.getByRole('main').innerText()).not.toMatch(/\$\s?\d|USD/)
  }
})

test.describe('[LIVE-08] no simulated waits', () => {
  test.use({ splashScreen: 'shown' })

  test('a page is there before its code, without a splash screen', { tag: '@smoke' }, async ({ page }) => {
    await cart.leaveCart(page, await makeCart({ handle: 'field-watch' }))
    const script = await holdRequests(page, /\/assets\/cart-[^/]*\.js$/)
    await page.goto('/cart', { waitUntil: 'commit' })
    await expect(heading(page)).toHaveText('Cart')
    // Once: a splash screen would leave by itself meanwhile.
    expect(await page.locator('#splash-screen').count()).toBe(0)
    script.release()
    await expect(cart.row(page, 'Field Watch')).toBeVisible()
  })
})

test('an address may be in any country of the region, with a postal code of that country', async ({
  page,
}) => {
  await page.route(/\/store\/regions\?/, async (route) => {
    const answer = await route.fetch()
    const { regions, ...rest } = (await answer.json()) as { regions: { countries?: object[] }[] }
    for (const region of regions) region.countries?.push({ iso_2: 'np', display_name: 'Nepal' })
    await route.fulfill({ response: answer, json: { ...rest, regions } })
  })
  await begin(page, { handle: 'linen-shirt' })
  const country = main(page).getByLabel('Country')
  await expect(country.getByRole('option')).toHaveText(['India', 'Nepal'])
  await expect(country).toHaveValue('India')
  await fillAddress(page, { 'Postal code': '44600' })
  await main(page).getByRole('button', { name: 'Continue to Delivery' }).click()
  await expect(main(page)).toContainText('Enter the PIN code as in 110034')
  await country.selectOption('Nepal')
  await main(page).getByLabel('Postal code').blur()
  await expect(main(page)).not.toContainText(/Enter the (?:PIN|Postal) code/)
  await expect(main(page).getByLabel('Postal code')).toHaveValue('44600')
  await reload(page)
  await expect(country).toHaveValue('Nepal')
})

test('[F-63] a region without a payment method shows an error at the payment step, with a retry', async ({
  page,
}) => {
  await cart.leaveCart(page, await makeCart({ handle: 'field-watch' }))
  // A stubbed response, as the backend's contract specifies; other tests use the same region.
  await page.route(/\/store\/payment-providers/, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { payment_providers: [], count: 0, offset: 0, limit: 20 } })
  })
  await load(page, '/checkout')
  await expect(stepHeading(page, 'Delivery address')).toBeVisible()
  await toPayment(page)
  const alert = main(page).getByRole('alert')
  await expect(alert).toContainText('We cannot take a payment for your region at the moment')
  const place = main(page).getByRole('button', { name: 'Place Order' })
  await expect(place).toHaveAttribute('aria-disabled', 'true')
  await expect(main(page).getByRole('radio')).toHaveCount(0)
  await expectNoAccessibilityFaults(page, 'a payment step without a way to pay')
  await place.click({ force: true })
  await expect(stepHeading(page, 'Payment')).toBeVisible()
  await page.unroute(/\/store\/payment-providers/)
  await main(page).getByRole('button', { name: 'Try again' }).click()
  await expect(main(page).getByRole('radio', { name: 'Pay on delivery' })).toBeChecked()
  await placeOrder(page)
})

test('[F-61] an address that nothing is delivered to is asked for again, with the reason', async ({
  page,
}) => {
  // A stubbed response; other tests use the same region.
  await page.route(/\/store\/shipping-options/, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { shipping_options: [], count: 0, offset: 0, limit: 50 } })
  })
  await begin(page, { handle: 'linen-shirt' })
  await fillAddress(page)
  const go = main(page).getByRole('button', { name: 'Continue to Delivery' })
  await go.click()
  await expect(main(page).getByRole('alert')).toContainText('We do not deliver to this address yet')
  await expect(stepHeading(page, 'Delivery address')).toBeVisible()
  await expect(main(page).getByLabel('City')).toHaveValue('Bengaluru')
  await expectNoAccessibilityFaults(page, 'an address that nothing is delivered to')
  await page.unroute(/\/store\/shipping-options/)
  await go.click()
  await expect(stepHeading(page, 'Delivery method')).toBeVisible()
})

test('[F-63] while the payment methods cannot be read, nothing is ordered', async ({
  page,
  faults,
  complaints,
}) => {
  complaints.expect(failedRequests)
  await cart.leaveCart(page, await makeCart({ handle: 'field-watch' }))
  await load(page, '/checkout')
  await expect(stepHeading(page, 'Delivery address')).toBeVisible()
  await faults.set({ action: 'status', status: 403, path: '^/store/payment-providers' })
  await toPayment(page)
  await expect(main(page).getByRole('alert')).toContainText('The ways to pay could not be read')
  await expect(main(page).getByRole('button', { name: 'Place Order' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await faults.clear()
  await main(page).getByRole('button', { name: 'Try again' }).click()
  await placeOrder(page)
})
