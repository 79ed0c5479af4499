import { leaveCart } from '../screens/cart.ts'
import { choosePayment, placeOrder, toPayment } from '../screens/checkout.ts'
import { load } from '../screens/open.ts'
import { makeCart } from '../support/carts.ts'
import { expectNoSidewaysScroll } from '../support/layout.ts'
import { expect, narrow, test, type Page } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')

const names = {
  // 200 letters without a space.
  'First name': 'W'.repeat(200),
  'Last name': 'ليلى بنت أحمد',
  City: '<img src=x onerror=alert(1)>&quot;',
  'Address line 1': 'Zoë 🧵👩🏽‍🎨',
} as const

test('long and foreign names pass the checkout, and the layout holds', async ({ page, preset }) => {
  await leaveCart(page, await makeCart({ handle: 'field-watch' }))
  await page.setViewportSize(narrow)
  await load(page, '/checkout')
  await toPayment(page, 'Standard', names)
  await expectNoSidewaysScroll(page, 'the payment step')
  await choosePayment(page, preset, 'PayPal')
  await placeOrder(page)
  for (const name of Object.values(names)) await expect(main(page)).toContainText(name)
  await expectNoSidewaysScroll(page, 'the placed order')
})

test('a tampered checkout in the storage starts over', async ({ page }) => {
  await leaveCart(page, await makeCart({ handle: 'field-watch' }))
  for (const words of ['nonsense', '[]', '{"draft":7}', '{"draft":{"step":"confirmation","address":[]}}']) {
    await page.addInitScript((kept) => sessionStorage.setItem('umber-ecru.checkout', kept), words)
    await load(page, '/checkout')
    await expect(main(page).getByLabel('First name')).toHaveValue('')
  }
  await toPayment(page)
})
