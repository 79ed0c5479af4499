import { newEmail } from '../support/customers.ts'
import type { Page } from '../support/test.ts'

export const newPassword = 'linen-and-light-3'

/** Fills the form for a new customer and returns the email. */
export async function fillSignUp(page: Page): Promise<string> {
  const main = page.getByRole('main')
  const email = newEmail()
  const words = {
    'First name': 'Noor',
    'Last name': 'Khan',
    'Email address': email,
    'Confirm password': newPassword,
  }
  for (const [label, text] of Object.entries(words)) await main.getByLabel(label).fill(text)
  await main.getByLabel('Password', { exact: true }).fill(newPassword)
  await main.getByLabel('I agree to the terms').check()
  return email
}
