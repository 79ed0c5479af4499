import { fillField } from '../screens/checkout.ts'
import { heading, load } from '../screens/open.ts'
import { countToasts, toast, toasts } from '../screens/toasts.ts'
import { failedRequests } from '../support/console-errors.ts'
import {
  newCustomer,
  orderFor,
  saveAddresses,
  signInAs,
  type LiveCustomer,
} from '../support/live-customer.ts'
import { deliverOnFake } from '../support/on-fake.ts'
import { requestsAnswered } from '../support/pending-requests.ts'
import { record } from '../support/requests.ts'
import { expect, test, type Page } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const keptInTab = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))

test.beforeEach(({ complaints }) => complaints.expect(failedRequests))

/**
 * The backend refuses the token, as after a password change on another device. The requests of the page have been
 * answered by then, so the next one is that of the test.
 */
async function endSession(page: Page): Promise<void> {
  await requestsAnswered(page)
  await page.evaluate(() => localStorage.setItem('medusa_auth_token', 'ended.long.ago'))
}

async function signInAgain(page: Page, { email, password }: LiveCustomer): Promise<void> {
  await main(page).getByLabel('Email address').fill(email)
  await main(page).getByLabel('Password', { exact: true }).fill(password)
  await main(page).getByRole('button', { name: 'Sign In' }).click()
}

test(
  '[F-86] a profile saved after the session has ended is restored after signing in',
  { tag: '@smoke' },
  async ({ page }) => {
    const noor = await newCustomer()
    await signInAs(page, noor)
    await load(page, '/account')
    await main(page).getByLabel('First name').fill('Noor Jahan')
    await main(page).getByLabel('Phone').fill('+91 98450 54321')
    await endSession(page)
    await main(page).getByRole('button', { name: 'Save Changes' }).click()
    await expect(page).toHaveURL('/login?from=%2Faccount')
    await expect(toast(page, 'Your session has ended')).toBeVisible()
    await expect(toasts(page)).toHaveCount(1)
    await signInAgain(page, noor)
    await expect(page).toHaveURL('/account')
    await expect(main(page).getByLabel('First name')).toHaveValue('Noor Jahan')
    await expect(main(page).getByLabel('Phone')).toHaveValue('+91 98450 54321')
    expect(await keptInTab(page)).not.toContain('Noor Jahan')
    await main(page).getByRole('button', { name: 'Save Changes' }).click()
    await expect(toast(page, 'Profile updated successfully!')).toBeVisible()
  },
)

test('[F-86] an address that is added or changed after the session has ended comes back in its dialog', async ({
  page,
}) => {
  const noor = await newCustomer()
  await saveAddresses(noor, 1)
  await signInAs(page, noor)
  await load(page, '/account?tab=address')
  const dialog = page.getByRole('dialog')

  await main(page).getByRole('button', { name: 'Edit Place 1' }).click()
  await dialog.getByLabel('City', { exact: true }).fill('Mysuru')
  await endSession(page)
  await dialog.getByRole('button', { name: 'Save Address' }).click()
  await expect(page).toHaveURL('/login?from=%2Faccount%3Ftab%3Daddress')
  await signInAgain(page, noor)
  await expect(dialog.getByLabel('City', { exact: true })).toHaveValue('Mysuru')
  await dialog.getByRole('button', { name: 'Save Address' }).click()
  await expect(toast(page, 'Address saved')).toBeVisible()

  await main(page).getByRole('button', { name: 'Add New Address' }).click()
  const texts = {
    Name: 'Studio',
    'First name': 'Noor',
    'Last name': 'Khan',
    Phone: '+91 98450 12345',
    'Address line 1': '5 Residency Road',
    City: 'Bengaluru',
    'Postal code': '560025',
    'State / Province': 'Karnataka',
  }
  for (const [label, words] of Object.entries(texts)) await fillField(dialog, label, words)
  await endSession(page)
  await dialog.getByRole('button', { name: 'Add Address' }).click()
  await expect(page).toHaveURL(/\/login/)
  await signInAgain(page, noor)
  const { 'Postal code': code, 'State / Province': _state, ...others } = texts
  const kept = { ...others, 'PIN code': code, State: 'in-ka' }
  for (const [label, words] of Object.entries(kept))
    await expect(dialog.getByLabel(label, { exact: true })).toHaveValue(words)
  await dialog.getByRole('button', { name: 'Add Address' }).click()
  await expect(toast(page, 'Address added')).toBeVisible()
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Studio' })).toBeVisible()
})

