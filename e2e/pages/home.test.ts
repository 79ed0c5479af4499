import { categories, featuredProductIds, products } from '@umber/sample-store'
import { cardNames, cards, grid } from '../screens/catalogue.ts'
import { heading, open, paths } from '../screens/open.ts'
import { toasts } from '../screens/toasts.ts'
import { expect, test } from '../support/test.ts'

test.use({ visit: 'warm' })

test.beforeEach(async ({ page }) => {
  await open(page, paths.home)
})

test('[HOME-01] the hero leads to all products and to women, and states the figures of the shop', async ({
  page,
}) => {
  const main = page.getByRole('main')
  const hero = main.getByRole('region', { name: await heading(page).innerText() })
  await expect(hero.getByRole('link').and(page.locator('[href="/category/all"]'))).toBeVisible()
  await expect(hero.getByRole('link').and(page.locator('[href="/category/women"]'))).toBeVisible()
  await expect(hero.getByRole('img')).toBeVisible()

  const figures = { 'Premium Products': '500+', 'Happy Customers': '50K+', 'Fast Delivery': '24h' }
  for (const [label, figure] of Object.entries(figures)) {
    const term = main.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) })
    await expect(term).toBeVisible()
    await expect(term.locator('..').getByRole('definition')).toHaveText(figure)
  }
})

test('[HOME-02] each of the four top-level collections leads to its category', async ({ page }) => {
  const collections = page.getByRole('main').getByRole('region', { name: 'Collections' })
  const tops = categories.filter(({ parent }) => parent === undefined)
  expect(tops.map(({ name }) => name)).toEqual(['Men', 'Women', 'Accessories', 'Home Essentials'])
  await expect(collections.getByRole('heading', { level: 3 })).toHaveText(tops.map(({ name }) => name))
  for (const { name, slug } of tops) {
    const link = collections.getByRole('link', { name, exact: true })
    await expect(link).toHaveAttribute('href', `/category/${slug}`)
  }
  await collections.getByRole('link', { name: 'Accessories', exact: true }).click()
  await expect(page).toHaveURL('/category/accessories')
  await expect(heading(page)).toHaveText('Accessories')
})

test('[HOME-03] eight featured products, four more with each press until none is left', async ({ page }) => {
  const section = page.getByRole('region', { name: 'Featured Products' })
  const shown = cards(grid(page, 'Featured Products'))
  const more = section.getByRole('button', { name: 'Load More' })

  await expect(shown).toHaveCount(8)
  for (let expected = 12; expected < products.length + 4; expected += 4) {
    await more.click()
    await expect(shown).toHaveCount(Math.min(expected, products.length))
  }
  await expect(more).toHaveCount(0)
  const names = await cardNames(section).allTextContents()
  expect(new Set(names).size).toBe(products.length)
})

test('[HOME-03] the two featured products come first', async ({ page }) => {
  const featured = products.filter(({ id }) => featuredProductIds.includes(id)).map(({ title }) => title)
  const names = cardNames(grid(page, 'Featured Products'))
  await expect(names).toHaveCount(8)
  expect((await names.allTextContents()).slice(0, 2).toSorted()).toEqual(featured.toSorted())
})

test("[HOME-03] 'View All Products' leads to every product", async ({ page }) => {
  await page.getByRole('link', { name: 'View All Products' }).click()
  await expect(page).toHaveURL('/category/all')
  await expect(heading(page)).toHaveText('All Products')
})

test('[HOME-04] the newsletter block is busy for a second and then says thank you', async ({ page }) => {
  const form = page.getByRole('main').locator('form')
  const email = form.getByRole('textbox', { name: 'Email address' })
  await email.fill('asha@example.com')
  const pressed = Date.now()
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(form).toHaveAttribute('aria-busy', 'true')
  await expect(toasts(page)).toContainText('Successfully subscribed to newsletter!')
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(1000)
  await expect(toasts(page)).toContainText(
    "Thank you for subscribing. You'll receive updates about new products and offers.",
  )
  await expect(form).toHaveAttribute('aria-busy', 'false')
  await expect(email).toHaveValue('')
})

test('[HEAD-08] the newsletter fields leave a missing or wrong address to the browser', async ({ page }) => {
  const forms = page.locator('form').filter({ has: page.getByRole('button', { name: 'Subscribe' }) })
  await expect(forms).toHaveCount(2)
  for (const form of await forms.all()) {
    const email = form.getByRole('textbox')
    const isValid = async () =>
      await email.evaluate((field) => field instanceof HTMLInputElement && field.checkValidity())
    await expect(email).toHaveAttribute('type', 'email')
    await email.fill('')
    expect(await isValid()).toBe(false)
    await email.fill('not an address')
    expect(await isValid()).toBe(false)
    await form.getByRole('button', { name: 'Subscribe' }).click()
    await expect(form).toHaveAttribute('aria-busy', 'false')
    await expect(email).toBeFocused()
    await email.fill('asha@example.com')
    expect(await isValid()).toBe(true)
  }
})
