import type { FakeStack } from '../../scripts/start-fake-stack.ts'
import { expectNoAccessibilityFaults } from '../support/accessibility.ts'
import { failedRequests } from '../support/console-errors.ts'
import { hydrated } from '../support/hydration.ts'
import { newCustomer, signInAs } from '../support/live-customer.ts'
import { databaseOf, type Fake } from '../support/on-fake.ts'
import { requestsAnswered } from '../support/pending-requests.ts'
import { heading, load } from '../screens/open.ts'
import { expect, test, type Page } from '../support/test.ts'

/** The owner switches it on or off, and the shop hears of it. */
function keepRead(fake: Fake, isOn: boolean): void {
  const database = databaseOf(fake)
  database.shopSettings = { ...database.shopSettings, offline: { is_on: isOn } }
  ;(fake as FakeStack).purge()
}

const keptPages = async (page: Page): Promise<readonly string[]> =>
  await page.evaluate(async () => {
    const store = await caches.open('shop-offline-pages-1')
    return (await store.keys()).map(({ url }) => new URL(url).pathname)
  })

const isControlled = async (page: Page): Promise<boolean> =>
  await page.evaluate(() => navigator.serviceWorker.controller !== null)

/** Opens a page, and waits until it is kept. */
async function read(page: Page, address: string): Promise<void> {
  await load(page, address)
  await hydrated(page)
  await expect.poll(async () => await keptPages(page)).toContain(address)
  await requestsAnswered(page)
}

test.beforeEach(({ complaints }) => complaints.expect(failedRequests, 'Failed to fetch'))

test(
  'a page that was read is there without a network, and another one says what was read',
  {
    tag: '@smoke',
  },
  async ({ page, context, fake }) => {
    keepRead(fake, true)
    await read(page, '/product/linen-shirt')
    const title = (await heading(page).textContent()) ?? ''
    await context.setOffline(true)
    await page.reload()
    await expect(heading(page)).toHaveText(title)
    await expect(page.getByTestId('connection-note')).toHaveText(/^You are offline\./)

    await page.goto('/product/oxford-shirt')
    await expect(heading(page)).toHaveText('You are offline')
    await expectNoAccessibilityFaults(page, 'the offline page')
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.getByRole('link', { name: title }).click()
    await expect(heading(page)).toHaveText(title)

    await page.goBack()
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(heading(page)).toHaveText(/Oxford/)
  },
)

test('nothing of a customer is kept, and signing out removes what was read', async ({
  page,
  context,
  fake,
}) => {
  keepRead(fake, true)
  const customer = await newCustomer()
  await signInAs(page, customer)
  await read(page, '/product/linen-shirt')
  for (const address of ['/account', '/cart', '/account/orders', '/wishlist']) {
    await load(page, address)
    await requestsAnswered(page)
  }
  const stored = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const store = await caches.open(name)
        return await Promise.all(
          (await store.keys()).map(async (key) => ({
            url: key.url,
            text: await (await store.match(key))?.clone().text(),
          })),
        )
      }),
    )
    return all.flat()
  })
  expect(stored.length).toBeGreaterThan(5)
  for (const { url, text } of stored) {
    expect(url).not.toMatch(/\/(?:account|cart|checkout|wishlist|login|store|auth|admin)(?:\/|\?|$)/)
    expect(text, url).not.toContain(customer.email)
  }
  await load(page, '/account')
  await page
    .getByRole('button', { name: /^(?:sign|log) ?out$/i })
    .first()
    .click()
  await expect.poll(async () => await keptPages(page)).not.toContain('/product/linen-shirt')
  await context.setOffline(true)
  await page.goto('/account')
  await expect(heading(page)).toHaveText('You are offline')
})

test('another worker takes over without a word, and an open tab goes on', async ({ page, context, fake }) => {
  keepRead(fake, true)
  await read(page, '/about')
  await expect.poll(async () => await isControlled(page)).toBe(true)
  const next = await context.newPage()
  // As after a release whose worker differs: the one that ends all is another file.
  keepRead(fake, false)
  await load(next, '/contact')
  await expect.poll(async () => await next.evaluate(async () => (await caches.keys()).length)).toBe(0)
  await expect
    .poll(
      async () => await next.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')
  await expect(heading(page)).toBeVisible()

  keepRead(fake, true)
  await read(next, '/faq')
  await expect.poll(async () => await isControlled(next)).toBe(true)
})

test('the shop can be installed', async ({ page, context, fake }) => {
  keepRead(fake, true)
  await read(page, '/')
  const browser = await context.newCDPSession(page)
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // Playwright's contexts are private windows.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})

test('without the setting, and in no other way, a worker is started', async ({ page }) => {
  await load(page, '/product/linen-shirt')
  await hydrated(page)
  await requestsAnswered(page)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})
