import { heading, load, open, paths } from '../screens/open.ts'
import { field, tiles } from '../screens/search.ts'
import { expect, test, type Page } from '../support/test.ts'

test.use({ visit: 'warm' })

const main = (page: Page) => page.getByRole('main')
const results = (page: Page) => tiles(page, 'Results')
const prices = async (page: Page) =>
  (await results(page).locator('.tabular').allTextContents()).map((words) =>
    Number(/₹([\d,]+)/.exec(words)?.[1]),
  )

test.describe('with a controlled clock', () => {
  test.use({ visit: 'fresh' })

  test('[SEARCH-01] a submitted query is in the URL, and ten skeletons show for half a second', async ({
    page,
  }) => {
    await page.clock.install()
    await load(page, '/search?q=linen')
    await expect(field(main(page))).toHaveValue('linen')
    await expect(results(page)).toHaveCount(1)
    await page.clock.pauseAt(Date.now() + 60_000)
    await field(main(page)).fill('shirt')
    await field(main(page)).press('Enter')
    await expect(page).toHaveURL('/search?q=shirt')
    const skeletons = main(page).locator('[aria-busy="true"] [aria-hidden="true"] > div')
    await expect(skeletons).toHaveCount(10)
    await page.clock.runFor(490)
    await expect(skeletons).toHaveCount(10)
    await page.clock.runFor(20)
    await expect(results(page).first()).toBeVisible()
    const found = await results(page).count()

    // The same query again, and a recent one.
    for (const [word, count] of [
      ['shirt', found],
      ['linen', 1],
    ] as const) {
      await field(main(page)).fill(word)
      await field(main(page)).press('Enter')
      await expect(page).toHaveURL(`/search?q=${word}`)
      // The change is announced after a timer.
      await page.clock.runFor(10)
      await expect(skeletons).toHaveCount(10)
      await page.clock.runFor(480)
      await expect(skeletons).toHaveCount(10)
      await page.clock.runFor(30)
      await expect(results(page)).toHaveCount(count)
    }
    await page.goBack()
    await expect(page).toHaveURL('/search?q=shirt')
    await expect(results(page)).toHaveCount(found)
  })
})

test('[SEARCH-02] price bands and sorting apply, and can be cleared together', async ({ page }) => {
  await open(page, '/search?q=a')
  await expect(results(page).first()).toBeVisible()
  const all = await results(page).count()
  await expect(main(page).getByRole('button', { name: 'Clear Filters' })).toHaveCount(0)

  await main(page).getByLabel('Price range').selectOption('Under 50')
  await expect(page).toHaveURL('/search?q=a&price=low')
  await expect.poll(async () => Math.max(...(await prices(page)))).toBeLessThan(50)
  await main(page).getByLabel('Price range').selectOption('Over 100')
  await expect.poll(async () => Math.min(...(await prices(page)))).toBeGreaterThan(100)

  await main(page).getByLabel('Sort by').selectOption('Price: Low to High')
  await expect
    .poll(async () => {
      const shown = await prices(page)
      return (
        shown.length > 1 && shown.every((price, index) => index === 0 || price >= (shown[index - 1] ?? 0))
      )
    })
    .toBe(true)

  await main(page).getByRole('button', { name: 'Clear Filters' }).click()
  await expect(page).toHaveURL('/search?q=a')
  await expect(results(page)).toHaveCount(all)
})

test('[SEARCH-03] it shows the number of results, none, or an empty query', async ({ page }) => {
  await open(page, '/search?q=LINEN')
  await expect(main(page).getByText('1 product found', { exact: true })).toBeVisible()
  await open(page, '/search?q=shirt')
  await expect(main(page).getByText(/^\d products found$/)).toBeVisible()
  await open(page, '/search?q=zeppelin')
  await expect(main(page).getByRole('heading', { name: 'No products found' })).toBeVisible()
  await main(page).getByRole('button', { name: 'Clear Search' }).click()
  await expect(page).toHaveURL('/search')
  await expect(main(page).getByRole('heading', { name: 'Start your search' })).toBeVisible()
  await expect(field(main(page))).toHaveValue('')
})

test('results lead to products of the shop, and Back leads to the results', async ({ page }) => {
  await open(page, '/search?q=watch')
  await results(page).first().getByRole('link').click()
  await expect(heading(page)).toHaveText('Field Watch')
  await page.goBack()
  await expect(page).toHaveURL('/search?q=watch')
  await expect(results(page)).toHaveCount(1)
})

test('a very long or hostile query is sent as text', async ({ page }) => {
  const hostile = `<img src=x onerror=alert(1)>${'a'.repeat(10_000)}`
  await open(
    page,
    `${paths.home}search?${new URLSearchParams({ q: hostile, price: '><', sort: '../' }).toString()}`,
  )
  await expect(main(page).getByRole('heading', { name: 'No products found' })).toBeVisible()
  expect((await field(main(page)).inputValue()).length).toBeLessThanOrEqual(200)
  await expect(main(page).getByLabel('Sort by')).toHaveValue('relevance')
})
