import { heading, load } from '../screens/open.ts'
import { fillSignUp, newPassword } from '../screens/sign-up.ts'
import { toast } from '../screens/toasts.ts'
import { expectNoAccessibilityFaults } from '../support/accessibility.ts'
import { failedRequests } from '../support/console-errors.ts'
import { newCustomer } from '../support/live-customer.ts'
import { linkIn, mailTo } from '../support/outbox.ts'
import { expect, test, type Page } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const tooCommon = 'Many people use this password. Choose another one'
const isAddress = 'Password must not be your email address'

test('[F-98] [AUTH-06] a refused password shows an error at its field, and no input is lost', async ({
  page,
  complaints,
}) => {
  complaints.expect(failedRequests)
  await load(page, '/signup')
  const email = await fillSignUp(page)
  const password = main(page).getByLabel('Password', { exact: true })
  const alerts = main(page).getByRole('alert').filter({ hasText: /\w/ })
  for (const [typed, words] of [
    ['Password1', tooCommon],
    [email.replace(/@.*/, ''), isAddress],
  ] as const) {
    await password.fill(typed)
    await main(page).getByLabel('Confirm password').fill(typed)
    await main(page).getByRole('button', { name: 'Create Account' }).click()
    await expect(alerts).toHaveText([words])
    await expect(password).toBeFocused()
    await expect(password).toHaveAttribute('aria-invalid', 'true')
    await expect(password).toHaveAccessibleDescription(new RegExp(words))
    await expect(password).toHaveValue(typed)
    await expect(main(page).getByLabel('First name')).toHaveValue('Noor')
  }
  await expectNoAccessibilityFaults(page, 'a refused password')
  await password.fill(newPassword)
  await expect(alerts.filter({ hasText: isAddress })).toHaveCount(0)
  await main(page).getByLabel('Confirm password').fill(newPassword)
  await main(page).getByRole('button', { name: 'Create Account' }).click()
  await expect(toast(page, 'Account created successfully!')).toBeVisible()
})

test(
  '[F-98] [LIVE-05] a refused new password shows an error at its field, and the link still works',
  { tag: '@medusa' },
  async ({ page, complaints }) => {
    complaints.expect(failedRequests)
    const { email } = await newCustomer()
    await load(page, '/forgot-password')
    await main(page).getByLabel('Email address').fill(email)
    await main(page).getByRole('button', { name: 'Send Reset Link' }).click()
    await expect(heading(page)).toHaveText('Check Your Email')
    await load(page, linkIn(await mailTo(email, /password/i)))
    const password = main(page).getByLabel('New password')
    const save = async (typed: string) => {
      await password.fill(typed)
      await main(page).getByLabel('Confirm password').fill(typed)
      await main(page).getByRole('button', { name: 'Save Password' }).click()
    }
    await save('iloveyou1')
    await expect(main(page).getByRole('alert').filter({ hasText: /\w/ })).toHaveText([tooCommon])
    await expect(password).toBeFocused()
    await save(email)
    await expect(main(page).getByRole('alert').filter({ hasText: /\w/ })).toHaveText([isAddress])
    await save(newPassword)
    await expect(toast(page, 'Password changed')).toBeVisible()
  },
)
