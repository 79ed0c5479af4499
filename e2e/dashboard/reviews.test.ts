import { randomUUID } from 'node:crypto'
import { newCustomer, orderFor } from '../support/live-customer.ts'
import { ask } from './support/shop-data.ts'
import { expect, test, type Page } from './support/test.ts'

const product = { id: 'prod_umber_stoneware_vase', handle: 'stoneware-vase' }

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

test('a review is answered and approved, and then rejected and deleted', async ({ open, page }) => {
  const title = `Holds its form ${randomUUID().slice(0, 8)}`
  const buyer = await newCustomer()
  await orderFor(buyer, { handle: product.handle })
  const words = { stars: 4, title, text: 'It stands on our table.\nEvery day.', name: 'Noor K.' }
  await ask(`/store/products/${product.id}/reviews`, { ...words, photographs: [] }, buyer.token)

  await open('/reviews')
  await page.getByRole('combobox', { name: 'Which reviews' }).click()
  await page.getByRole('option', { name: 'Waiting' }).click()
  await page.getByRole('button', { name: title }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toContainText('4 of 5 stars by Noor K.')
  await drawer.getByLabel('Answer of the shop').fill('Thank you, Noor.')
  await drawer.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('The review is in the shop')).toBeVisible()
  await expect(drawer).toBeHidden()
  await expect(row(page, title)).toHaveCount(0)

  await page.getByRole('combobox', { name: 'Which reviews' }).click()
  await page.getByRole('option', { name: 'All' }).click()
  await page.getByLabel('Search by name, title or text').fill(title)
  await expect(row(page, title)).toContainText('Approved')
  await page.getByRole('button', { name: title }).click()
  await expect(drawer.getByLabel('Answer of the shop')).toHaveValue('Thank you, Noor.')
  await drawer.getByRole('button', { name: 'Reject' }).click()
  await expect(row(page, title)).toContainText('Rejected')
  await page.getByRole('button', { name: title }).click()
  await deleteOnly(page)
})

test('a question is answered and deleted', async ({ open, page }) => {
  const text = `May it stand in the sun, ${randomUUID().slice(0, 8)}?`
  const { token } = await newCustomer()
  await ask(`/store/products/${product.id}/questions`, { text, name: 'Noor K.' }, token)
  await open('/questions')
  await page.getByLabel('Search by name or text').fill(text)
  await page.getByRole('button', { name: text }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('Answer').fill('Yes, all day.')
  await drawer.getByRole('button', { name: /answer/i }).click()
  await expect(drawer).toBeHidden()
  await expect(row(page, text)).toContainText('Answered')
  await page.getByRole('button', { name: text }).click()
  await expect(drawer.getByLabel('Answer')).toHaveValue('Yes, all day.')
  await deleteOnly(page)
})

/** Deletes what the drawer shows, the only one that the list has. */
async function deleteOnly(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^(?:Delete|Continue|Confirm)$/ })
    .click()
  await expect(page.getByText('Nothing found')).toBeVisible()
}
