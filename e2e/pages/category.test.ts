import { cardNames, filters, productGrid, tick } from '../screens/catalogue.ts'
import { load, paths } from '../screens/open.ts'
import { expect, test } from '../support/test.ts'

test(
  '[CAT-02] a category filters by what is ticked, and Back shows the products of before',
  { tag: '@smoke' },
  async ({ page }) => {
    await load(page, paths.category('men'))
    const names = cardNames(productGrid(page))
    const all = await names.allTextContents()
    await tick(filters(page), 'Blue')
    await expect(page).toHaveURL(/[?&]color=blue/)
    await expect.poll(async () => (await names.allTextContents()).length).toBeLessThan(all.length)
    const blue = await names.allTextContents()
    expect(blue.length).toBeGreaterThan(0)
    expect(all).toEqual(expect.arrayContaining(blue))
    await page.goBack()
    await expect(page).toHaveURL(paths.category('men'))
    await expect(names).toHaveText(all)
  },
)
