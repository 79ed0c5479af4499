import { load } from '../screens/open.ts'
import { callBackend } from '../support/backend.ts'
import { failedRequests } from '../support/console-errors.ts'
import { newCustomer } from '../support/live-customer.ts'
import { expect, test, type Page } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')

/** Wrong passwords without a delay; the next attempt has to wait. */
const free = 5

test(
  '[F-6] too many sign-ins show the wait and keep the input; the sign-in works afterwards',
  { tag: '@medusa' },
  async ({ page, complaints }) => {
    complaints.expect(failedRequests)
    const { email, password } = await newCustomer()
    await load(page, '/login')
    const words = [main(page).getByLabel('Email address'), main(page).getByLabel('Password', { exact: true })]
    for (const [index, word] of [email, password].entries()) await words[index]?.fill(word)
    for (let time = 0; time < free; time += 1) {
      const body = { email, password: `wrong-${time}` }
      await callBackend('POST', '/auth/customer/emailpass', body).catch(() => undefined)
    }
    const button = main(page).getByRole('button', { name: 'Sign In' })
    await button.click()
    const said = main(page).getByRole('alert')
    await expect(said).toHaveText(/asked too often\. Please try again in \d+ seconds?\.$/)
    await expect(button).toBeDisabled()
    await expect(said).toHaveText('You can try again now.', { timeout: 15_000 })
    for (const [index, word] of [email, password].entries())
      await expect(words[index] ?? said).toHaveValue(word)
    await button.click()
    await expect(page).toHaveURL('/')
  },
)
