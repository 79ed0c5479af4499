import { field } from './screens/field.ts'
import { unique } from './screens/unique.ts'
import { choose, confirmDeletion } from './screens/section.ts'
import { expect, test } from './support/test.ts'

test('a promotion is created, changed and deleted', async ({ open, page, traffic, authType }) => {
  const code = `LINEN-${unique(authType).toUpperCase()}`
  await open('/promotions')
  await page.getByRole('link', { name: 'Create' }).click()
  await page.getByRole('radio', { name: /^Percentage off order/ }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await field(page, 'code').fill(code)
  await page.getByRole('spinbutton', { name: 'Promotion Value' }).fill('15')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/promotions\/promo_\w+$/)
  const heading = page.getByRole('heading', { name: code, exact: true })
  await expect(heading).toBeVisible()

  const { pathname } = new URL(page.url())
  await open(`${pathname.replace('/app', '')}/edit`)
  await page.getByRole('radio', { name: /^Active/ }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Active', { exact: true })).toBeVisible()

  // The dashboard requests the deleted record once more, with js-sdk too.
  traffic.expect(`404 GET ${pathname.replace('/app', '/admin')}`)
  await choose(page, heading, 'Delete')
  await confirmDeletion(page, code)
  await expect(page).toHaveURL(/\/promotions$/)
  await expect(page.getByText(code)).toHaveCount(0)
})
