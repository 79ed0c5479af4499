import { expect } from 'vitest'
import type { Admin } from '../../src/admin/index.ts'
import { afterwards } from './afterwards.ts'
import { one } from './one.ts'
import { untilFound } from './until-found.ts'

/** Waits for what an import makes. Gone when the test is over. */
export async function importedProduct(admin: Admin, title: string): Promise<void> {
  const product = await untilFound(async () => {
    const { products } = await admin.product.list({ handle: title, fields: 'id,title,*options' })
    return products[0]
  })
  afterwards(async () => {
    await admin.product.delete(product.id)
    await admin.productOption.delete(one(product.options).id)
  })
  expect(product).toMatchObject({ title })
}
