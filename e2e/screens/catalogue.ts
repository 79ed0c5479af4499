import type { Locator, Page } from '../support/test.ts'

const pageOf = (within: Page | Locator): Page => ('page' in within ? within.page() : within)

export const card = (within: Page | Locator, name: string): Locator =>
  cards(within).filter({ has: pageOf(within).getByRole('heading', { name, exact: true }) })

export const cards = (within: Page | Locator): Locator => within.getByRole('article')

export const cardNames = (within: Page | Locator): Locator => cards(within).getByRole('heading', { level: 3 })

export const grid = (page: Page, name: string): Locator => page.getByRole('list', { name, exact: true })

export const productGrid = (page: Page): Locator => grid(page, 'Products')

export const filters = (page: Page): Locator => page.getByRole('complementary', { name: 'Filters' })

export async function tick(within: Page | Locator, label: string): Promise<void> {
  await within.getByRole('checkbox', { name: label, exact: true }).click()
}

export const resultCount = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /product/ })

export const problem = (page: Page): Locator => page.getByRole('main').getByRole('alert')
