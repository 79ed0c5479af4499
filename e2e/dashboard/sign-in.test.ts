import { adminUser } from '@umber/sample-store'
import { fillIn, signIn } from './screens/sign-in.ts'
import { dashboard } from './support/environment.ts'
import { expect, test, type Page } from './support/test.ts'

test.use({ visitor: 'stranger' })

test('a signed-out user is asked to sign in, and then sees the requested page', async ({
  open,
  page,
  traffic,
}) => {
  traffic.expect('401 GET /admin/users/me')
  await open('/products')
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page, dashboard())
  await expect(page.getByRole('heading', { name: 'Products', exact: true })).toBeVisible()
})

test('a wrong password shows an error', async ({ open, page, traffic }) => {
  traffic.expect('401 POST /auth/user/emailpass')
  // The form shows the error and leaves the rejection unhandled, with js-sdk too.
  traffic.expect('uncaught: Invalid email or password')
  await open('/login')
  await fillIn(page, { email: dashboard().email, password: 'not the password' })
  await expect(page.getByText('Invalid email or password')).toBeVisible()
})

test('a reload keeps the admin signed in, and signing out ends it', async ({
  open,
  page,
  traffic,
  authType,
}) => {
  await open('/login')
  await signIn(page, dashboard())
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible()

  // The page behind the menu sends its request once more before the dashboard leaves it.
  traffic.expect(/^401 GET \/admin\//)
  const out = authType === 'session' ? sessionEnded(page) : tokenForgotten(page)
  await page.getByRole('button', { name: adminUser.lastName }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  // Not the sign-in form: the dashboard stays on the page if its menu closes before the response, with js-sdk too.
  await out
  await open('/orders')
  await expect(page).toHaveURL(/\/login$/)
})

async function sessionEnded(page: Page): Promise<unknown> {
  return await page.waitForResponse(
    (response) => response.request().method() === 'DELETE' && response.url().endsWith('/auth/session'),
  )
}

async function tokenForgotten(page: Page): Promise<unknown> {
  return await page.waitForFunction(() => localStorage.getItem('medusa_auth_token') === null)
}
