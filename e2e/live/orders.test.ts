import { heading, load } from '../screens/open.ts'
import { addToBackend } from '../screens/product.ts'
import { expectNoAccessibilityFaults } from '../support/accessibility.ts'
import { failedRequests } from '../support/console-errors.ts'
import { settled } from '../support/layout.ts'
import { deliver, newCustomer, orderFor, signInAs } from '../support/live-customer.ts'
import { deliverOnFake, sellOnFake } from '../support/on-fake.ts'
import { expect, narrow, test, type Page } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => main(page).getByRole('article')
const number = (displayId: number) => `UE-${String(displayId).padStart(6, '0')}`

test(
  '[LIVE-04] [LIVE-10] one order’s details, from the history and from the account',
  { tag: '@medusa' },
  async ({ page }) => {
    const customer = await newCustomer()
    const { id, display_id: displayId } = await orderFor(customer, { handle: 'linen-shirt', quantity: 2 })
    await deliver(id)
    await signInAs(page, customer)
    await load(page, '/account?tab=orders')
    await main(page)
      .getByRole('link', { name: `View Details of ${number(displayId)}` })
      .click()
    await expect(page).toHaveURL(`/account/orders/${id}`)
    await load(page, '/account/orders')
    await cards(page)
      .getByRole('link', { name: /^View Details/ })
      .click()
    await expect(heading(page)).toHaveText(`Order ${number(displayId)}`)
    await expect(heading(page)).toBeFocused()
    const steps = main(page).getByRole('list', { name: 'How far it is' }).getByRole('listitem')
    await expect(steps).toHaveText([/Placed, done/, /Packed, done/, /Shipped, done/, /Delivered, done/])
    await expect(main(page)).toContainText('Linen Shirt')
    await expect(main(page)).toContainText('₹378.00')
    await expect(main(page)).toContainText('12 Church Street')
    await expect(main(page)).toContainText('Bengaluru 560001')
    await expect(main(page)).toContainText(customer.email)
    await expect(main(page)).toContainText(/(Standard|Express|Overnight) Shipping/)
    await expect(main(page).getByRole('link', { name: 'UE1' })).toHaveAttribute(
      'href',
      'https://track.example/UE1',
    )
    // It is paid on delivery: nothing is held.
    await expect(main(page)).not.toContainText('reserved')
    await settled(page)
    await expectNoAccessibilityFaults(page, 'an order')
  },
)

