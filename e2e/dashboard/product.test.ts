import { field } from './screens/field.ts'
import { unique } from './screens/unique.ts'
import { choose, confirmDeletion } from './screens/section.ts'
import { expect, test } from './support/test.ts'

test('a product is created, renamed and deleted', async ({ open, page, traffic, authType }) => {
  const title = `Raffia hat ${unique(authType)}`
  await open('/products')
  await page.getByRole('link', { name: 'Create' }).click()
  // This page has two outlets, so the dialog is rendered twice and each hides the other's roles.
  const dialog = page.getByRole('dialog', { includeHidden: true }).last()
  const press = async (name: string): Promise<void> =>
    dialog.getByRole('button', { name, exact: true, includeHidden: true }).click()
  await dialog.locator('[name="title"]').fill(title)
  await press('Continue')
  await expect(dialog.getByText('Type', { exact: true })).toBeVisible()
  await press('Continue')
  await press('Publish')
  await expect(page).toHaveURL(/\/products\/prod_\w+$/)
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()

  const { pathname } = new URL(page.url())
  await open(`${pathname.replace('/app', '')}/edit`)
  await field(page, 'title').fill(`${title}, wide`)
  await page.getByRole('button', { name: 'Save' }).click()
  const heading = page.getByRole('heading', { name: `${title}, wide`, exact: true })
  await expect(heading).toBeVisible()

  // The dashboard requests the deleted record once more, with js-sdk too.
  traffic.expect(`404 GET ${pathname.replace('/app', '/admin')}`)
  await choose(page, heading, 'Delete')
  await confirmDeletion(page)
  await expect(page).toHaveURL(/\/products$/)
  await open('/products?q=raffia')
  await expect(page.getByText('No results')).toBeVisible()
})
