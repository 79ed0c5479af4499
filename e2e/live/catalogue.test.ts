import { categories, products } from '@umber/sample-store'
import { cardNames, cards, filters, productGrid, resultCount, tick, problem } from '../screens/catalogue.ts'
import { heading, open, paths } from '../screens/open.ts'
import { expectNoAccessibilityFaults } from '../support/accessibility.ts'
import { blockedRequests, failedRequests } from '../support/console-errors.ts'
import { holdRequests } from '../support/held-requests.ts'
import { settled } from '../support/layout.ts'
import { openCategoryOnFake, sellManyOnFake } from '../support/on-fake.ts'
import { record } from '../support/requests.ts'
import { expect, test, type Page } from '../support/test.ts'

const belongsTo = (slug: string) => {
  const below = categories.filter(({ parent }) => parent === slug).map((category) => category.slug)
  return products.filter(({ category }) => category === slug || below.some((child) => child === category))
}

const nameOf = (slug: string) => categories.find((category) => category.slug === slug)?.name ?? ''

const titles = (some: readonly { readonly title: string }[]) => some.map(({ title }) => title).toSorted()
const shownTitles = async (page: Page) => (await cardNames(productGrid(page)).allTextContents()).toSorted()
const sortBy = (page: Page) => page.getByRole('combobox', { name: 'Sort by' }).first()

test('a category is one page of the backend’s index, and the whole catalogue is never read', async ({
  page,
}) => {
  const recording = record(page)
  await open(page, paths.category('women'))
  // The page from the server brings its list.
  expect(recording.matching('POST', /^\/store\/search$/)).toHaveLength(0)
  await open(page, paths.category('men'))
  await expect(heading(page)).toHaveText('Men')
  await expect(cards(productGrid(page))).toHaveCount(belongsTo('men').length)
  expect(await shownTitles(page)).toEqual(titles(belongsTo('men')))
  await expect(resultCount(page)).toHaveText(`${belongsTo('men').length} products`)
  expect(recording.matching('GET', /^\/store\/products$/)).toHaveLength(0)
  // The facets, and the products.
  expect(recording.matching('POST', /^\/store\/search$/)).toHaveLength(2)
})

test('the panel offers the products’ values, and any of a product’s values matches', async ({ page }) => {
  await open(page, paths.category('women'))
  const here = belongsTo('women')
  const panel = filters(page)
  const sizes = [...new Set(here.flatMap((product) => product.sizes))]
  const boxes = panel.getByRole('group', { name: 'Size' }).getByRole('checkbox')
  await expect(boxes).toHaveCount(sizes.length)

  const second = here.find((product) => product.sizes.length > 1)?.sizes[1] ?? ''
  await tick(panel, second)
  const inSize = here.filter((product) => product.sizes.some((size) => size === second))
  await expect(resultCount(page)).toHaveText(new RegExp(`^${inSize.length} products?$`))
  expect(await shownTitles(page)).toEqual(titles(inSize))
  await page.reload()
  await expect(cards(productGrid(page))).toHaveCount(inSize.length)
  expect(await shownTitles(page)).toEqual(titles(inSize))
})

test('each value shows its number of products under the other filters', async ({ page }) => {
  await open(page, paths.category('women'))
  const here = belongsTo('women')
  const panel = filters(page)
  const box = (name: string) => panel.getByRole('checkbox', { name, exact: true })
  const words = (some: readonly unknown[]) => (some.length === 1 ? '1 product' : `${some.length} products`)
  const inColour = (some: typeof here, colour: string) =>
    some.filter(({ colors }) => colors.some((one) => one === colour))
  const inSize = (some: typeof here, size: string) =>
    some.filter(({ sizes }) => sizes.some((one) => one === size))
  await expect(box('White')).toHaveAccessibleDescription(words(inColour(here, 'White')))
  await expect(box('XS')).toHaveAccessibleDescription(words(inSize(here, 'XS')))

  await box('White').click()
  // Size counts are limited to white; colour counts are not.
  await expect(box('XS')).toHaveAccessibleDescription(words(inSize(inColour(here, 'White'), 'XS')))
  await expect(box('Black')).toHaveAccessibleDescription(words(inColour(here, 'Black')))
  await settled(page)
  await expectNoAccessibilityFaults(page, 'a panel that counts')
})

test('products can be filtered by subcategories, which stay in the URL', async ({ page }) => {
  await open(page, paths.category('women'))
  const panel = filters(page).getByRole('group', { name: 'Category' })
  const dresses = belongsTo('women-dresses')
  const either = [...dresses, ...belongsTo('women-tops')]
  const box = (slug: string) => panel.getByRole('checkbox', { name: nameOf(slug), exact: true })
  await expect(box('women-dresses')).toHaveAccessibleDescription(`${dresses.length} products`)
  await box('women-dresses').click()
  await expect.poll(async () => shownTitles(page)).toEqual(titles(dresses))
  await box('women-tops').click()
  await expect.poll(async () => shownTitles(page)).toEqual(titles(either))
  await page.reload()
  await expect.poll(async () => shownTitles(page)).toEqual(titles(either))
  await expect(box('women-tops')).toBeChecked()
  await page.getByRole('button', { name: `Remove ${nameOf('women-dresses')}` }).click()
  await expect.poll(async () => shownTitles(page)).toEqual(titles(belongsTo('women-tops')))
  await page.goBack()
  await expect(box('women-dresses')).toBeChecked()

  // A category includes its subcategories.
  await open(page, paths.category('all'))
  await filters(page)
    .getByRole('group', { name: 'Category' })
    .getByRole('checkbox', { name: nameOf('men'), exact: true })
    .click()
  await expect.poll(async () => shownTitles(page)).toEqual(titles(belongsTo('men')))
})

