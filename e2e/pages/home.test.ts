import { products } from '@umber/sample-store'
import { cardNames, cards, grid } from '../screens/catalogue.ts'
import { heading, load, paths } from '../screens/open.ts'
import { expect, test } from '../support/test.ts'

test(
  '[HOME-03] eight products, four more with each press until none is left, and a link to all',
  { tag: '@smoke' },
  async ({ page }) => {
    await load(page, paths.home)
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
    await page.getByRole('link', { name: 'View All Products' }).click()
    await expect(page).toHaveURL('/category/all')
    await expect(heading(page)).toHaveText('All Products')
  },
)
