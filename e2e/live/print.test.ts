import * as checkout from '../screens/checkout.ts'
import { heading, load, open } from '../screens/open.ts'
import { makeCart } from '../support/carts.ts'
import { newCustomer, orderFor, signInAs } from '../support/live-customer.ts'
import { expect, test, type Page } from '../support/test.ts'

/** An A4 page at 96 dpi, in pixels. */
const paper = { width: 794, height: 1123 }

const main = (page: Page) => page.getByRole('main')

/** Emulates printing on a device with a dark theme. */
async function print(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.setViewportSize(paper)
}

/** Printed: dark text without header, footer and buttons, from the top of the page. */
async function expectPaper(page: Page): Promise<void> {
  const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  expect(scheme).toBe('light')
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
  const top = await heading(page).evaluate((element) => element.getBoundingClientRect().top)
  expect(top).toBeLessThan(80)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(paper.width)
}

test('an order and its invoice print light, complete and without header and footer', async ({ page }) => {
  const customer = await newCustomer()
  const { id } = await orderFor(customer, { handle: 'linen-shirt' }, { handle: 'stoneware-vase' })
  await signInAs(page, customer)
  await load(page, `/account/orders/${id}`)
  await expect(heading(page)).toHaveText(/^Order UE-/)
  await expect(page.getByRole('button', { name: 'Cancel Order' })).toBeVisible()
  await print(page)
  await expectPaper(page)
  await expect(main(page)).toContainText('Stoneware Vase')
  await open(page, `/account/orders/${id}/invoice`)
  await expect(heading(page)).toHaveText('Invoice')
  await expectPaper(page)
})

test('the confirmation prints with every ordered item', async ({ page, preset }) => {
  await load(page, '/')
  const cart = await makeCart({ handle: 'linen-shirt', quantity: 2 })
  await page.evaluate((id) => localStorage.setItem('umber-ecru.cart', id), cart)
  await load(page, '/checkout')
  await checkout.toPayment(page)
  await checkout.choosePayment(page, preset, 'Pay on delivery')
  await checkout.placeOrder(page)
  await print(page)
  await expectPaper(page)
  await expect(checkout.summary(page).getByText('Linen Shirt')).toBeVisible()
  await expect(checkout.figure(page, 'Shipping')).toBeVisible()
})
