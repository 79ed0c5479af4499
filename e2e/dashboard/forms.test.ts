import { expect, test } from './support/test.ts'

/** Forms that can be opened without writing anything. */
const forms = [
  '/products/create',
  '/products/import',
  '/products/export',
  '/product-options/create',
  '/collections/create',
  '/categories/create',
  '/categories/organize',
  '/orders/export',
  '/draft-orders/create',
  '/promotions/create',
  '/campaigns/create',
  '/price-lists/create',
  '/customers/create',
  '/customer-groups/create',
  '/reservations/create',
  '/inventory/create',
  '/inventory/export',
  '/settings/profile/edit',
  '/settings/store/edit',
  '/settings/store/currencies',
  '/settings/store/metadata/edit',
  '/settings/users/invite',
  '/settings/regions/create',
  '/settings/tax-regions/create',
  '/settings/sales-channels/create',
  '/settings/product-types/create',
  '/settings/product-tags/create',
  '/settings/locations/create',
  '/settings/locations/shipping-profiles/create',
  '/settings/locations/shipping-option-types/create',
  '/settings/publishable-api-keys/create',
  '/settings/secret-api-keys/create',
  '/settings/return-reasons/create',
  '/settings/refund-reasons/create',
]

for (const form of forms) {
  test(`${form} opens`, async ({ open, page }) => {
    await open(form)
    await expect(page.getByRole('dialog', { includeHidden: true }).first()).toBeVisible()
  })
}

/** The edit forms of a product. */
const productForms = [
  'edit',
  'attributes',
  'organization',
  'shipping-profile',
  'sales-channels',
  'media',
  'prices',
  'stock',
  'options/manage',
  'variants/create',
  'metadata/edit',
]

test("each of a product's forms opens", async ({ open, page }) => {
  await open('/products')
  const first = page.getByRole('row').nth(1).getByRole('link').first()
  const product = (await first.getAttribute('href'))?.replace('/app', '') ?? ''
  for (const form of productForms) {
    await open(`${product}/${form}`)
    await expect(page.getByRole('dialog', { includeHidden: true }).first()).toBeVisible()
  }
})
