import { expect, type Locator, type Page } from '../support/test.ts'

export const searchDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' })

export async function openSearch(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  const dialog = searchDialog(page)
  await expect(field(dialog)).toBeFocused()
  return dialog
}

export const field = (place: Locator | Page): Locator => place.getByLabel('Search products')

export const options = (place: Locator): Locator => place.getByRole('option')

/** Tiles of the search results or the wishlist. */
export const tiles = (page: Page, label: string): Locator =>
  page.getByRole('main').getByRole('list', { name: label }).getByRole('listitem')
