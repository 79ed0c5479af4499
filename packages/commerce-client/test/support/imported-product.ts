import { expect } from 'vitest'
import type { Admin } from '../../src/admin/index.ts'
import { afterwards } from './afterwards.ts'
import { one } from './one.ts'
import { untilFound } from './until-found.ts'

/** Waits for the product of an import. Deleted after the test. */
export async function importedProduct(admin: Admin, title: string): Promise<void> {
  const product = await untilFound(async () => {
    const fields = 'id,title,*options,*variants.inventory_items'
    const { products } = await admin.product.list({ handle: title, fields })
    // Its stock is created last. If the product were deleted before that, the stock would remain.
    return products.find(({ variants }) => variants?.some(({ inventory_items: items }) => items?.length))
  })
  afterwards(async () => {
    await admin.product.delete(product.id)
    await admin.productOption.delete(one(product.options).id)
  })
  expect(product).toMatchObject({ title })
}
