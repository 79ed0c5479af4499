import { products } from '@umber/sample-store'
import { filters, resultCount, tick } from '../screens/catalogue.ts'
import { open } from '../screens/open.ts'
import { field, openSearch, options, tiles } from '../screens/search.ts'
import { blockedRequests, failedRequests } from '../support/console-errors.ts'
import { sellManyOnFake } from '../support/on-fake.ts'
import { record, type Recording } from '../support/requests.ts'
import { expect, test, type Page } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const results = (page: Page) => tiles(page, 'Products')

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
  const many = sellManyOnFake(fake, 66)
  const recording = record(page)
  await open(page, `/search?q=${many.word}`)
  await expect(resultCount(page)).toHaveText('66 products')
  await expect(results(page)).toHaveCount(60)
  // Also a read ahead, which starts when the pointer rests on the link.
  await faults.set({ action: 'status', status: 400, path: '^/store/search$' })
  await main(page).getByRole('link', { name: 'Next' }).click()
  await expect(main(page).getByRole('alert')).toContainText('Failed to load products')
  await faults.clear()
  await main(page).getByRole('button', { name: 'Try again' }).click()
  await expect(results(page)).toHaveCount(6)
  await expect(page).toHaveURL(/page=2/)
  await expect(main(page).getByRole('link', { name: 'Next' })).toHaveCount(0)
  expect(new Set(asked(recording))).toEqual(new Set([many.word]))
  expect(listsOfProducts(recording)).toEqual([])
})

test(
  '[LIVE-02] the backend filters and sorts what a search finds, as it does a category',
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
    await tick(filters(page), 'White')
    await expect(page).toHaveURL(/q=linen.*color=white/)
    await expect(main(page).getByRole('list', { name: 'Applied filters' })).toContainText('White')
    const shirt = results(page).filter({ hasText: 'Linen Shirt' })
    await expect(shirt.getByRole('link')).toHaveAttribute('href', '/product/linen-shirt?color=white')
    await expect.poll(async () => (await prices()).length).toBeLessThan(all.length)
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
