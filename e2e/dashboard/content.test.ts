import { randomUUID } from 'node:crypto'
import { expect, test } from './support/test.ts'

/** The smallest picture: one pixel. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('products that go with one are found by title, saved in their order, and taken off', async ({
  open,
  page,
}) => {
  await open('/products/prod_umber_ribbed_tank')
  const find = page.getByLabel('Find a product to add')
  await find.fill('Stoneware')
  await page.getByRole('button', { name: 'Add Stoneware Vase' }).click()
  await expect(find).toHaveValue('')
  const form = page.locator('form').filter({ has: find })
  const save = form.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await expect(page.getByText('The products are saved')).toBeVisible()
  await open('/products/prod_umber_ribbed_tank')
  await page
    .getByRole('button', { name: /^Remove product \d+$/ })
    .last()
    .click()
  await save.click()
  await expect(page.getByText('The products are saved')).toBeVisible()
})

test('a post is written with a cover, published and deleted', async ({ open, page }) => {
  const word = randomUUID().slice(0, 8)
  await open('/shop/journal')
  await page.getByRole('link', { name: 'New post' }).click()
  await page.getByLabel('Title', { exact: true }).fill(`On linen ${word}`)
  await page.getByLabel('Address').fill(`on-linen-${word}`)
  await page.getByLabel('Summary').fill('What it is made of.')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload: Cover' }).click()
  await (
    await chooser
  ).setFiles({ name: 'linen.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') })
  await expect(page.getByRole('button', { name: 'Remove: Cover' })).toBeVisible()
  await page.getByLabel('What the cover shows').fill('A folded cloth')
  await page.getByLabel('Text', { exact: true }).fill('## Flax\n\nIt grows in the north.')
  await page.getByLabel('Status').click()
  await page.getByRole('option', { name: 'Published' }).click()
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await expect(page.getByRole('link', { name: 'Preview' })).toHaveAttribute('href', /\/journal-preview#post=/)
  await expect(save).toBeDisabled()
  await open('/shop/journal')
  const row = page.getByRole('row').filter({ hasText: `On linen ${word}` })
  await expect(row).toContainText('Published')
  await page.getByRole('link', { name: `On linen ${word}` }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('link', { name: 'New post' })).toBeVisible()
  await expect(row).toHaveCount(0)
})
