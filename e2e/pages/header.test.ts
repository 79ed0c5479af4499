import { categories } from '@umber/sample-store'
import { heading, open, paths } from '../screens/open.ts'
import { expect, narrow, test, type Page } from '../support/test.ts'

test.use({ visit: 'warm' })

const menu = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Categories' })

const tops = categories.filter(({ parent }) => parent === undefined)
const below = (slug: string) => categories.filter(({ parent }) => parent === slug)

test('[HEAD-02] the header changes its look beyond 20 px of scrolling, and changes back', async ({
  page,
}) => {
  await open(page, paths.category('all'))
  const header = page.getByRole('banner')
  const look = async () =>
    await header.evaluate((element) => ({
      bottom: Math.round(element.getBoundingClientRect().bottom),
      ground: getComputedStyle(element, '::before').opacity,
    }))
  const atTop = { bottom: 72, ground: '0' }
  await expect.poll(look).toEqual(atTop)
  // The filter panel scrolls by itself, and an earlier test may have left the pointer there.
  await page.mouse.move(720, 200)
  await page.mouse.wheel(0, 20)
  await expect.poll(async () => await page.evaluate(() => window.scrollY)).toBe(20)
  expect(await look()).toEqual(atTop)
  await page.mouse.wheel(0, 10)
  await expect.poll(look).toEqual({ bottom: 56, ground: '1' })
  await page.mouse.wheel(0, -30)
  await expect.poll(look).toEqual(atTop)
})

test('the pointer opens a category, and Escape closes it', async ({ page }) => {
  await open(page, paths.home)
  const dresses = menu(page).getByRole('link', { name: 'Dresses', exact: true })
  await menu(page).getByRole('link', { name: 'Women', exact: true }).hover()
  await expect(dresses).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dresses).toHaveCount(0)
})

test(
  'on small screens a drawer from the left lists the categories, collapsible',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.setViewportSize(narrow)
    await open(page, paths.home)
    await expect(menu(page)).toBeHidden()
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Shop' })
    await expect(drawer).toBeInViewport()
    await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0)
    for (const top of tops) {
      const button = drawer.getByRole('button', { name: top.name, exact: true })
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await button.click()
      for (const { name, slug } of below(top.slug)) {
        const link = drawer.getByRole('region', { name: top.name }).getByRole('link', { name, exact: true })
        await expect(link).toHaveAttribute('href', paths.category(slug))
      }
      await button.click()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
    }
    await drawer.getByRole('button', { name: 'Women', exact: true }).click()
    await drawer.getByRole('link', { name: 'Tops', exact: true }).click()
    await expect(page).toHaveURL('/category/women-tops')
    await expect(drawer).toHaveCount(0)
    await expect(heading(page)).toHaveText('Tops')
  },
)
