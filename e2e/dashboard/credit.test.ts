import { randomUUID } from 'node:crypto'
import { newCustomer } from '../support/live-customer.ts'
import { merchant } from '../support/merchant.ts'
import { expect, test, type Page } from './support/test.ts'

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

test('a gift card is given once for two presses, refused with the reason, disabled and enabled', async ({
  open,
  page,
  traffic,
}) => {
  traffic.expect(/^400 POST \/admin\/gift-cards/)
  await open('/gift-cards')
  await page.getByRole('button', { name: 'Give' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('Amount').fill('750')
  await drawer.getByLabel('Currency').fill('zzz')
  await drawer.getByLabel('Why, for yourself').fill(`A late parcel ${randomUUID().slice(0, 8)}`)
  const give = drawer.getByRole('button', { name: 'Give', exact: true })
  await give.click()
  await expect(drawer.getByRole('alert')).toBeVisible()
  await drawer.getByLabel('Currency').fill('inr')
  const made: string[] = []
  page.on('response', (answer) => {
    if (answer.request().method() === 'POST' && answer.url().endsWith('/admin/gift-cards'))
      made.push(answer.url())
  })
  await give.dblclick()
  const shown = drawer.getByText(/^(?:[A-Z2-9]{4}-){3}[A-Z2-9]{4}$/)
  await expect(shown).toBeVisible()
  const end = ((await shown.textContent()) ?? '').slice(-4)
  expect(made).toHaveLength(1)
  await drawer.getByRole('button', { name: 'Close' }).last().click()

  await page.getByLabel('Search by the last four characters').fill(end)
  await expect(row(page, `…${end}`)).toContainText('Active')
  await expect(row(page, `…${end}`)).toContainText('750')
  await row(page, `…${end}`).getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Disable' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click()
  await expect(row(page, `…${end}`)).toContainText('Disabled')
  await row(page, `…${end}`).getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Enable' }).click()
  await expect(row(page, `…${end}`)).toContainText('Active')

  // The code is shown once.
  await page.getByRole('button', { name: 'Give' }).click()
  await expect(drawer.getByLabel('Amount')).toHaveValue('')
  await expect(shown).toHaveCount(0)
})

test('store credit of a customer is given with a reason, and taken', async ({ open, page }) => {
  const { email } = await newCustomer()
  const { admin } = await merchant()
  const { customers } = await admin.customer.list({ q: email, fields: 'id' })
  await open(`/customers/${customers[0]?.id ?? ''}`)
  const change = async (amount: string, why: string) => {
    await page.getByLabel('Amount', { exact: true }).fill(amount)
    await page.getByLabel('Currency', { exact: true }).fill('inr')
    await page.getByLabel('Why', { exact: true }).fill(why)
    await page.getByRole('button', { name: 'Give or take' }).click()
  }
  await change('200', 'A torn seam')
  await expect(page.getByText('A torn seam')).toBeVisible()
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('')
  await change('-50', 'Too much')
  await expect(page.getByText('Too much')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('₹150')
})
