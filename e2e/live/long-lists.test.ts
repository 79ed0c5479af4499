import { cards, productGrid, resultCount } from '../screens/catalogue.ts'
import { expectSamePlace, link, nameOf, openCard } from '../screens/list-position.ts'
import { load } from '../screens/open.ts'
import { tiles } from '../screens/search.ts'
import { failedRequests } from '../support/console-errors.ts'
import { environment } from '../support/environment.ts'
import { openCategoryOnFake, sellManyOnFake, type Fake } from '../support/on-fake.ts'
import { expect, test, type Page } from '../support/test.ts'

/** More than three pages of a category. */
const many = 200
/** Sixty cards and the rest of the page. */
const mostNodes = 2600

const widths = {
  'on a desktop': { width: 1440, height: 900 },
  'on a phone': { width: 390, height: 844 },
} as const
const presets = { showcase: () => environment().shopUrl, live: () => environment().liveShopUrl }

/** A category of many products: its address, and the word in their titles. */
function openLot(fake: Fake) {
  const category = openCategoryOnFake(fake, 'lot')
  return {
    ...category,
    ...sellManyOnFake(fake, many, category.handle),
    address: `/category/${category.handle}`,
  }
}

const nodes = async (page: Page) => await page.evaluate(() => document.querySelectorAll('*').length)
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' })
/** Waits until the requested page is shown. */
const settled = async (page: Page) => await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)

for (const [preset, shop] of Object.entries(presets))
  for (const [where, size] of Object.entries(widths))
    test(`[ROUTE-06] Back and a reload find the card of a list of hundreds where it was ${where} (${preset})`, async ({
      page,
      fake,
    }) => {
      const { address } = openLot(fake)
      await page.setViewportSize(size)
      await load(page, `${shop()}${address}?sort=price-high-low`)
      await expect(cards(productGrid(page))).toHaveCount(60)
      await settled(page)
      for (const number of [2, 3]) {
        const before = await nameOf(cards(productGrid(page)).first())
        await pages(page).getByRole('link', { name: 'Next' }).click()
        await expect(page).toHaveURL(new RegExp(`page=${number}`))
        await expect(link(cards(productGrid(page)).first())).not.toHaveText(before)
        await settled(page)
      }
      const name = await nameOf(cards(productGrid(page)).nth(52))
      const card = cards(productGrid(page)).filter({ has: page.getByRole('heading', { name, exact: true }) })
      expect(await nodes(page)).toBeLessThan(mostNodes)

      const top = await openCard(page, card)
      await page.goBack()
      await expectSamePlace(card, top)
      await expect(link(card)).toBeFocused()
      expect(await nodes(page)).toBeLessThan(mostNodes)

      await page.reload()
      await expectSamePlace(card, top)
      expect(await nodes(page)).toBeLessThan(mostNodes)
    })

test('[ROUTE-06] Back finds the card also after the layout has changed', async ({ page, fake }) => {
  const { address } = openLot(fake)
  await load(page, `${presets.live()}${address}?price=60-200`)
  await expect(cards(productGrid(page))).toHaveCount(60)
  await settled(page)
  const name = await nameOf(cards(productGrid(page)).nth(41))
  const card = cards(productGrid(page)).filter({ has: page.getByRole('heading', { name, exact: true }) })
  const top = await openCard(page, card)
  await page.setViewportSize({ width: 700, height: 900 })
  await page.goBack()
  await expectSamePlace(card, top)
})

test('a page of a list has its own URL, and pagination works by pointer, keyboard and screen reader', async ({
  page,
  fake,
}) => {
  const { address, title } = openLot(fake)
  const shop = presets.live()
  await load(page, `${shop}${address}?sort=price-low-high&page=2`)
  await expect(page).toHaveTitle(new RegExp(`^${title} \\(2\\) \\|`))
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${shop}${address}?page=2`)
  await expect(cards(productGrid(page))).toHaveCount(60)
  await expect(pages(page).getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )

  const second = await nameOf(cards(productGrid(page)).first())
  await pages(page).getByRole('link', { name: 'Page 3', exact: true }).press('Enter')
  await expect(page).toHaveURL(/sort=price-low-high&page=3/)
  await expect(link(cards(productGrid(page)).first())).not.toHaveText(second)
  await expect(page.getByRole('heading', { name: 'Products', exact: true })).toBeFocused()
  await expect(page.getByText(/^Page 3 of \d+$/).first()).toBeAttached()
  await expect(cards(productGrid(page)).first()).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(link(cards(productGrid(page)).first())).toBeFocused()

  await page.goBack()
  await expect(link(cards(productGrid(page)).first())).toHaveText(second)
  await page.getByRole('combobox', { name: 'Sort by' }).first().selectOption({ label: 'Newest' })
  await expect(page).toHaveURL(`${shop}${address}?sort=newest`)
})

test('a page number beyond the end says so and links to the first page', async ({ page, complaints }) => {
  complaints.expect(failedRequests)
  await load(page, `${presets.live()}/category/men?page=40`)
  await expect(page.getByRole('heading', { name: 'There is no page 40' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to the first page' }).click()
  await expect(cards(productGrid(page)).first()).toBeVisible()
})

test('[LIVE-02] [ROUTE-06] search results are paginated too, and Back finds the opened one', async ({
  page,
  fake,
}) => {
  const { word } = openLot(fake)
  await page.setViewportSize(widths['on a phone'])
  await load(page, `${presets.live()}/search?q=${word}&page=2`)
  await expect(resultCount(page)).toHaveText(`${many} products`)
  const results = tiles(page, 'Products')
  await expect(results).toHaveCount(60)
  const name = await nameOf(results.nth(19))
  const card = results.filter({ has: page.getByRole('heading', { name, exact: true }) })
  const top = await openCard(page, card)
  await page.goBack()
  await expectSamePlace(card, top)
  await page.reload()
  await expectSamePlace(card, top)
  expect(await nodes(page)).toBeLessThan(mostNodes)
})
