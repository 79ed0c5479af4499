import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { HttpTypes } from '@medusajs/types'
import { each } from '../../../src/index.ts'
import { deletedAfterwards } from '../../support/afterwards.ts'
import { liveMerchant, type Merchant } from '../../support/live-merchant.ts'
import { one } from '../../support/one.ts'
import { ownProduct, type TestProduct } from '../../support/own-products.ts'

let admin: Merchant['admin']
let testProduct: TestProduct

beforeAll(async () => {
  ;({ admin } = await liveMerchant())
  testProduct = await ownProduct(admin)
  return testProduct.remove
})

/** The minimal product: a title, and one option. */
const plain = (title: string) => ({ title, options: [{ title: `Cut of ${title}`, values: ['One'] }] })

/** Deletes the product with its options after the test. */
function goneAfterwards({ id, options }: HttpTypes.AdminProduct): void {
  for (const option of options ?? []) deletedAfterwards(option.id, admin.productOption.delete)
  deletedAfterwards(id, admin.product.delete)
}

describe('a product', () => {
  test('is created, listed, read, changed and deleted', async () => {
    const title = `Kurta ${randomUUID()}`
    const { product } = await admin.product.create({ ...plain(title), status: 'draft' })
    goneAfterwards(product)
    expect(product).toMatchObject({ title, status: 'draft' })
    const { products, count } = await admin.product.list({ q: title, fields: 'id,title' })
    expect([count, products[0]?.id]).toEqual([1, product.id])
    const { product: changed } = await admin.product.update(product.id, { subtitle: 'Hand loomed' })
    expect(changed).toMatchObject({ id: product.id, subtitle: 'Hand loomed' })
    expect((await admin.product.retrieve(product.id, { fields: 'id,subtitle' })).product).toEqual({
      id: product.id,
      subtitle: 'Hand loomed',
    })
  })

  test('is created, changed and deleted together with others', async () => {
    const [kept, gone] = [randomUUID(), randomUUID()]
    const { created } = await admin.product.batch({ create: [plain(kept), plain(gone)] })
    expect(created.map(({ title }) => title).toSorted()).toEqual([kept, gone].toSorted())
    const staying = one(created.filter(({ title }) => title === kept))
    goneAfterwards(staying)
    const { id } = staying
    const doomed = one(created.filter(({ title }) => title === gone))
    for (const option of doomed.options ?? []) deletedAfterwards(option.id, admin.productOption.delete)
    const { updated, deleted } = await admin.product.batch({
      update: [{ id, subtitle: 'changed' }],
      delete: [doomed.id],
    })
    expect(updated).toMatchObject([{ id, subtitle: 'changed' }])
    expect(deleted.ids).toEqual([doomed.id])
  })

  test('gets variants, one by one and together', async () => {
    const option = `Length of ${randomUUID()}`
    const { product_option } = await admin.productOption.create({ title: option, values: ['long', 'short'] })
    deletedAfterwards(product_option.id, admin.productOption.delete)
    const { product } = await admin.product.create({
      title: randomUUID(),
      options: [{ id: product_option.id }],
    })
    deletedAfterwards(product.id, admin.product.delete)

    const made = await admin.product.createVariant(product.id, {
      title: 'Long',
      options: { [option]: 'long' },
      prices: [{ currency_code: testProduct.currency, amount: 10 }],
    })
    const long = one(made.product.variants).id
    const changed = await admin.product.updateVariant(product.id, long, { sku: `sku-${long}` })
    expect(one(changed.product.variants).sku).toBe(`sku-${long}`)
    const { variant } = await admin.product.retrieveVariant(product.id, long)
    expect(variant).toMatchObject({ id: long, sku: `sku-${long}`, prices: [{ amount: 10 }] })

    const batch = await admin.product.batchVariants(product.id, {
      create: [{ title: 'Short', options: { [option]: 'short' }, prices: [] }],
      update: [{ id: long, title: 'Longer' }],
    })
    expect(batch.created).toMatchObject([{ title: 'Short' }])
    expect(batch.updated).toMatchObject([{ id: long, title: 'Longer' }])
    const { variants, count } = await admin.product.listVariants(product.id)
    expect([count, variants.length]).toEqual([2, 2])
    const all = await admin.productVariant.list({ sku: `sku-${long}` })
    expect(all.variants.map((found) => found.id)).toEqual([long])
    expect(await admin.product.deleteVariant(product.id, long)).toMatchObject({
      id: long,
      deleted: true,
      parent: { id: product.id },
    })
  })

  test('links options and lists them', async () => {
    const { product_option } = await admin.productOption.create({ title: randomUUID(), values: ['a', 'b'] })
    deletedAfterwards(product_option.id, admin.productOption.delete)
    const { product } = await admin.product.create(plain(randomUUID()))
    goneAfterwards(product)
    await admin.product.linkOptions(product.id, { add: [product_option.id] })
    const { product_options } = await admin.product.listOptions(product.id)
    expect(product_options.map(({ id }) => id)).toContain(product_option.id)
    await admin.product.linkOptions(product.id, { remove: [product_option.id] })
    const { product_options: left } = await admin.product.listOptions(product.id)
    expect(left.map(({ id }) => id)).not.toContain(product_option.id)
  })

  test('shows an image with some of its variants', async () => {
    const { productId, variantId } = testProduct
    const url = 'https://images.example/kurta.webp'
    const { product } = await admin.product.update(productId, { images: [{ url }] })
    const imageId = one(product.images).id
    const shown = await admin.product.batchImageVariants(productId, imageId, { add: [variantId], remove: [] })
    expect(shown).toMatchObject({ added: [variantId], removed: [] })
    const hidden = await admin.product.batchVariantImages(productId, variantId, {
      add: [],
      remove: [imageId],
    })
    expect(hidden).toMatchObject({ added: [], removed: [imageId] })
  })

  test('has its variants counted by inventory items', async () => {
    const { productId, variantId, inventoryItemId } = testProduct
    const { inventory_item } = await admin.inventoryItem.create({ sku: `buttons-${variantId}` })
    deletedAfterwards(inventory_item.id, admin.inventoryItem.delete)
    const itemId = inventory_item.id
    const fields = { fields: 'id,*inventory_items' }
    const made = await admin.product.createVariantInventoryItem(
      productId,
      variantId,
      { inventory_item_id: itemId, required_quantity: 4 },
      fields,
    )
    expect(made.variant.inventory_items).toContainEqual(
      expect.objectContaining({ inventory_item_id: itemId, required_quantity: 4 }),
    )
    const changed = await admin.product.updateVariantInventoryItem(
      productId,
      variantId,
      itemId,
      { required_quantity: 5 },
      fields,
    )
    expect(changed.variant.inventory_items).toContainEqual(
      expect.objectContaining({ inventory_item_id: itemId, required_quantity: 5 }),
    )
    const { updated } = await admin.product.batchVariantInventoryItems(productId, {
      update: [{ variant_id: variantId, inventory_item_id: inventoryItemId, required_quantity: 1 }],
    })
    expect(updated).toHaveLength(1)
    const gone = await admin.product.deleteVariantInventoryItem(productId, variantId, itemId)
    expect(gone).toMatchObject({ deleted: true })
  })

  test('is listed with all others, a page at a time', async () => {
    const { count } = await admin.product.list({ limit: 1, fields: 'id', created_at: { $lt: '2999-01-01' } })
    const ids = new Set<string>()
    for await (const { id } of each(admin.product.list, { fields: 'id', limit: 7, order: 'id' })) ids.add(id)
    // Other contracts create and delete products meanwhile.
    expect(ids.size).toBeGreaterThan(count / 2)
    expect(ids).toContain(testProduct.productId)
  })
})
