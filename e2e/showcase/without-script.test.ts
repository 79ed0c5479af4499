import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cardNames, cards, filters, productGrid } from '../screens/catalogue.ts'
import { heading, paths, sample, splashScreen } from '../screens/open.ts'
import { option } from '../screens/product.ts'
import { tiles } from '../screens/search.ts'
import { failedRequests } from '../support/console-errors.ts'
import { expect, test, type Page } from '../support/test.ts'

/** As they stand in the catalogue: the answers of the demonstration have no parameters. */
const messages = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../apps/web/messages/en/faq.json'), 'utf8'),
) as { readonly faq: { readonly entries: Readonly<Record<string, { readonly answer: string }>> } }

test.use({ javaScriptEnabled: false })

const main = (page: Page) => page.getByRole('main')
const form = (page: Page) => main(page).locator('form[action^="/category/"]')
const choice = (page: Page, label: string) =>
  form(page).locator('label', { hasText: label }).locator('select')

/** `getByText` does not look into noscript elements. */
const inNoscript = (page: Page, tag: 'li' | 'p', text: string) =>
  main(page).locator(`noscript ${tag}`, { hasText: text })

test(
  'without script a shopper reads the pages, filters a category and searches',
  { tag: '@smoke' },
  async ({ page }) => {
    const shirt = sample('linen-shirt')
    await page.goto(paths.home)
    await expect(heading(page)).toHaveText('Clothes and things, made to be kept')
    await main(page).getByRole('link', { name: 'Men', exact: true }).first().click()
    await expect(page).toHaveURL('/category/men')
    await expect(heading(page)).toHaveText('Men')
    const before = await cards(productGrid(page)).count()
    expect(before).toBeGreaterThan(1)

    // Its controls need a script, and the form replaces them.
    await expect(filters(page)).toBeHidden()
    await choice(page, 'Sort by').selectOption('Price: Low to High')
    await choice(page, 'Size').selectOption('M')
    await form(page).getByRole('button', { name: 'Filters' }).click()
    await expect(page).toHaveURL(/[?&]size=m(&|$)/)
    await expect(page).toHaveURL(/[?&]sort=price-low-high/)
    await expect(choice(page, 'Size')).toHaveValue('m')
    const names = await cardNames(productGrid(page)).allTextContents()
    expect(names).toContain(shirt.title)
    expect(names.length).toBeLessThan(before)

    await cards(productGrid(page)).getByRole('link', { name: shirt.title }).first().click()
    // The filter goes along.
    await expect(page).toHaveURL(`${paths.product(shirt.slug)}?size=m`)
    await expect(heading(page)).toHaveText(shirt.title)
    await expect(main(page)).toContainText('Price ₹189')
    await expect(option(page, 'Size').getByRole('radio')).not.toHaveCount(0)
    await expect(option(page, 'Color').getByRole('radio')).not.toHaveCount(0)
    await expect(inNoscript(page, 'li', 'Buttons: mother of pearl')).toBeVisible()

    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search')
    await main(page).getByRole('textbox', { name: 'Search products' }).fill('linen shirt')
    await main(page).getByRole('search').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search?q=linen+shirt')
    await expect(tiles(page, 'Results').first()).toContainText(shirt.title)

    const found = page.locator('main form', { has: page.locator('select[name=price]') })
    await found.getByLabel('Price').selectOption('low')
    await found.getByRole('button', { name: 'Filters' }).click()
    await expect(page).toHaveURL('/search?q=linen+shirt&price=low&sort=relevance')
    await expect(found.getByLabel('Price')).toHaveValue('low')
    await expect(tiles(page, 'Results').filter({ hasText: shirt.title })).toHaveCount(0)
  },
)

test('without script every answer of the FAQ and of the help center can be read', async ({ page }) => {
  await page.goto('/faq')
  const entries = Object.values(messages.faq.entries)
  expect(entries).toHaveLength(8)
  for (const { answer } of entries) await expect(inNoscript(page, 'p', answer)).toBeVisible()
  await page.goto('/help')
  await expect(inNoscript(page, 'p', 'Standard shipping takes 5-7 business days')).toBeVisible()
})

test('without script every page says what needs one', async ({ page, complaints }) => {
  // The page that does not exist.
  complaints.expect(failedRequests)
  for (const place of [paths.home, paths.product('linen-shirt'), '/cart', '/login', '/no-such-page']) {
    await page.goto(place)
    await expect(page.locator('.no-script')).toBeVisible()
    await expect(page.locator('.no-script')).toContainText('The cart, the checkout and your account need it')
  }
})

test('without script no splash screen covers the page', async ({ page }) => {
  await page.goto(paths.home)
  await expect(splashScreen(page)).toHaveCount(0, { timeout: 2_500 })
  await expect(main(page).getByRole('link').first()).toBeVisible()
})
