import { categories, products } from '@umber/sample-store'
import { cards, cardNames, filters, productGrid, resultCount, tick } from '../screens/catalogue.ts'
import { heading, open, paths } from '../screens/open.ts'
import { expect, test, type Page } from '../support/test.ts'

test.use({ visit: 'warm' })

const belongsTo = (slug: string) => {
  const below = categories.filter(({ parent }) => parent === slug).map((category) => category.slug)
  return products.filter(({ category }) => category === slug || below.some((child) => child === category))
}

const prices = async (page: Page) => {
  const words = await cards(productGrid(page))
    .getByText(/^Price ₹/)
    .allTextContents()
  return words.map((text) => Number(text.replaceAll(/\D/g, '')))
}

const titles = (some: readonly { readonly title: string }[]) => some.map(({ title }) => title).toSorted()

const shownTitles = async (page: Page) => (await cardNames(productGrid(page)).allTextContents()).toSorted()

test("[CAT-01] 'all' shows every product under 'All Products'", async ({ page }) => {
  await open(page, paths.category('all'))
  await expect(heading(page)).toHaveText('All Products')
  await expect(cards(productGrid(page))).toHaveCount(products.length)
  expect(await shownTitles(page)).toEqual(titles(products))
  await expect(resultCount(page)).toHaveText(`${products.length} products`)
})

test('[CAT-01] a category shows its name, its description and its own products', async ({ page }) => {
  const category = categories.find(({ slug }) => slug === 'women-jumpsuits')
  await open(page, paths.category('women-jumpsuits'))
  await expect(heading(page)).toHaveText(category?.name ?? '')
  await expect(page.getByRole('main').getByText(category?.description ?? '')).toBeVisible()
  await expect(cards(productGrid(page))).toHaveCount(belongsTo('women-jumpsuits').length)
  expect(await shownTitles(page)).toEqual(titles(belongsTo('women-jumpsuits')))
})

test('[CAT-05] a top-level category contains the products of its children', async ({ page }) => {
  for (const slug of ['men', 'home-essentials']) {
    await open(page, paths.category(slug))
    await expect(cards(productGrid(page))).toHaveCount(belongsTo(slug).length)
    expect(await shownTitles(page)).toEqual(titles(belongsTo(slug)))
  }
})

test('[CAT-02] the filter panel has sort, price, colours and sizes', async ({ page }) => {
  await open(page, paths.category('all'))
  const panel = filters(page)
  const colours = panel.getByRole('group', { name: 'Color' }).getByRole('checkbox')
  await expect(colours).toHaveCount(5)
  for (const [index, name] of ['Black', 'White', 'Red', 'Blue', 'Green'].entries()) {
    await expect(colours.nth(index)).toHaveAccessibleName(name)
  }
  const sizes = panel.getByRole('group', { name: 'Size' }).getByRole('checkbox')
  await expect(sizes).toHaveCount(6)
  for (const [index, name] of ['XS', 'S', 'M', 'L', 'XL', 'XXL'].entries()) {
    await expect(sizes.nth(index)).toHaveAccessibleName(name)
  }
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveCount(1)
  const options = panel.getByRole('combobox', { name: 'Sort by' }).getByRole('option')
  await expect(options).toHaveText(['Featured', 'Newest', 'Price: Low to High', 'Price: High to Low'])

  for (const [name, value] of [
    ['Minimum price', '0'],
    ['Maximum price', '500'],
  ] as const) {
    const slider = panel.getByRole('slider', { name })
    await expect(slider).toHaveAttribute('aria-valuemin', '0')
    await expect(slider).toHaveAttribute('aria-valuemax', '500')
    await expect(slider).toHaveAttribute('aria-valuenow', value)
  }
  const lowest = panel.getByRole('slider', { name: 'Minimum price' })
  await lowest.focus()
  await lowest.press('ArrowRight')
  await expect(lowest).toHaveAttribute('aria-valuenow', '10')
  await expect(page).toHaveURL(/[?&]price=10-500/)
})

test('[CAT-02] the price fields filter the list and the URL keeps the choice', async ({ page }) => {
  await open(page, paths.category('all'))
  const panel = filters(page)
  await panel.getByRole('spinbutton', { name: 'To' }).fill('60')
  await panel.getByRole('spinbutton', { name: 'To' }).press('Enter')
  const cheap = products.filter(({ price }) => price <= 60)
  await expect(cards(productGrid(page))).toHaveCount(cheap.length)
  expect(await shownTitles(page)).toEqual(titles(cheap))
  await expect(page).toHaveURL(/price=0-60/)
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(cards(productGrid(page))).toHaveCount(products.length)
  await expect(page).toHaveURL('/category/all')
})

test('[CAT-03] sorting by price runs both ways', async ({ page }) => {
  await open(page, paths.category('all'))
  const sort = page.getByRole('combobox', { name: 'Sort by' }).first()
  for (const [label, direction] of [
    ['Price: Low to High', 1],
    ['Price: High to Low', -1],
  ] as const) {
    await sort.selectOption({ label })
    const expected = products.map(({ price }) => price).toSorted((one, other) => (one - other) * direction)
    await expect(async () => expect(await prices(page)).toEqual(expected)).toPass()
  }
})

test('[CAT-03] featured and newest put the flagged products in front', async ({ page }) => {
  await open(page, paths.category('all'))
  const sort = page.getByRole('combobox', { name: 'Sort by' }).first()
  const flagged = {
    Newest: products.filter(({ isNew }) => isNew === true),
    Featured: products.filter(({ isFeatured }) => isFeatured),
  }
  for (const [label, first] of Object.entries(flagged)) {
    await sort.selectOption({ label })
    await expect(async () => {
      const names = await cardNames(productGrid(page)).allTextContents()
      expect(names.slice(0, first.length).toSorted()).toEqual(titles(first))
    }).toPass()
  }
})

test('[CAT-04] colour and size count by the first value that a product has', async ({ page }) => {
  await open(page, paths.category('all'))
  await tick(filters(page), 'Green')
  const green = products.filter(({ colors }) => colors[0] === 'Green')
  await expect(cards(productGrid(page))).toHaveCount(green.length)
  expect(await shownTitles(page)).toEqual(titles(green))

  await tick(filters(page), 'L')
  const both = green.filter(({ sizes }) => sizes[0] === 'L')
  expect(both.length).toBeGreaterThan(0)
  await expect(cards(productGrid(page))).toHaveCount(both.length)
  expect(await shownTitles(page)).toEqual(titles(both))
  await expect(page).toHaveURL(/color=green/)
  await expect(page).toHaveURL(/size=l/)

  await page.goBack()
  await expect(cards(productGrid(page))).toHaveCount(green.length)
})

test('[CAT-07] says what to do when nothing matches, and one press brings the products back', async ({
  page,
}) => {
  await open(page, `${paths.category('men-shirts')}?color=red&size=xxl`)
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
  await expect(
    page.getByText("Try adjusting your filters or search terms to find what you're looking for.", {
      exact: true,
    }),
  ).toBeVisible()
  await expect(resultCount(page)).toHaveText('0 products')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(cards(productGrid(page))).toHaveCount(belongsTo('men-shirts').length)
})

test('opens the alias of a category under its own name', async ({ page }) => {
  await open(page, paths.category('home'))
  await expect(heading(page)).toHaveText('Home Essentials')
  await expect(cards(productGrid(page))).toHaveCount(belongsTo('home-essentials').length)
})
