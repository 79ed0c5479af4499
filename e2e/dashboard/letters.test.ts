import { expect, test } from './support/test.ts'

test('a letter is worded and previewed in a language, and as it was again', async ({ open, page }) => {
  await open('/emails/letters')
  await page.getByRole('link', { name: 'Delivered', exact: true }).click()
  await page.getByRole('combobox', { name: 'Language' }).click()
  await page.getByRole('option', { name: 'German' }).click()
  const preview = page.frameLocator('iframe[title="Preview"]')
  await expect(
    preview.getByRole('paragraph').filter({ hasText: 'Ein Paket Ihrer Bestellung UE-000105' }),
  ).toBeVisible()
  const subject = page.getByLabel('Subject')
  await expect(subject).toHaveAttribute('placeholder', 'Ihre Bestellung {number} wurde zugestellt')
  await subject.fill('{number} ist da')
  await page.getByLabel('First words').fill('Das Paket von {shop} ist da.')
  await expect(page.getByText('UE-000105 ist da')).toBeVisible()
  await expect(
    preview.getByRole('paragraph').filter({ hasText: /^Das Paket von .+ ist da\.$/ }),
  ).toBeVisible()
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await expect(page.getByText('The letter is saved')).toBeVisible()
  await open('/emails/letters')
  await expect(page.getByText('Your words')).toHaveCount(1)
  await page.getByRole('link', { name: 'Delivered', exact: true }).click()
  await page.getByRole('combobox', { name: 'Language' }).click()
  await page.getByRole('option', { name: 'German' }).click()
  await subject.fill('')
  await page.getByLabel('First words').fill('')
  await save.click()
  await expect(save).toBeDisabled()
})

test('a letter that has to be sent cannot be switched off', async ({ open, page }) => {
  await open('/emails/letters/order-placed')
  await expect(page.getByRole('heading', { name: 'Order confirmation' })).toBeVisible()
  await expect(page.getByRole('switch')).toHaveCount(0)
  await open('/emails/letters/delivered')
  await expect(page.getByRole('switch', { name: 'Send this letter' })).toBeChecked()
})

test('the addresses of the owner are kept, and a wrong one is refused', async ({ open, page }) => {
  await open('/emails/letters')
  const addresses = page.getByLabel('Your email addresses')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await addresses.fill('owner@shop.example\nno address')
  await save.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Enter one email address a line' })).toBeVisible()
  await addresses.fill('owner@shop.example')
  await save.click()
  await expect(page.getByText('The settings are saved')).toBeVisible()
  await open('/emails/letters')
  await expect(addresses).toHaveValue('owner@shop.example')
  await addresses.fill('')
  await save.click()
  await expect(save).toBeDisabled()
})
