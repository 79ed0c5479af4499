import { readFile } from 'node:fs/promises'
import { heading, load } from '../screens/open.ts'
import { toast } from '../screens/toasts.ts'
import { failedRequests } from '../support/console-errors.ts'
import { signIn } from '../support/customers.ts'
import { record } from '../support/requests.ts'
import { expect, test, type Page } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => main(page).getByRole('article')

/** The URL changes first, the cards a moment later. */
async function openTab(page: Page, name: string): Promise<void> {
  const tab = main(page).getByRole('tab', { name, exact: true })
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
}

test('[ORD-01] [ORD-02] [ORD-04] the history of the demo customer, by status', async ({ page }) => {
  await signIn(page)
  const recording = record(page)
  await load(page, '/account/orders')
  await expect(heading(page)).toHaveText('Order History')
  await expect(cards(page)).toHaveCount(4)
  await expect(main(page).getByRole('tab')).toHaveText([
    'All',
    'Processing',
    'Shipped',
    'Delivered',
    'Cancelled',
  ])
  const [asked] = recording.matching('GET', /^\/store\/orders$/)
  expect(await asked?.headerValue('authorization')).toMatch(/^Bearer /)
  for (const [name, words] of [
    ['Processing', 'Block-Print Kurti Set'],
    ['Shipped', 'Linen Shirt'],
    ['Delivered', 'Heavyweight T-Shirt'],
    ['Cancelled', 'Pleated Midi Dress'],
  ] as const) {
    await openTab(page, name)
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page)).toContainText(words)
    await expect(cards(page)).toContainText(name)
    await expect(cards(page)).toContainText(/Order #\d+.*Placed on/)
    await expect(page).toHaveURL(`/account/orders?status=${name.toLowerCase()}`)
  }
  await openTab(page, 'Delivered')
  await expect(cards(page)).toContainText('UE784120043IN')
  await expect(cards(page)).toContainText('Quantity 2')
  await expect(cards(page)).toContainText('₹')
})

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

test('[ORD-04] a visitor is asked to sign in and no request is sent', async ({ page }) => {
  const recording = record(page)
  await load(page, '/account/orders')
  await expect(heading(page)).toHaveText('Sign in to see your orders')
  await expect(main(page).getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/login?from=%2Faccount%2Forders',
  )
  expect(recording.matching('GET', /^\/store\/orders/)).toEqual([])
})

test('[ORD-04] loading and error states', async ({ page, faults, complaints }) => {
  complaints.expect(failedRequests)
  await signIn(page)
  await faults.set({ action: 'status', status: 400, path: '^/store/orders' })
  await load(page, '/account/orders')
  await expect(main(page).getByText('Failed to load orders. Please try again later.')).toBeVisible()
  expect(complaints.written()).toEqual([
    expect.stringMatching(/^Reading: orders \{"kind":"rejected","status":400/),
  ])
  await faults.clear()
  await main(page).getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page)).toHaveCount(4)
})
