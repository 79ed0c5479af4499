import { products } from '@umber/sample-store'
import { cards, productGrid, grid, problem } from '../screens/catalogue.ts'
import { addButton } from '../screens/product.ts'
import * as cart from '../screens/cart.ts'
import { heading, openProduct, paths, splashScreenGone } from '../screens/open.ts'
import { toast } from '../screens/toasts.ts'
import { makeCart } from '../support/carts.ts'
import { blockedRequests, failedRequests } from '../support/console-errors.ts'
import { requestsAnswered } from '../support/pending-requests.ts'
import { record, type Recording } from '../support/requests.ts'
import { expect, test, type Page } from '../support/test.ts'

/** Where lists are read: the index, and what is featured. */
const lists = '^/store/(search|products)$'

const sentence = 'Failed to load products. Please try again later.'
/** Three retries take 1 + 2 + 4 seconds. */
const afterRetries = { timeout: 15_000 }

/** The requests for the products of a list. Others ask for what there is to filter by. */
const listsIn = (recording: Recording) =>
  recording
    .matching('POST', /^\/store\/search$/)
    .filter((request) => (request.postDataJSON() as ListRequest).pagination.take > 1)

interface ListRequest {
  readonly pagination: { readonly take: number }
}

const mark = async (page: Page) => await page.evaluate(() => void Reflect.set(window, 'sameDocument', true))
const isSameDocument = async (page: Page) =>
  await page.evaluate(() => Reflect.get(window, 'sameDocument') === true)

test('[CAT-09] [ROUTE-10] [F-4] a list that fails is requested four times, then shows an error', async ({
  page,
  faults,
  complaints,
}) => {
  complaints.expect(failedRequests)
  await faults.set({ action: 'status', status: 503, path: lists })
  const recording = record(page)
  await page.goto(paths.category('all'))
  await splashScreenGone(page)
  await expect(heading(page)).toHaveText('All Products')
  await expect(problem(page)).toContainText(sentence, afterRetries)
  await expect(cards(page)).toHaveCount(0)

  const asked = listsIn(recording).map((request) => request.timing().startTime)
  expect(asked).toHaveLength(4)
  const waits = asked.slice(1).map((at, index) => at - (asked[index] ?? 0))
  for (const [index, least] of [1000, 2000, 4000].entries())
    expect(waits[index]).toBeGreaterThanOrEqual(least - 20)

  await mark(page)
  await faults.clear()
  await problem(page).getByRole('button', { name: 'Try again' }).click()
  await expect(cards(productGrid(page))).toHaveCount(products.length)
  await expect(problem(page)).toHaveCount(0)
  expect(await isSameDocument(page)).toBe(true)
})

test('[ROUTE-10] [F-17] a 4xx refusal shows an error at once and is not retried', async ({
  page,
  faults,
  complaints,
}) => {
  // A misconfigured shop logs the reason for its operator.
  complaints.expect(failedRequests, '"kind":"misconfigured"')
  const refusal = { type: 'not_allowed', message: 'Publishable API key required' }
  await faults.set({ action: 'status', status: 400, path: lists, body: refusal })
  await page.clock.install()
  const recording = record(page)
  await page.goto(paths.category('all'))
  await splashScreenGone(page)
  await expect(problem(page)).toContainText(sentence)
  await page.clock.runFor(60_000)
  await requestsAnswered(page)
  // One prefetch while the page's code loads, and one request by the page; neither is retried.
  expect(listsIn(recording).length).toBeLessThanOrEqual(2)
})

test('[F-11] an HTML page in place of the response is never shown', async ({ page, faults, complaints }) => {
  complaints.expect(failedRequests)
  await faults.set({ action: 'html', path: lists, body: '<h1>Sign in to the hotel</h1>' })
  await page.goto(paths.category('all'))
  await splashScreenGone(page)
  await expect(problem(page)).toContainText(sentence, afterRetries)
  await expect(page.getByText('Sign in to the hotel')).toHaveCount(0)
  await expect(heading(page)).toHaveCount(1)
})

test('[CAT-06] [F-3] six skeletons are shown, and one broken response is recovered by a retry', async ({
  page,
  faults,
  complaints,
}) => {
  complaints.expect(failedRequests)
  await faults.set(
    { action: 'truncate', path: lists, times: 1 },
    { action: 'delay', ms: 2000, path: lists, times: 1 },
  )
  await page.goto(paths.category('men-shirts'))
  await splashScreenGone(page)
  await expect(page.locator('[aria-busy="true"] > [aria-hidden="true"] > *')).toHaveCount(6)
  await expect(cards(productGrid(page))).toHaveCount(4)
  await expect(problem(page)).toHaveCount(0)
})

