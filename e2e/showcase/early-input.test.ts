import { openWithoutScript } from '../screens/open.ts'
import { countToasts, toast } from '../screens/toasts.ts'
import { quiet } from '../support/hydration.ts'
import { expect, test, type Page } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')

test('a newsletter form sent before the script is there subscribes', async ({ page }) => {
  const start = await openWithoutScript(page, '/about')
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Email address').fill('asha@example.com')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL('/about')
  await start()
  await expect(toast(page, 'Thanks for subscribing to our newsletter!')).toBeVisible()
})

test('a message sent before the script is there is sent once', async ({ page }) => {
  const start = await openWithoutScript(page, '/contact')
  await main(page).getByLabel('Full name').fill('Asha Raman')
  await main(page).getByLabel('Email address').fill('asha@example.com')
  await main(page).getByLabel('Category').selectOption('Returns & Exchanges')
  await main(page).getByLabel('Subject').fill('A button')
  await main(page).getByRole('textbox', { name: 'Message' }).fill('It came off.')
  await main(page).getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL('/contact')
  const toasted = await countToasts(page, 'Message sent successfully!')
  await start()
  await expect(toast(page, 'Message sent successfully!')).toBeVisible()
  await quiet(page)
  expect(await toasted()).toBe(1)
  await expect(page).toHaveURL('/contact')
})
