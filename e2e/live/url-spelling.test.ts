import { card, productGrid } from '../screens/catalogue.ts'
import { heading, load, open } from '../screens/open.ts'
import { failedRequests } from '../support/console-errors.ts'
import { environment } from '../support/environment.ts'
import { openCategoryOnFake, sellOnFake, type Fake } from '../support/on-fake.ts'
import { expect, test, type Page } from '../support/test.ts'

const presets = { showcase: () => environment().shopUrl, live: () => environment().liveShopUrl }
const main = (page: Page) => page.getByRole('main')
const canonical = (page: Page) => page.locator('link[rel="canonical"]').getAttribute('href')

/** A category with one product, both with accents in their URLs. */
function openSummer(fake: Fake) {
  const category = openCategoryOnFake(fake, 'été')
  const handle = `crème-brûlée-${crypto.randomUUID()}`
  return { category, brulee: sellOnFake(fake, { price: 40, quantity: 3, handle, category: category.handle }) }
}

for (const [preset, shop] of Object.entries(presets)) {
  test(`a product with accents in its URL opens from its card and from its category (${preset})`, async ({
    page,
    fake,
  }) => {
    const { category, brulee } = openSummer(fake)
    const product = `${shop()}/product/${encodeURIComponent(brulee.handle)}`
    const ofCategory = `${shop()}/category/${encodeURIComponent(category.handle)}`
    await load(page, ofCategory)
    await expect(heading(page)).toHaveText(category.title)
    await card(productGrid(page), brulee.title).getByRole('link').click()
    await expect(page).toHaveURL(product)
    await expect(heading(page)).toHaveText(brulee.title)
    expect(await canonical(page)).toBe(product)
    await page.reload()
    await expect(heading(page)).toHaveText(brulee.title)
    const data = await page.locator('script[type="application/ld+json"]').textContent()
    expect(JSON.parse(data ?? '[]')).toMatchObject([{ offers: { url: product } }, {}])
    await main(page)
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: category.title })
      .click()
    await expect(page).toHaveURL(ofCategory)
    await expect(heading(page)).toHaveText(category.title)
  })

  test(`a category with accents in its URL opens from the menu and by its URL (${preset})`, async ({
    page,
    fake,
  }) => {
    const { category, brulee } = openSummer(fake)
    await load(page, `${shop()}/category/${encodeURIComponent(category.handle)}`)
    await expect(heading(page)).toHaveText(category.title)
    await expect(card(productGrid(page), brulee.title)).toBeVisible()
    await load(page, shop())
    await page.getByRole('banner').getByRole('link', { name: category.title }).click()
    await expect(heading(page)).toHaveText(category.title)
  })

  test(`a URL works in any encoding, and a malformed one is not found (${preset})`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(failedRequests)
    await load(page, `${shop()}/product/linen%2Dshirt`)
    await expect(heading(page)).toHaveText('Linen Shirt')
    expect(await canonical(page)).toBe(`${shop()}/product/linen-shirt`)
    for (const path of ['/product/%E0%A4%A', '/category/100%', '/account/orders/%']) {
      const answer = await page.goto(shop() + path)
      expect([path, answer?.status()]).toEqual([path, 404])
      await expect(heading(page)).toHaveText('Oops! Page not found')
    }
  })
}

test('a product with accents in its URL opens from a search and from the wishlist', async ({
  page,
  fake,
}) => {
  const { brulee } = openSummer(fake)
  await load(page, `/search?q=${encodeURIComponent(brulee.title)}`)
  await main(page)
    .getByRole('button', { name: `Save ${brulee.title}` })
    .click()
  await main(page).getByRole('link', { name: brulee.title }).click()
  await expect(heading(page)).toHaveText(brulee.title)
  await open(page, '/wishlist')
  await main(page).getByRole('link', { name: brulee.title }).click()
  await expect(heading(page)).toHaveText(brulee.title)
})
