import { products } from '@umber/sample-store'
import { cards, productGrid, grid, problem } from '../screens/catalogue.ts'
import { heading, openProduct, paths, splashScreenGone } from '../screens/open.ts'
import { failedRequests } from '../support/console-errors.ts'
import { requestsAnswered } from '../support/pending-requests.ts'
import { record } from '../support/requests.ts'
import { expect, test, type Page } from '../support/test.ts'

test.use({ rendering: 'browser' })

const note = (page: Page) => page.getByTestId('connection-note')
const late = 'The shop is taking longer than usual to answer.'

test('[F-16] a visited product is shown offline, with a note; so is the return of the network', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(failedRequests)
  const { title } = await openProduct(page, 'linen-shirt')
  await requestsAnswered(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(heading(page)).not.toHaveText(title)
  await context.setOffline(true)
  await expect(note(page)).toHaveText(/^You are offline\./)
  await page.goBack()
  await expect(heading(page)).toHaveText(title)
  await expect(page.getByRole('main')).toContainText('₹')
  await expect(note(page)).toBeInViewport()
  await context.setOffline(false)
  await expect(note(page)).toHaveText('You are online again.')
  await expect(note(page)).toBeEmpty()
})

test('[F-19] [F-7] a response after half a minute shows a note after ten seconds, and is still displayed', async ({
  page,
  faults,
}) => {
  test.slow()
  await faults.set({ action: 'delay', ms: 31_000, path: '^/store/' })
  const recording = record(page)
  await page.addInitScript((words) => {
    new MutationObserver(() => {
      const said = document.querySelector('[data-testid="connection-note"]')?.textContent.includes(words)
      if (said === true && !Reflect.has(window, 'lateAt')) Reflect.set(window, 'lateAt', Date.now())
    }).observe(document, { childList: true, subtree: true, characterData: true })
  }, late)
  await page.goto(paths.category('all'))
  await splashScreenGone(page)
  await expect(note(page)).toContainText(late)
  const lateAt = await page.evaluate(() => Number(Reflect.get(window, 'lateAt')))
  const [first] = recording.matching('GET', /^\/store\//)
  // The browser sends a request somewhat later than the page wants it.
  expect(lateAt - (first?.timing().startTime ?? lateAt)).toBeGreaterThan(9000)
  await expect(page.locator('[aria-busy="true"]').first()).toBeVisible()
  await expect(cards(productGrid(page))).toHaveCount(products.length, { timeout: 60_000 })
  await expect(note(page)).toBeEmpty()
  const asked = recording.matching('POST', /^\/store\/search$/).map((request) => request.postData() ?? '')
  expect(new Set(asked).size, asked.join('\n')).toBe(asked.length)
})

test('[F-7] one press retries a late response', async ({ page, faults }) => {
  await faults.set({ action: 'delay', ms: 60_000, path: '^/store/search$' })
  await page.goto(paths.category('all'))
  await splashScreenGone(page)
  const again = note(page).getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible({ timeout: 15_000 })
  await faults.clear()
  await again.click()
  await expect(cards(productGrid(page))).toHaveCount(products.length)
  await expect(note(page)).toBeEmpty()
})

for (const seconds of [3, 60])
  test(`[F-5] a busy backend that asks for ${seconds} seconds is asked ${seconds === 60 ? 'no more, and the wait is shown' : 'again after that'}`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(failedRequests)
    // By what is asked for: the page lists the products that the owner puts first, and those after them.
    const at = new Map<string, number[]>()
    await page.route('**/store/search?*', async (route) => {
      const asked = route.request().postData() ?? ''
      const times = [...(at.get(asked) ?? []), Date.now()]
      at.set(asked, times)
      if (seconds === 3 && times.length > 1) return route.fallback()
      return route.fulfill({
        status: 429,
        headers: {
          'access-control-allow-origin': '*',
          'access-control-expose-headers': 'Retry-After',
          'retry-after': String(seconds),
        },
        json: { type: 'rate_limited', message: 'Too many requests' },
      })
    })
    await page.goto(paths.home)
    await splashScreenGone(page)
    if (seconds === 60) {
      await expect(problem(page).filter({ hasText: 'Try again in 60 seconds.' })).toBeVisible()
      await expect(cards(grid(page, 'Featured Products'))).toHaveCount(0)
      // One prefetch, and one request by the page itself.
      expect(Math.max(...[...at.values()].map((times) => times.length))).toBeLessThanOrEqual(2)
      return
    }
    await expect(cards(grid(page, 'Featured Products'))).toHaveCount(8)
    await expect.poll(() => Math.min(...[...at.values()].map((times) => times.length))).toBe(2)
    for (const [first = 0, second = 0] of at.values())
      expect(second - first).toBeGreaterThanOrEqual(seconds * 1000 - 50)
  })
