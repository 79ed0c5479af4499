import { fillIn, signIn } from './screens/sign-in.ts'
import { dashboard } from './support/environment.ts'
import { expect, test } from './support/test.ts'

test.use({ visitor: 'stranger' })

test('whoever has not signed in is asked to, and then sees what was asked for', async ({
  open,
  page,
  traffic,
}) => {
  traffic.expect(401, 'GET', '/admin/users/me')
  await open('/products')
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page, dashboard())
  await expect(page.getByRole('heading', { name: 'Products', exact: true })).toBeVisible()
})

test('a wrong password is told to be wrong', async ({ open, page, traffic }) => {
  traffic.expect(401, 'POST', '/auth/user/emailpass')
  await open('/login')
  await fillIn(page, { email: dashboard().email, password: 'not the password' })
  await expect(page.getByText('Invalid email or password')).toBeVisible()
})

test('a reload keeps the admin signed in, and signing out ends it', async ({ open, page, traffic }) => {
  await open('/login')
  await signIn(page, dashboard())
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible()

  await page.getByRole('button', { name: dashboard().email }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  traffic.expect(401, 'GET', '/admin/users/me')
  await open('/orders')
  await expect(page).toHaveURL(/\/login$/)
})
