import { heading, load } from '../screens/open.ts'
import { toast } from '../screens/toasts.ts'
import { expectNoAccessibilityFaults } from '../support/accessibility.ts'
import { failedRequests } from '../support/console-errors.ts'
import { signIn } from '../support/customers.ts'
import { settled } from '../support/layout.ts'
import { deliver, newCustomer, orderFor, signInAs } from '../support/live-customer.ts'
import { merchant } from '../support/merchant.ts'
import { databaseOf, deliverOnFake, type Fake } from '../support/on-fake.ts'
import { expect, test, type Page } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')

/** On Medusa without `fake`. */
async function begin(page: Page, quantity: number, fake?: Fake): Promise<string> {
  const customer = await newCustomer()
  const { id } = await orderFor(customer, { handle: 'linen-shirt', quantity })
  if (fake === undefined) await deliver(id)
  else deliverOnFake(fake, id)
  await signInAs(page, customer)
  await load(page, `/account/orders/${id}`)
  await main(page).getByRole('link', { name: 'Return Items' }).click()
  await expect(heading(page)).toHaveText('Return Items')
  return id
}

test(
  '[LIVE-10] a return is requested at the backend, with its pieces, reason and note',
  { tag: '@medusa' },
  async ({ page }) => {
    const id = await begin(page, 2)
    const send = main(page).getByRole('button', { name: 'Request Return' })
    await send.click()
    await expect(main(page).getByRole('alert').filter({ hasText: 'Choose at least one item' })).toBeVisible()
    await main(page).getByRole('checkbox', { name: 'Return Linen Shirt' }).check()
    await main(page).getByRole('button', { name: 'Decrease quantity of Linen Shirt' }).click()
    await send.click()
    await expect(main(page).getByLabel('Reason for returning Linen Shirt')).toBeFocused()
    await main(page).getByLabel('Reason for returning Linen Shirt').selectOption('Too small')
    await main(page).getByLabel('Note').fill('One size up, please')
    await settled(page)
    await expectNoAccessibilityFaults(page, 'a return')
    await send.click()
    await expect(toast(page, 'Return requested')).toBeVisible()
    await expect(page).toHaveURL(`/account/orders/${id}`)
    await expect(main(page)).toContainText('1 piece on its way back')

    const { admin } = await merchant()
    const { returns } = await admin.return.list({ order_id: id, fields: 'id,status,*items,*items.reason' })
    expect(returns).toMatchObject([
      { status: 'requested', items: [{ quantity: 1, note: 'One size up, please' }] },
    ])
    await load(page, `/account/orders/${id}/return`)
    await expect(main(page)).toContainText('1 piece can go back')
  },
)

test('[F-81] after a lost response the order shows whether the return was requested', async ({
  page,
  fake,
  faults,
  complaints,
}) => {
  complaints.expect(failedRequests)
  const id = await begin(page, 1, fake)
  await main(page).getByRole('checkbox', { name: 'Return Linen Shirt' }).check()
  await main(page).getByLabel('Reason for returning Linen Shirt').selectOption('Too small')
  await faults.set({ action: 'truncate', path: '^/store/returns$', times: 1 })
  await main(page).getByRole('button', { name: 'Request Return' }).click()
  await expect(main(page)).toContainText('1 piece on its way back')
  expect([...(databaseOf(fake).orders.get(id)?.returning.values() ?? [])]).toEqual([1])
})

test('an order that has not arrived offers no return', async ({ page }) => {
  const customer = await newCustomer()
  const { id } = await orderFor(customer, { handle: 'linen-shirt' })
  await signInAs(page, customer)
  await load(page, `/account/orders/${id}`)
  await expect(main(page).getByRole('link', { name: 'Invoice' })).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Return Items' })).toHaveCount(0)
  await load(page, `/account/orders/${id}/return`)
  await expect(main(page)).toContainText('Nothing of this order can be returned now')
})

test('[LIVE-10] an order past the return period offers no return, and says why', async ({ page }) => {
  // The demo customer's first order was delivered two months ago.
  await signIn(page)
  await load(page, '/account/orders')
  await main(page).getByRole('tab', { name: 'Delivered' }).click()
  const first = main(page).getByRole('article').filter({ hasText: 'Heavyweight T-Shirt' }).last()
  await first.getByRole('link', { name: /^View Details/ }).click()
  await expect(heading(page)).toHaveText(/^Order UE-/)
  await expect(main(page).getByRole('link', { name: 'Invoice' })).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Return Items' })).toHaveCount(0)
  await load(page, `${new URL(page.url()).pathname}/return`)
  await expect(main(page)).toContainText('Nothing of this order can be returned now')
  await expect(main(page)).toContainText('within 30 days')
})
