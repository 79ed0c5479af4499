import { heading, open, paths } from '../screens/open.ts'
import { field, openSearch, options, searchDialog } from '../screens/search.ts'
import { expect, test } from '../support/test.ts'

test.use({ visit: 'warm' })

const chips = ['T-Shirts', 'Dresses', 'Accessories', 'Sunglasses', 'Watches', 'Candles']

test('[DLG-01] an empty search shows the popular ones, each leading to its results', async ({ page }) => {
  await open(page, paths.home)
  const dialog = await openSearch(page)
  await expect(field(dialog)).toBeFocused()
  await expect(field(dialog)).toHaveAttribute('placeholder', 'What are you looking for?')
  const popular = dialog.getByRole('region', { name: 'Popular Searches' })
  await expect(popular.getByRole('link')).toHaveText(chips)
  await popular.getByRole('link', { name: 'T-Shirts' }).click()
  await expect(page).toHaveURL('/search?q=T-Shirts')
  await expect(searchDialog(page)).toHaveCount(0)
})

test('[DLG-02] a query shows up to eight products with name, description and price, and a link to all results', async ({
  page,
}) => {
  await open(page, paths.home)
  const dialog = await openSearch(page)
  await field(dialog).fill('s')
  await expect(options(dialog)).toHaveCount(8)
  await field(dialog).fill('linen')
  await expect(options(dialog)).toHaveCount(1)
  await expect(options(dialog)).toContainText('Linen Shirt')
  await expect(options(dialog)).toContainText('linen woven in Normandy')
  await expect(options(dialog)).toContainText('₹189')
  await dialog.getByRole('link', { name: 'View all results for “linen”' }).click()
  await expect(page).toHaveURL('/search?q=linen')
})

test('[DLG-03] a query without results says so, and links to all products', async ({ page }) => {
  await open(page, paths.home)
  const dialog = await openSearch(page)
  await field(dialog).fill('<b>zeppelin</b>')
  await expect(dialog).toContainText('No products found for “<b>zeppelin</b>”')
  await dialog.getByRole('link', { name: 'Search all products' }).click()
  await expect(page).toHaveURL(/\/search\?q=/)
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
})

test('[DLG-04] submitting searches for the trimmed query; a blank one does nothing', async ({ page }) => {
  await open(page, paths.home)
  const dialog = await openSearch(page)
  await field(dialog).fill('   ')
  await field(dialog).press('Enter')
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL('/')
  await field(dialog).fill('  shirt & more ')
  await field(dialog).press('Enter')
  await expect(page).toHaveURL('/search?q=shirt+%26+more')
  await expect(heading(page)).toHaveText('Search')
})

test('[DLG-04] submitting searches for the query, also after the pointer has passed a suggestion', async ({
  page,
}) => {
  await open(page, paths.home)
  const dialog = await openSearch(page)
  await field(dialog).fill('shirt')
  await options(dialog).first().hover()
  await expect(field(dialog)).not.toHaveAttribute('aria-activedescendant')
  await dialog.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/search?q=shirt')
})

test('arrow keys move through the suggestions while the field keeps the focus', async ({ page }) => {
  await open(page, paths.home)
  const dialog = await openSearch(page)
  await field(dialog).fill('shirt')
  await expect(options(dialog).first()).toBeVisible()
  await expect(field(dialog)).toHaveAttribute('aria-expanded', 'true')
  await field(dialog).press('ArrowDown')
  await field(dialog).press('ArrowDown')
  await expect(options(dialog).nth(1)).toHaveAttribute('aria-selected', 'true')
  const id = await options(dialog).nth(1).getAttribute('id')
  await expect(field(dialog)).toHaveAttribute('aria-activedescendant', id ?? '')
  await expect(field(dialog)).toBeFocused()
  const name = (await options(dialog).nth(1).locator('[dir="auto"]').first().textContent()) ?? ''
  await field(dialog).press('Enter')
  await expect(page).toHaveURL(/\/product\//)
  await expect(heading(page)).toHaveText(name)
})

test('Escape clears the query, then closes the dialog and returns the focus', async ({ page }) => {
  await open(page, paths.home)
  const dialog = await openSearch(page)
  await field(dialog).fill('linen')
  await page.keyboard.press('Escape')
  await expect(field(dialog)).toHaveValue('')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(searchDialog(page)).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeFocused()
})