test('[F-1] [F-2] the shop survives a backend outage and recovers without a reload', async ({
  page,
  faults,
  complaints,
}) => {
  complaints.expect(failedRequests, blockedRequests)
  const id = await makeCart({ handle: 'field-watch', quantity: 2 })
  await cart.leaveCart(page, id)
  await faults.down()
  await page.goto(paths.home)
  await splashScreenGone(page)
  await mark(page)
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Umber & Ecru' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(problem(page).filter({ hasText: sentence })).toBeVisible(afterRetries)
  expect(await cart.storedCartId(page)).toBe(id)

  await faults.clear()
  await problem(page).filter({ hasText: sentence }).getByRole('button', { name: 'Try again' }).click()
  await expect(cards(grid(page, 'Featured Products'))).toHaveCount(8)
  // The menu is what the backend says, so it comes with it.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Women', exact: true })).toBeVisible()
  const drawer = await cart.openDrawer(page)
  const retry = drawer.getByRole('button', { name: 'Retry' })
  if ((await retry.count()) > 0) await retry.click()
  await expect(cart.quantity(cart.drawerLine(page, 'Field Watch'))).toHaveValue('2')
  expect(await cart.storedCartId(page)).toBe(id)
  expect(await isSameDocument(page)).toBe(true)
})

test('[F-2] reads that failed offline are repeated when the network returns', async ({
  page,
  context,
  faults,
  complaints,
}) => {
  complaints.expect(failedRequests)
  await faults.set({ action: 'drop', method: 'POST', path: lists })
  await page.goto(paths.category('all'))
  await splashScreenGone(page)
  await expect(problem(page)).toContainText(sentence, afterRetries)
  await context.setOffline(true)
  await faults.clear()
  await context.setOffline(false)
  await expect(cards(productGrid(page))).toHaveCount(products.length)
})

test('[F-18] a response blocked by CORS is shown like a backend outage, and the cart stays', async ({
  page,
  faults,
  complaints,
}) => {
  complaints.expect(failedRequests, blockedRequests)
  const id = await makeCart({ handle: 'field-watch' })
  await cart.leaveCart(page, id)
  await faults.set({ action: 'no-cors' })
  await page.goto(paths.category('all'))
  await splashScreenGone(page)
  await expect(problem(page)).toContainText(sentence, afterRetries)
  expect(await cart.storedCartId(page)).toBe(id)
  await faults.clear()
  await problem(page).getByRole('button', { name: 'Try again' }).click()
  await expect(cards(productGrid(page))).toHaveCount(products.length)
})

test('[F-8] [F-9] a slow response is read to its end, and a reset one is retried', async ({
  page,
  faults,
  complaints,
}) => {
  complaints.expect(failedRequests)
  await faults.set(
    { action: 'reset-answer', path: lists, times: 1 },
    { action: 'drip', path: lists, bytes: 20_000, ms: 50 },
  )
  await page.goto(paths.category('men-shirts'))
  await splashScreenGone(page)
  await expect(cards(productGrid(page))).toHaveCount(4)
  await expect(problem(page)).toHaveCount(0)
})

test('[PROD-11] [F-12] a product that fails to load shows an error, in a toast too, and a retry', async ({
  page,
  faults,
  complaints,
}) => {
  complaints.expect(failedRequests)
  await faults.set({ action: 'html', status: 502, path: '^/store/products' })
  await page.goto(paths.product('linen-shirt'))
  await splashScreenGone(page)
  await expect(problem(page)).toContainText('Failed to load product details', afterRetries)
  await expect(problem(page)).toContainText(/Reference: [\w-]{36}/)
  await expect(toast(page, 'Failed to load product details')).toBeVisible()
  await expect(page.getByText(/not found|Bad gateway/i)).toHaveCount(0)
  await faults.clear()
  await problem(page).getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText('Linen Shirt')
  await expect(addButton(page)).toBeVisible()
})

test('[F-15] an add during a backend outage is reported as failed, and can be repeated later', async ({
  page,
  faults,
  complaints,
}) => {
  complaints.expect(failedRequests, blockedRequests)
  await openProduct(page, 'field-watch')
  await requestsAnswered(page)
  await faults.down()
  await addButton(page).click()
  await expect(toast(page, 'Failed to add item to cart')).toBeVisible()
  await faults.clear()
  await cart.expectCount(page, 0)
  await addButton(page).click()
  await cart.expectCount(page, 1)
  await expect(toast(page, 'Added to cart')).toBeVisible()
})
