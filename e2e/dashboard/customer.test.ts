import { field } from './screens/field.ts'
import { unique } from './screens/unique.ts'
import { choose, confirmDeletion } from './screens/section.ts'
import { expect, test } from './support/test.ts'

test('a customer is created, renamed and deleted', async ({ open, page, traffic, authType }) => {
  const email = `${unique(authType)}@dashboard.example`
  await open('/customers')
  await page.getByRole('link', { name: 'Create' }).click()
  await field(page, 'first_name').fill('Noor')
  await field(page, 'email').fill(email)
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page).toHaveURL(/\/customers\/cus_\w+$/)
  const heading = page.getByRole('heading', { name: email, exact: true })
  await expect(heading).toBeVisible()

  const { pathname } = new URL(page.url())
  await open(`${pathname.replace('/app', '')}/edit`)
  await field(page, 'last_name').fill('Kapoor')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('main').getByText('Noor Kapoor')).toBeVisible()

  // The dashboard requests the deleted record once more, with js-sdk too.
  traffic.expect(`404 GET ${pathname.replace('/app', '/admin')}`)
  await choose(page, heading, 'Delete')
  await confirmDeletion(page, email)
  await expect(page).toHaveURL(/\/customers$/)
  await open(`/customers?q=${encodeURIComponent(email)}`)
  await expect(page.getByText('No results')).toBeVisible()
})