test('[F-86] a return that is requested after the session has ended comes back with its choices', async ({
  page,
  fake,
}) => {
  const noor = await newCustomer()
  const { id } = await orderFor(noor, { handle: 'linen-shirt', quantity: 2 })
  deliverOnFake(fake, id)
  await signInAs(page, noor)
  await load(page, `/account/orders/${id}/return`)
  await main(page).getByRole('checkbox', { name: 'Return Linen Shirt' }).check()
  await main(page).getByRole('button', { name: 'Decrease quantity of Linen Shirt' }).click()
  await main(page).getByLabel('Reason for returning Linen Shirt').selectOption('Too small')
  await main(page).getByLabel('Note').fill('One size up, please')
  await endSession(page)
  await main(page).getByRole('button', { name: 'Request Return' }).click()
  await expect(toast(page, 'Your session has ended')).toBeVisible()
  await main(page).getByRole('link', { name: 'Sign In' }).click()
  await signInAgain(page, noor)
  await expect(page).toHaveURL(`/account/orders/${id}/return`)
  await expect(main(page).getByRole('checkbox', { name: 'Return Linen Shirt' })).toBeChecked()
  await expect(main(page).getByRole('textbox', { name: 'Quantity of Linen Shirt' })).toHaveValue('1')
  await expect(main(page).getByLabel('Note')).toHaveValue('One size up, please')
  expect(await keptInTab(page)).not.toContain('One size up')
  await main(page).getByRole('button', { name: 'Request Return' }).click()
  await expect(toast(page, 'Return requested')).toBeVisible()
})

test('[F-86] [F-93] one customer’s input is not shown to the next', async ({ page }) => {
  const [noor, ben] = [await newCustomer(), await newCustomer()]
  await signInAs(page, noor)
  await load(page, '/account')
  await main(page).getByLabel('First name').fill('Noor Jahan')
  await endSession(page)
  await main(page).getByRole('button', { name: 'Save Changes' }).click()
  await expect(page).toHaveURL(/\/login/)
  await signInAgain(page, ben)
  await expect(page).toHaveURL('/account')
  await expect(main(page).getByLabel('First name')).toHaveValue('Noor')
  expect(await keptInTab(page)).not.toContain('Noor Jahan')
})

test('[F-86] preferences, orders and the wishlist lead to the login and back', async ({ page }) => {
  const noor = await newCustomer()
  await signInAs(page, noor)
  await load(page, '/account?tab=alerts')
  await expect(main(page).getByRole('switch').first()).toBeVisible()
  await endSession(page)
  await main(page).getByRole('switch', { name: 'Promotions: Email' }).click({ force: true })
  await expect(toast(page, 'Your session has ended')).toBeVisible()
  await expect(page).toHaveURL('/login?from=%2Faccount%3Ftab%3Dalerts')
  await signInAgain(page, noor)
  await expect(page).toHaveURL('/account?tab=alerts')

  await load(page, '/account/orders')
  await expect(heading(page)).toHaveText('Order History')
  await endSession(page)
  await main(page).getByRole('tab').nth(1).click()
  await expect(toast(page, 'Your session has ended')).toBeVisible()
  await main(page).getByRole('link', { name: 'Sign In' }).click()
  await signInAgain(page, noor)
  await expect(page).toHaveURL(/\/account\/orders/)

  await load(page, '/product/linen-shirt')
  await endSession(page)
  await main(page).getByRole('button', { name: 'Save Linen Shirt' }).first().click()
  const notice = toast(page, 'Your session has ended')
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: 'Sign in again' }).click()
  await expect(page).toHaveURL('/login?from=%2Fproduct%2Flinen-shirt')
  await signInAgain(page, noor)
  await expect(page).toHaveURL('/product/linen-shirt')
})

test('[F-87] many requests refused at once end the session once, with one message', async ({ page }) => {
  await signInAs(page, await newCustomer())
  await load(page, '/account')
  await expect(main(page).getByLabel('First name')).toHaveValue('Noor')
  const toasted = await countToasts(page, 'Your session has ended')
  const recording = record(page)
  await endSession(page)
  // The cart, the wishlist, the profile and the session are requested at once.
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('main [role="tab"]')) button.click()
    window.dispatchEvent(new Event('online'))
  })
  await expect(page).toHaveURL(/\/login/)
  await expect(toast(page, 'Your session has ended')).toBeVisible()
  await requestsAnswered(page)
  expect(await toasted()).toBe(1)
  expect(recording.matching('GET', /^\/store\/customers\/me$/).length).toBeLessThanOrEqual(3)
})