test('price is sorted and limited by the backend', async ({ page }) => {
  await open(page, paths.category('women'))
  await sortBy(page).selectOption({ label: 'Price: High to Low' })
  const dearest = belongsTo('women').map(({ price }) => price)
  await expect(page).toHaveURL(/sort=price-high-low/)
  const prices = async () => {
    const words = await cards(productGrid(page))
      .getByText(/^Price ₹/)
      .allTextContents()
    return words.map((text) => Number(text.replaceAll(/[^\d.]/g, '')))
  }
  await expect.poll(prices).toEqual(dearest.toSorted((one, other) => other - one))

  const to = filters(page).getByRole('spinbutton', { name: 'To' })
  await to.fill('100')
  await to.press('Enter')
  await expect.poll(async () => Math.max(...(await prices()))).toBeLessThanOrEqual(100)
  expect(await prices()).toHaveLength(dearest.filter((price) => price <= 100).length)
})

test('a filter removed before its response arrives is not waited for', async ({ page, complaints }) => {
  complaints.expect(blockedRequests)
  await open(page, paths.category('women'))
  await expect(cards(productGrid(page)).first()).toBeVisible()
  const held = await holdRequests(page, /\/store\/search/)
  const given = page.waitForEvent('requestfailed', (request) => request.url().includes('/store/search'))
  await tick(filters(page), 'Black')
  await expect.poll(() => held.count()).toBeGreaterThan(0)
  await tick(filters(page), 'Red')
  expect((await given).failure()?.errorText).toContain('ERR_ABORTED')
  held.release()
  const either = belongsTo('women').filter(({ colors }) => colors.includes('Black') || colors.includes('Red'))
  await expect(resultCount(page)).toHaveText(`${either.length} products`)
  expect(await shownTitles(page)).toEqual(titles(either))
})

test('a list that fails to load shows an error and a retry', async ({ page, faults, complaints }) => {
  complaints.expect(failedRequests)
  await faults.set({ action: 'status', status: 400, path: '^/store/search$' })
  await page.goto(paths.category('all'))
  await expect(problem(page)).toContainText('Failed to load products. Please try again later.')
  await faults.clear()
  await problem(page).getByRole('button', { name: 'Try again' }).click()
  await expect(cards(productGrid(page)).first()).toBeVisible()
  await expect(problem(page)).toHaveCount(0)
})

test('a list waits while the index is being built', async ({ page, faults, complaints }) => {
  complaints.expect(failedRequests)
  await faults.set({ action: 'status', status: 503, path: '^/store/search$', times: 1 })
  await open(page, `${paths.category('men')}?color=white&sort=price-low-high`)
  const white = belongsTo('men').filter(({ colors }) => colors.includes('White'))
  await expect(cards(productGrid(page))).toHaveCount(white.length)
})

test('on a phone the button shows the number of results', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, paths.category('women'))
  await page.getByRole('button', { name: /^Filter/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await tick(sheet, 'Black')
  const black = belongsTo('women').filter(({ colors }) => colors.includes('Black'))
  await sheet.getByRole('button', { name: `Show ${black.length} items` }).click()
  await expect(cards(productGrid(page))).toHaveCount(black.length)
})

test('related products are shown below a product', async ({ page }) => {
  const shirt = products.find(({ slug }) => slug === 'linen-shirt')
  const others = products.filter(({ category, slug }) => category === shirt?.category && slug !== shirt.slug)
  await open(page, paths.product('linen-shirt'))
  const related = page.getByRole('list', { name: 'You Might Also Like' })
  await expect(cards(related)).toHaveCount(Math.min(4, others.length))
  for (const name of await cardNames(related).allTextContents())
    expect(others.map(({ title }) => title)).toContain(name)
})

test('a page that fails to load shows an error and a retry', async ({ page, fake, faults, complaints }) => {
  complaints.expect(failedRequests)
  const category = openCategoryOnFake(fake, 'long')
  sellManyOnFake(fake, 70, category.handle)
  await open(page, `${paths.category(category.handle)}?sort=price-high-low`)
  await expect(cards(productGrid(page))).toHaveCount(60)
  await expect(resultCount(page)).toHaveText('70 products')
  const first = await cardNames(productGrid(page)).allTextContents()

  await faults.set({ action: 'status', status: 400, path: '^/store/search$' })
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
  await expect(problem(page)).toContainText('Failed to load products. Please try again later.')
  await faults.clear()
  await problem(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await expect(cards(productGrid(page))).toHaveCount(10)
  const second = await cardNames(productGrid(page)).allTextContents()
  expect(new Set([...first, ...second]).size).toBe(first.length + second.length)
})
