import { demoCustomer } from '@umber/sample-store'
import { leaveCart } from '../screens/cart.ts'
import { fillAddress, placeOrder, stepHeading, toPayment } from '../screens/checkout.ts'
import { heading, load } from '../screens/open.ts'
import { makeCart } from '../support/carts.ts'
import { signIn } from '../support/customers.ts'
import { expect, test, type Page } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')

for (const [what, name] of [
  ['in Arabic', 'ليلى بنت أحمد'],
  ['with an emoji', 'Zoë 🧵👩🏽‍🎨'],
  ['of 200 letters without a space', 'W'.repeat(200)],
  ['that looks like markup', '<img src=x onerror=alert(1)>&quot;'],
] as const)
  test(`a name ${what} passes the checkout, and the layout holds`, async ({ page }) => {
    await leaveCart(page, await makeCart({ handle: 'field-watch' }))
    await page.setViewportSize({ width: 390, height: 844 })
    await load(page, '/checkout')
    await fillAddress(page, { 'First name': name, City: name })
    await main(page).getByRole('button', { name: 'Continue to Shipping' }).click()
    await main(page).getByRole('radio', { name: 'Standard' }).check()
    await main(page).getByRole('button', { name: 'Continue to Payment' }).click()
    await placeOrder(page)
    await expect(main(page)).toContainText(name)
    const overhang = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await overhang()).toBe(0)
  })

test('spaces around a pasted email, phone and card number are accepted', async ({ page }) => {
  await leaveCart(page, await makeCart({ handle: 'field-watch' }))
  await load(page, '/checkout')
  await fillAddress(page, {
    'Email address': '  asha@example.com ',
    Phone: ' +91  98450 12345 ',
    'Postal code': ' 560001 ',
  })
  await main(page).getByRole('button', { name: 'Continue to Shipping' }).click()
  await expect(stepHeading(page, 'Shipping method')).toBeVisible()
  await main(page).getByRole('radio', { name: 'Standard' }).check()
  await main(page).getByRole('button', { name: 'Continue to Payment' }).click()
  await main(page).getByLabel('Card number').fill(' 4242-4242 42424242 ')
  await expect(main(page).getByLabel('Card number')).toHaveValue('4242 4242 4242 4242')
  await main(page).getByLabel('Name on card').fill(' Asha Raman ')
  await main(page).getByLabel('Expiry date (MM/YY)').fill(' 12 / 34 ')
  await main(page).getByLabel('CVV').fill(' 123 ')
  await placeOrder(page)
  await expect(main(page)).toContainText('asha@example.com')
})

test('an email with spaces around it signs in', async ({ page }) => {
  await load(page, '/login')
  await main(page).getByLabel('Email address').fill(`  ${demoCustomer.email} `)
  await main(page).getByLabel('Password', { exact: true }).fill(demoCustomer.password)
  await main(page).getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/')
})

for (const [what, kept] of [
  ['no JSON', '{"id":'],
  ['a list', '[1,2,3]'],
  ['of other types', '{"id":7,"email":{"a":1},"firstName":[]}'],
  ['markup', '"<script>alert(1)</script>"'],
] as const)
  test(`a stored customer that is ${what} is read again from the backend`, async ({ page }) => {
    await signIn(page)
    await page.addInitScript((words) => localStorage.setItem('umber-ecru.customer', words), kept)
    await load(page, '/account')
    await expect(heading(page)).toHaveText('My Account')
    await expect(main(page)).toContainText('Welcome back, Asha Raman')
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
