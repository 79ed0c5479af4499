import { heading, load } from '../screens/open.ts'
import { tiles } from '../screens/search.ts'
import { expect, test, type Page } from '../support/test.ts'

const results = (page: Page) => tiles(page, 'Products')

test(
  'results lead to products of the shop, and Back leads to the results',
  { tag: '@smoke' },
  async ({ page }) => {
    await load(page, '/search?q=watch')
    const found = await results(page).count()
    const watch = results(page).filter({ hasText: 'Field Watch' })
    await watch.getByRole('link').click()
    await expect(heading(page)).toHaveText('Field Watch')
    await page.goBack()
    await expect(page).toHaveURL('/search?q=watch')
    await expect(results(page)).toHaveCount(found)
  },
)
