import { readFile } from 'node:fs/promises'
import { load } from '../screens/open.ts'
import { toast } from '../screens/toasts.ts'
import { signIn } from '../support/customers.ts'
import { expect, test, type Page } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => main(page).getByRole('article')

/** The URL changes first, the cards a moment later. */
async function openTab(page: Page, name: string): Promise<void> {
  const tab = main(page).getByRole('tab', { name, exact: true })
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
}

test('[ORD-03] an order can be tracked, its invoice downloaded, and a delivered one returned', async ({
  page,
}) => {
  await signIn(page)
  await load(page, '/account/orders')
  await openTab(page, 'Processing')
  await cards(page).getByRole('button', { name: 'Track Order' }).click()
  await expect(toast(page, 'Tracking information not available yet')).toBeVisible()
  await expect(cards(page).getByRole('button', { name: 'Return Item' })).toHaveCount(0)
  await openTab(page, 'Delivered')
  await cards(page).getByRole('button', { name: 'Track Order' }).click()
  await expect(toast(page, 'UE784120043IN')).toBeVisible()
  await cards(page).getByRole('button', { name: 'View Details' }).click()
  await expect(toast(page, 'Order details coming soon!')).toHaveAttribute('data-type', 'info')
  await cards(page).getByRole('button', { name: 'Return Item' }).click()
  await expect(toast(page, 'Return functionality coming soon!')).toHaveAttribute('data-type', 'info')
  const pressed = Date.now()
  const coming = page.waitForEvent('download')
  await cards(page).getByRole('button', { name: 'Download Invoice' }).click()
  const download = await coming
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(1000)
  expect(download.suggestedFilename()).toMatch(/^invoice-order_[A-Za-z0-9]+\.txt$/)
  expect(await readFile(await download.path(), 'utf8')).toContain('Heavyweight T-Shirt')
})
