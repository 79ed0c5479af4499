import { heading, load, reload } from '../screens/open.ts'
import { toast } from '../screens/toasts.ts'
import { expectNoAccessibilityFaults } from '../support/accessibility.ts'
import { failedRequests } from '../support/console-errors.ts'
import { settled } from '../support/layout.ts'
import { newCustomer, signInAs } from '../support/live-customer.ts'
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

test(
  '[LIVE-05] [F-95] the email link resets a forgotten password, once',
  { tag: ['@smoke', '@medusa'] },
  async ({ page, complaints }) => {
    complaints.expect(failedRequests)
    const { email, password } = await newCustomer()
    const changed = 'umber-and-ecru-9'
    await load(page, '/forgot-password')
    await main(page).getByLabel('Email address').fill(email)
    await main(page).getByRole('button', { name: 'Send Reset Link' }).click()
    await expect(heading(page)).toHaveText('Check Your Email')
    const link = linkIn(await mailTo(email, /password/i))
    expect(link).toMatch(/^\/reset-password#token=./)
    await load(page, link)
    await expect(page).toHaveURL('/reset-password')
    await settled(page)
    await expectNoAccessibilityFaults(page, 'the new password')
    await reload(page)
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
  },
)

test('[F-95] a link without a token, or with a wrong one, offers a new link', async ({
  page,
  complaints,
}) => {
  complaints.expect(failedRequests)
  await load(page, '/reset-password')
  await expect(heading(page)).toHaveText('This link no longer works')
  // The format of links in earlier emails.
  await load(page, '/reset-password?token=nope')
  await expect(page).toHaveURL('/reset-password')
  await setPassword(page, 'umber-and-ecru-9')
  await expect(heading(page)).toHaveText('This link no longer works')
  await expect(main(page).getByRole('link', { name: 'Send a New Link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  )
})

test(
  '[F-95] the link’s token is sent to no server, and is removed from the URL',
  { tag: '@medusa' },
  async ({ page }) => {
    const { email } = await newCustomer()
    await load(page, '/forgot-password')
    await main(page).getByLabel('Email address').fill(email)
    await main(page).getByRole('button', { name: 'Send Reset Link' }).click()
    const link = linkIn(await mailTo(email, /password/i))
    const token = link.split('token=')[1] ?? ''
    expect(token).not.toBe('')
    const sent: string[] = []
    page.on('request', (request) => {
      for (const words of [request.url(), request.headers()['referer'] ?? '']) sent.push(words)
    })
    await load(page, link)
    await expect(heading(page)).toHaveText('New Password')
    await expect(page).toHaveURL('/reset-password')
    expect(sent.filter((words) => words.includes(token))).toEqual([])
  },
)

test(
  '[F-86] a password reset ends the session of this browser, and leads to the login',
  { tag: '@medusa' },
  async ({ page, complaints }) => {
    complaints.expect(failedRequests)
    const customer = await newCustomer()
    await signInAs(page, customer)
    await load(page, '/account')
    await expect(main(page)).toContainText('Welcome back, Noor Khan')
    await load(page, '/forgot-password')
    await main(page).getByLabel('Email address').fill(customer.email)
    await main(page).getByRole('button', { name: 'Send Reset Link' }).click()
    await load(page, linkIn(await mailTo(customer.email, /password/i)))
    await setPassword(page, 'umber-and-ecru-9')
    await expect(page).toHaveURL('/login')
    await expect(toast(page, 'Password changed')).toBeVisible()
    await main(page).getByLabel('Email address').fill(customer.email)
    await main(page).getByLabel('Password', { exact: true }).fill('umber-and-ecru-9')
    await main(page).getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/')
  },
)

test(
  'a password reset on another device ends the session of this one',
  { tag: '@medusa' },
  async ({ page, browser, complaints }) => {
    complaints.expect(failedRequests)
    const customer = await newCustomer()
    await signInAs(page, customer)
    await load(page, '/account')
    await expect(main(page)).toContainText('Welcome back, Noor Khan')
    const other = await browser.newContext()
    const elsewhere = await other.newPage()
    const { origin } = new URL(page.url())
    await load(elsewhere, `${origin}/forgot-password`)
    await main(elsewhere).getByLabel('Email address').fill(customer.email)
    await main(elsewhere).getByRole('button', { name: 'Send Reset Link' }).click()
    await load(elsewhere, origin + linkIn(await mailTo(customer.email, /password/i)))
    await setPassword(elsewhere, 'umber-and-ecru-9')
    await expect(elsewhere).toHaveURL(/\/login$/)
    await other.close()
    await main(page).getByRole('tab', { name: 'Address' }).click()
    await expect(page).toHaveURL(/\/login/)
  },
)
