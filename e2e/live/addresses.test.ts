import { fillField } from '../screens/checkout.ts'
import { heading, load } from '../screens/open.ts'
import { toast } from '../screens/toasts.ts'
import { expectNoAccessibilityFaults } from '../support/accessibility.ts'
import { settled } from '../support/layout.ts'
import { newCustomer, signInAs } from '../support/live-customer.ts'
import { expect, test, type Page } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const card = (page: Page, name: string) => main(page).getByRole('listitem').filter({ hasText: name })

const home = {
  Name: 'Home',
  'First name': 'Noor',
  'Last name': 'Khan',
  Phone: '+91 98450 12345',
  'Address line 1': '5 Residency Road',
  City: 'Bengaluru',
  'Postal code': '560025',
  'State / Province': 'Karnataka',
}

async function fill(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await fillField(page.getByRole('dialog'), label, text)
}

async function add(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  await main(page).getByRole('button', { name: 'Add New Address' }).click()
  await fill(page, texts)
  await page.getByRole('dialog').getByRole('button', { name: 'Add Address' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('[LIVE-04] an address is added, changed and deleted at the backend', async ({ page }) => {
  await signInAs(page, await newCustomer())
  await load(page, '/account?tab=address')
  await add(page, home)
  await add(page, { ...home, Name: 'Studio', City: 'Mysuru' })
  await expect(card(page, 'Home')).toContainText('Default')

  await main(page).getByRole('button', { name: 'Edit Studio' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Address' })
  await expect(dialog.getByLabel('City')).toHaveValue('Mysuru')
  await expect(dialog.getByLabel('Phone')).toHaveValue('+91 98450 12345')
  await settled(page)
  await expectNoAccessibilityFaults(page, 'an address being changed')
  await fill(page, { City: 'Pune', 'Postal code': '12' })
  await dialog.getByRole('button', { name: 'Save Address' }).click()
  await expect(dialog.getByText('Enter the PIN code as in 110034')).toBeVisible()
  await fill(page, { 'Postal code': '411001' })
  await dialog.getByRole('button', { name: 'Save Address' }).click()
  await expect(toast(page, 'Address saved')).toBeVisible()
  await expect(dialog).toHaveCount(0)

  await main(page).getByRole('button', { name: 'Delete Home' }).click()
  const sure = page.getByRole('dialog', { name: 'Delete Address' })
  await sure.getByRole('button', { name: 'Cancel' }).click()
  await expect(card(page, 'Home')).toBeVisible()
  await main(page).getByRole('button', { name: 'Delete Home' }).click()
  await sure.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Address deleted')).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Add New Address' })).toBeFocused()
  await expect(card(page, 'Home')).toHaveCount(0)
  await page.reload()
  await expect(heading(page)).toHaveText('My Account')
  await expect(card(page, 'Studio')).toContainText('Pune 411001Karnataka')
  await expect(card(page, 'Studio')).toContainText('Default')
  await expect(card(page, 'Home')).toHaveCount(0)
})

test('a saved address may be in any country of the region', async ({ page }) => {
  await page.route(/\/store\/regions\?/, async (route) => {
    const answer = await route.fetch()
    const { regions, ...rest } = (await answer.json()) as { regions: { countries?: object[] }[] }
    for (const region of regions)
      region.countries = [
        { iso_2: 'bt', display_name: 'Bhutan' },
        { iso_2: 'in', display_name: 'India' },
      ]
    await route.fulfill({ response: answer, json: { ...rest, regions } })
  })
  await signInAs(page, await newCustomer())
  await load(page, '/account?tab=address')
  await main(page).getByRole('button', { name: 'Add New Address' }).click()
  const country = page.getByRole('dialog').getByLabel('Country')
  await expect(country.getByRole('option')).toHaveText(['Bhutan', 'India'])
  await fill(page, home)
  await country.selectOption('India')
  await page.getByRole('dialog').getByRole('button', { name: 'Add Address' }).click()
  await expect(card(page, 'Home')).toContainText('India')
})
