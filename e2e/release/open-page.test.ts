import * as cart from '../screens/cart.ts'
import { heading, load } from '../screens/open.ts'
import { addButton } from '../screens/product.ts'
import { failedRequests } from '../support/console-errors.ts'
import { expect, test, type Page } from '../support/test.ts'

/** Shown to the starter of this test: the release may begin. */
const isOpen = 'The page is open.'
/** In a row: both shops answer in turn, so that neither is of the old release. */
const answersOfNext = 6

test.use({ visit: 'fresh' })

test('[F-116] a page that was open before a release goes on after it, with its cart', async ({
  page,
  complaints,
}) => {
  // Servers are killed meanwhile, and scripts of the old release are gone.
  complaints.expect(failedRequests, 'dynamically imported module', 'error loading', 'Unable to preload')
  await load(page, `/product/${process.env['PRODUCT'] ?? ''}`)
  await addButton(page).click()
  await cart.expectCount(page, 1)
  const old = await readEntry(page)
  expect(old).toBeDefined()
  process.stdout.write(`${isOpen}\n`)
  let next = 0
  await expect(async () => {
    const entry = await readEntry(page)
    next = entry === undefined || entry === old ? 0 : next + 1
    expect(next).toBeGreaterThanOrEqual(answersOfNext)
  }).toPass({ timeout: 1_500_000, intervals: [1_000] })

  // The scripts of these pages were not loaded before, and are gone.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page).toHaveURL('/contact')
  await expect(heading(page)).toBeVisible()
  await cart.expectCount(page, 1)
  const drawer = await cart.openDrawer(page)
  await drawer.getByRole('link', { name: 'View cart' }).click()
  await expect(cart.table(page).getByRole('row')).toHaveCount(2)
  await page.getByRole('main').getByRole('link', { name: 'Proceed to Checkout' }).click()
  await expect(page).toHaveURL('/checkout')
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible()
})

/**
 * The script that a page names which comes from the server now; undefined without a page. nginx keeps no copy of an address
 * that is asked for once.
 */
async function readEntry(page: Page): Promise<string | undefined> {
  const html = await page.evaluate(
    async (address) =>
      await fetch(address).then(
        async (response) => await response.text(),
        () => '',
      ),
    `/?release=${crypto.randomUUID()}`,
  )
  return /"entry":"([^"]+)"/.exec(html)?.[1]
}
