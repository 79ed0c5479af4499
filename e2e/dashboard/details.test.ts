import { expect, test } from './support/test.ts'

/** Lists that are not empty in the sample store, and whose rows link to a detail page. */
const filled = [
  '/orders',
  '/products',
  '/collections',
  '/categories',
  '/inventory',
  '/reservations',
  '/customers',
  '/price-lists',
  '/settings/regions',
  '/settings/sales-channels',
  '/settings/product-types',
  '/settings/product-tags',
  '/settings/locations/shipping-profiles',
  '/settings/locations/shipping-option-types',
  '/settings/publishable-api-keys',
  '/settings/users',
  '/settings/workflows',
]

for (const list of filled) {
  test(`the first row of ${list} leads to its detail page`, async ({ open, page }) => {
    await open(list)
    await page.getByRole('row').nth(1).click()
    await expect(page).toHaveURL(new RegExp(`${list}/\\w+$`))
    const { pathname } = new URL(page.url())
    await open(pathname.replace('/app', ''))
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  })
}
