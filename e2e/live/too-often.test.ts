import { load } from '../screens/open.ts'
import { fillSignUp } from '../screens/sign-up.ts'
import { expectNoAccessibilityFaults } from '../support/accessibility.ts'
import { callBackend } from '../support/backend.ts'
import { failedRequests } from '../support/console-errors.ts'
import { newEmail } from '../support/customers.ts'
import { expect, narrow, test, type Page } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, name: string) => main(page).getByLabel(name, { exact: true })

interface Form {
  readonly title: string
  readonly address: string
  readonly button: string
  /** Sends the form's request until the rate limit is reached. */
  readonly exhaust: (email: string) => Promise<void>
  /** Returns the filled-in fields. */
  readonly fill: (page: Page, email: string) => Promise<Readonly<Record<string, string>>>
}

async function ask(times: number, path: string, body: unknown): Promise<void> {
  for (let time = 0; time < times; time += 1) await callBackend('POST', path, body).catch(() => undefined)
}

async function fillAll(page: Page, words: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(words)) await field(page, name).fill(text)
  return words
}

const forms: readonly Form[] = [
  {
    title: 'a sign-up',
    address: '/signup',
    button: 'Create Account',
    exhaust: async (email) => ask(10, '/auth/customer/emailpass/register', { email }),
    async fill(page, email) {
      await fillSignUp(page)
      return await fillAll(page, { 'First name': 'Noor', 'Email address': email })
    },
  },
  {
    title: 'a link for a new password',
    address: '/forgot-password',
    button: 'Send Reset Link',
    exhaust: async (email) => ask(5, '/auth/customer/emailpass/reset-password', { identifier: email }),
    fill: async (page, email) => fillAll(page, { 'Email address': email }),
  },
  {
    title: 'an order',
    address: '/order-lookup',
    button: 'Find Order',
    exhaust: async (email) => ask(10, '/store/orders/lookup', { display_id: 999_999, email }),
    fill: async (page, email) => fillAll(page, { 'Order number': '12', 'Email address': email }),
  },
  {
    title: 'an answer',
    address: '/contact',
    button: 'Send Message',
    exhaust: async (email) =>
      ask(5, '/store/contact', { name: 'Asha', email, subject: 'Hello', message: 'A word' }),
    fill: async (page, email) =>
      fillAll(page, { 'Full name': 'Asha', 'Email address': email, Subject: 'Hello', Message: 'A word' }),
  },
]

for (const { title, address, button, exhaust, fill } of forms)
  test(
    `[F-6] ${title} requested too often shows the wait, and loses no input`,
    { tag: '@medusa' },
    async ({ page, complaints }) => {
      complaints.expect(failedRequests)
      const email = newEmail()
      await exhaust(email)
      await page.clock.install()
      await page.setViewportSize(narrow)
      await load(page, address)
      const typed = await fill(page, email)
      const press = main(page).getByRole('button', { name: button })
      await press.click()
      const said = main(page).getByRole('alert').filter({ hasText: 'again' })
      await expect(said).toHaveText(/asked too often\. Please try again in (9|10) minutes\.$/)
      await expect(press).toBeDisabled()
      await expectNoAccessibilityFaults(page, `${title} that has to wait`)
      await page.clock.fastForward('10:00')
      await expect(said).toHaveText('You can try again now.')
      await expect(press).toBeEnabled()
      for (const [name, text] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(text)
    },
  )

test(
  '[F-6] too many subscriptions show the wait, and the address stays',
  { tag: '@medusa' },
  async ({ page, complaints }) => {
    complaints.expect(failedRequests)
    const email = newEmail()
    await ask(10, '/store/newsletter', { email })
    await page.clock.install()
    await load(page, '/cart')
    const footer = page.getByRole('contentinfo')
    const subscribe = footer.getByRole('button', { name: /subscribe/i })
    await footer.getByLabel(/email/i).fill(email)
    await subscribe.click()
    await expect(footer.getByRole('alert')).toHaveText(
      /asked too often\. Please try again in (9|10) minutes\.$/,
    )
    await expect(subscribe).toBeDisabled()
    await page.clock.fastForward('10:00')
    await expect(footer.getByRole('alert')).toHaveText('You can try again now.')
    await expect(subscribe).toBeEnabled()
    await expect(footer.getByLabel(/email/i)).toHaveValue(email)
  },
)
