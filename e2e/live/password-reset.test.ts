import { heading, load } from '../screens/open.ts'
import { toast } from '../screens/toasts.ts'
import { expectNoAccessibilityFaults } from '../support/accessibility.ts'
import { failedRequests } from '../support/complaints.ts'
import { settled } from '../support/layout.ts'
import { newCustomer } from '../support/live-customer.ts'
import { linkIn, mailTo } from '../support/outbox.ts'
import { expect, test, type Page } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await load(page, '/login')
  await main(page).getByLabel('Email address').fill(email)
  await main(page).getByLabel('Password', { exact: true }).fill(password)
  await main(page).getByRole('button', { name: 'Sign In' }).click()
}

async function setPassword(page: Page, password: string): Promise<void> {
  await main(page).getByLabel('New password').fill(password)
  await main(page).getByLabel('Confirm password').fill(password)
  await main(page).getByRole('button', { name: 'Save Password' }).click()
}

test('[LIVE-05] [F-95] a forgotten password is set anew by the link of the mail, once', async ({
  page,
  complaints,
}) => {
  complaints.expect(failedRequests)
  const { email, password } = await newCustomer()
  const changed = 'umber-and-ecru-9'
  await load(page, '/forgot-password')
  await main(page).getByLabel('Email address').fill(email)
  await main(page).getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(heading(page)).toHaveText('Check Your Email')
  const link = linkIn(await mailTo(email, /password/i))
  await load(page, link)
  await settled(page)
  await expectNoAccessibilityFaults(page, 'the new password')
  await setPassword(page, changed)
  await expect(toast(page, 'Password changed')).toBeVisible()
  await expect(page).toHaveURL('/login')

  await signIn(page, email, password)
  await expect(main(page).getByRole('alert')).toContainText(/./)
  await signIn(page, email, changed)
  await expect(page).toHaveURL('/')
  await load(page, link)
  await setPassword(page, 'another-one-10')
  await expect(heading(page)).toHaveText('This link no longer works')
})

test('[F-95] a link without a token, or with a wrong one, leads to a new one', async ({
  page,
  complaints,
}) => {
  complaints.expect(failedRequests)
  await load(page, '/reset-password')
  await expect(heading(page)).toHaveText('This link no longer works')
  await load(page, '/reset-password?token=nope')
  await setPassword(page, 'umber-and-ecru-9')
  await expect(heading(page)).toHaveText('This link no longer works')
  await expect(main(page).getByRole('link', { name: 'Send a New Link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  )
})
