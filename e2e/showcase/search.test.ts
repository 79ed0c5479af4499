import { load } from '../screens/open.ts'
import { field, tiles } from '../screens/search.ts'
import { expect, test, type Page } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const results = (page: Page) => tiles(page, 'Results')

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
  // What was not drawn by then is drawn with the next timer.
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(results(page).first()).toBeVisible({ timeout: 200 })
  }).toPass()
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
