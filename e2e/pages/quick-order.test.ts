import { expectNoAccessibilityFaults } from '../support/accessibility.ts'
import { newCustomer, signInAs } from '../support/live-customer.ts'
import { sellOnFake } from '../support/on-fake.ts'
import { heading, load } from '../screens/open.ts'
import { expect, test } from '../support/test.ts'

test('a list of SKUs is put into the cart with the keyboard alone, on a phone too', async ({
  page,
  fake,
}) => {
  const [many, few] = [
    sellOnFake(fake, { price: 20, quantity: 100 }),
    sellOnFake(fake, { price: 30, quantity: 2 }),
  ]
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, await newCustomer())
  await load(page, '/quick-order')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  const list = page.getByRole('textbox', { name: 'SKUs and quantities' })
  await list.focus()
  await page.keyboard.insertText(`${many.handle}\t12\n${few.handle}; 5\nNOT-OURS 1`)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const result = page.getByRole('heading', { name: '1 of 3 lines can be ordered' })
  await expect(result).toBeFocused()
  await expect(page.getByRole('listitem').filter({ hasText: 'Line 2' })).toContainText('Only 2 left')
  await expect(page.getByRole('listitem').filter({ hasText: 'Line 3' })).toContainText(
    'We do not know this SKU.',
  )
  await expectNoAccessibilityFaults(page, 'a checked list')
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '12 pieces are in your cart' })).toBeFocused()
  await page.getByRole('link', { name: 'To the cart' }).click()
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('main')).toContainText(many.title)
  await expect(page.getByRole('main')).not.toContainText(few.title)
})
