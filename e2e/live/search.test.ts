import { products } from '@umber/sample-store'
import { open } from '../screens/open.ts'
import { field, openSearch, options, tiles } from '../screens/search.ts'
import { blockedRequests, failedRequests } from '../support/console-errors.ts'
import { sellManyOnFake } from '../support/on-fake.ts'
import { record, type Recording } from '../support/requests.ts'
import { expect, test, type Page } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const results = (page: Page) => tiles(page, 'Results')

/** The queries sent to the backend. */
const asked = (recording: Recording) =>
  recording
    .matching('POST', /^\/store\/search$/)
    .map((request) => /"q":"([^"]*)"/.exec(request.postData() ?? '')?.[1])
    .filter((q) => q !== undefined)

/** The requests for products other than that for the one under the pointer, whose page is read ahead. */
const listsOfProducts = (recording: Recording) =>
  recording
    .matching('GET', /^\/store\/products$/)
    .map((request) => new URL(request.url()).searchParams)
    .filter((params) => !params.has('handle'))
    .map(String)

test('[LIVE-02] the backend searches, page by page', async ({ page, fake, faults, complaints }) => {
  complaints.expect(failedRequests)
  const many = sellManyOnFake(fake, 30)
  const recording = record(page)
  await open(page, `/search?q=${many.word}`)
  await expect(main(page).getByText('30 products found')).toBeVisible()
  await expect(results(page)).toHaveCount(24)
  // Also a read ahead, which starts when the pointer rests on the link.
  await faults.set({ action: 'status', status: 400, path: '^/store/search$' })
  await main(page).getByRole('link', { name: 'Next' }).click()
  await expect(main(page).getByRole('alert')).toContainText('could not be reached')
  await faults.clear()
  await main(page).getByRole('button', { name: 'Try again' }).click()
  await expect(results(page)).toHaveCount(6)
  await expect(page).toHaveURL(/page=2/)
  await expect(main(page).getByRole('link', { name: 'Next' })).toHaveCount(0)
  expect(new Set(asked(recording))).toEqual(new Set([many.word]))
  expect(listsOfProducts(recording)).toEqual([])
})

test(
  '[LIVE-02] the backend applies price bands and sorting too',
  { tag: ['@smoke', '@medusa'] },
  async ({ page }) => {
    const named = products.filter(({ title }) => /\blinen\b/i.test(title))
    await open(page, '/search?q=linen&sort=price-high-low')
    const prices = async () =>
      (await results(page).locator('.tabular').allTextContents()).map((words) =>
        Number(/₹([\d,.]+)/.exec(words)?.[1]?.replaceAll(',', '')),
      )
    await expect.poll(async () => (await prices()).length).toBeGreaterThanOrEqual(named.length)
    const all = await prices()
    expect(all).toEqual(all.toSorted((one, other) => other - one))
    // The limits of the bands depend on the products and are in their currency.
    const band = main(page).getByLabel('Price range')
    const dear = band.getByRole('option', { name: /^Over ₹[\d,]+(?:\.\d\d)?$/ })
    await expect(dear).toHaveCount(1)
    const words = (await dear.textContent()) ?? ''
    const limit = Number(words.replaceAll(/[^\d.]/g, ''))
    await band.selectOption(words)
    await expect(page).toHaveURL(/price=high/)
    await expect.poll(prices).toEqual(all.filter((price) => price > limit))
  },
)

test('[LIVE-02] suggestions are debounced, and stale requests are aborted', async ({
  page,
  faults,
  complaints,
}) => {
  complaints.expect(blockedRequests)
  await open(page, '/about')
  const recording = record(page)
  const dialog = await openSearch(page)
  await field(dialog).pressSequentially('monsoon', { delay: 20 })
  await expect(options(dialog)).toHaveCount(1)
  await expect(options(dialog)).toContainText('Monsoon')
  // A busy machine may type one of the seven letters late, after the pause.
  await expect.poll(() => asked(recording).at(-1)).toBe('monsoon')
  expect(asked(recording).length).toBeLessThan(7)
  recording.forget()

  await faults.set({ action: 'hold', path: '^/store/search$', times: 1 })
  const given = page.waitForEvent('requestfailed', (request) => request.url().includes('/store/search'))
  await field(dialog).fill('lin')
  await expect.poll(() => asked(recording)).toEqual(['lin'])
  await field(dialog).fill('cand')
  expect((await given).failure()?.errorText).toContain('ERR_ABORTED')
  await expect.poll(() => asked(recording)).toEqual(['lin', 'cand'])
  // The one suggestion of the first query is a candle, too.
  await expect(options(dialog).nth(1)).toContainText(/candle/i)
})