test('[LIVE-10] the invoice has the order’s figures and prints without header and footer', async ({
  page,
}) => {
  const customer = await newCustomer()
  const { id, display_id: displayId } = await orderFor(customer, { handle: 'linen-shirt', quantity: 2 })
  await signInAs(page, customer)
  await load(page, `/account/orders/${id}/invoice`)
  const row = main(page).getByRole('row').filter({ hasText: 'Linen Shirt' })
  await expect(row.getByRole('cell')).toHaveText(['2', '₹189.00', '₹378.00'])
  const text = await main(page).innerText()
  for (const words of [number(displayId), '14 Lavelle Road', '12 Church Street', 'Includes ₹'])
    expect(text).toContain(words)
  const amounts = [...text.matchAll(/^(Items|Shipping|Total)\s+₹([\d,.]+)/gm)].map((found) =>
    Number(found[2]),
  )
  const [items = 0, shipping = 0, total = 0] = amounts
  expect(items + shipping).toBeCloseTo(total)
  await settled(page)
  await expectNoAccessibilityFaults(page, 'an invoice')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(main(page).getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(row).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await main(page).getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
})

test('[LIVE-10] the history is filtered and paged over all orders', async ({ page, fake }) => {
  const customer = await newCustomer()
  const first = await orderFor(customer, { handle: 'monsoon-candle' })
  deliverOnFake(fake, first.id)
  for (let made = 0; made < 2; made += 1) await orderFor(customer, { handle: 'monsoon-candle' })
  await signInAs(page, customer)
  // A first page of two, so that three orders need a second.
  await page.route(/\/store\/orders\?.*limit=20/, (route) =>
    route.continue({ url: route.request().url().replace('limit=20', 'limit=2') }),
  )
  await load(page, '/account/orders')
  await expect(cards(page)).toHaveCount(2)
  await expect(main(page)).toContainText('2 of 3')
  // The delivered order is on a page not yet read.
  await main(page).getByRole('tab', { name: 'Delivered' }).click()
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText(number(first.display_id))
  await main(page).getByRole('tab', { name: 'Cancelled' }).click()
  await expect(main(page)).toContainText('None of your orders has this status.')
  await main(page).getByRole('tab', { name: 'All', exact: true }).click()
  await main(page).getByRole('button', { name: 'Load More' }).click()
  await expect(cards(page)).toHaveCount(3)
})

test('another customer’s order is not shown, nor a missing one', { tag: '@medusa' }, async ({ page }) => {
  const { id } = await orderFor(await newCustomer(), { handle: 'linen-shirt' })
  await signInAs(page, await newCustomer())
  for (const order of [id, 'order_nope']) {
    await load(page, `/account/orders/${order}`)
    await expect(heading(page)).toHaveText('There is no such order')
  }
  await settled(page)
  await expectNoAccessibilityFaults(page, 'no such order')
})

test('a visitor is asked to sign in and comes back to the order', async ({ page }) => {
  const customer = await newCustomer()
  const { id, display_id: displayId } = await orderFor(customer, { handle: 'linen-shirt' })
  await load(page, `/account/orders/${id}`)
  await expect(heading(page)).toHaveText('Sign in to see your orders')
  await main(page).getByRole('link', { name: 'Sign In' }).click()
  await main(page).getByLabel('Email address').fill(customer.email)
  await main(page).getByLabel('Password', { exact: true }).fill(customer.password)
  await main(page).getByRole('button', { name: 'Sign In' }).click()
  await expect(heading(page)).toHaveText(`Order ${number(displayId)}`)
})

test('an order that fails to load shows an error and a retry', async ({ page, faults, complaints }) => {
  complaints.expect(failedRequests)
  const customer = await newCustomer()
  const { id } = await orderFor(customer, { handle: 'linen-shirt' })
  await signInAs(page, customer)
  await faults.set({ action: 'status', status: 400, path: '^/store/orders' })
  await page.goto(`/account/orders/${id}`)
  await expect(main(page).getByText('Your order could not be read.')).toBeVisible()
  await faults.clear()
  await main(page).getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText(/^Order UE-/)
})

test('an order fits a phone', async ({ page, fake }) => {
  const customer = await newCustomer()
  const { id } = await orderFor(customer, { handle: 'linen-shirt' })
  deliverOnFake(fake, id)
  await signInAs(page, customer)
  await page.setViewportSize(narrow)
  for (const place of ['', '/invoice', '/return']) {
    await load(page, `/account/orders/${id}${place}`)
    const capacity = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(capacity, place).toBeLessThanOrEqual(0)
  }
})

test('reordering adds to the existing cart, and each line shows its result', async ({
  page,
  fake,
  complaints,
}) => {
  complaints.expect(failedRequests)
  const customer = await newCustomer()
  const own = sellOnFake(fake, { price: 30, quantity: 1 })
  const { id } = await orderFor(customer, { handle: 'linen-shirt' }, { handle: own.handle })
  await signInAs(page, customer)
  await load(page, '/product/card-holder')
  await addToBackend(page)
  await load(page, `/account/orders/${id}`)
  await main(page).getByRole('button', { name: 'Order Again' }).click()
  const results = main(page).getByRole('region', { name: 'Added to your cart' }).getByRole('listitem')
  await expect(results.filter({ hasText: 'Linen Shirt' })).toContainText('Added')
  await expect(results.filter({ hasNotText: 'Linen Shirt' })).toContainText('Sold out')
  await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible()
  await settled(page)
  await expectNoAccessibilityFaults(page, 'an order that was ordered again')
})
