import { heading, load, reload } from '../screens/open.ts'
import { toast } from '../screens/toasts.ts'
import { expectNoAccessibilityFaults } from '../support/accessibility.ts'
import { settled } from '../support/layout.ts'
import { newCustomer, signInAs } from '../support/live-customer.ts'
import { expect, test, type Page } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')

test(
  '[LIVE-04] the profile is saved at the backend, and the greeting follows the name',
  { tag: ['@smoke', '@medusa'] },
  async ({ page }) => {
    await signInAs(page, await newCustomer())
    await load(page, '/account')
    await expect(main(page)).toContainText('Welcome back, Noor Khan')
    await expect(main(page).getByRole('button', { name: 'Upload Photo' })).toHaveCount(0)
    await settled(page)
    await expectNoAccessibilityFaults(page, 'the profile')
    await main(page).getByLabel('First name').fill('Nur')
    await main(page).getByLabel('Phone').fill('+91 98450 54321')
    await main(page).getByLabel('Date of birth').fill('1990-02-28')
    await main(page).getByRole('button', { name: 'Save Changes' }).click()
    await expect(toast(page, 'Profile updated successfully!')).toBeVisible()
    await expect(main(page)).toContainText('Welcome back, Nur Khan')
    await page.evaluate(() => {
      const token = localStorage.getItem('medusa_auth_token')
      localStorage.clear()
      localStorage.setItem('medusa_auth_token', token ?? '')
    })
    await reload(page)
    await expect(heading(page)).toHaveText('My Account')
    await expect(main(page)).toContainText('Welcome back, Nur Khan')
    await expect(main(page).getByLabel('Phone')).toHaveValue('+91 98450 54321')
    await expect(main(page).getByLabel('Date of birth')).toHaveValue('1990-02-28')
  },
)

test('[LIVE-09] preferences are saved with the customer, across devices', async ({ page, browser }) => {
  const customer = await newCustomer()
  await signInAs(page, customer)
  await load(page, '/account?tab=alerts')
  const promotions = (on: Page) => on.getByRole('switch', { name: 'Promotions: Email' })
  await expect(promotions(page)).not.toBeChecked()
  // The live preset has no other channels or topics.
  await expect(main(page).getByRole('switch')).toHaveCount(3)
  await promotions(page).click({ force: true })
  await expect(toast(page, 'Preferences updated')).toBeVisible()
  await expect(main(page)).not.toContainText('Recent notifications')
  const other = await browser.newContext()
  const elsewhere = await other.newPage()
  await signInAs(elsewhere, customer)
  await load(elsewhere, '/account?tab=alerts')
  await expect(promotions(elsewhere)).toBeChecked()
  await other.close()
})
