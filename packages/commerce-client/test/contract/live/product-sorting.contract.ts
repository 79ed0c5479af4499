import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { deletedAfterwards } from '../../support/afterwards.ts'
import { liveMerchant, type Merchant } from '../../support/live-merchant.ts'
import { liveShop } from '../../support/live-shop.ts'
import { one } from '../../support/one.ts'
import { ownProduct, type TestProduct } from '../../support/own-products.ts'

const { store } = liveShop()
let admin: Merchant['admin']
let testProduct: TestProduct

beforeAll(async () => {
  ;({ admin } = await liveMerchant())
  testProduct = await ownProduct(admin)
  return testProduct.remove
})

describe('products are sorted', () => {
  test('into categories, which have categories', async () => {
    const name = `Scarves ${randomUUID()}`
    const { product_category: parent } = await admin.productCategory.create({ name, is_active: true })
    deletedAfterwards(parent.id, admin.productCategory.delete)
    const { product_category: child } = await admin.productCategory.create({
      name: `${name} of silk`,
      parent_category_id: parent.id,
      is_active: true,
    })
    deletedAfterwards(child.id, admin.productCategory.delete)
    const { product_category: changed } = await admin.productCategory.update(child.id, {
      description: 'Soft',
    })
    expect(changed).toMatchObject({ id: child.id, description: 'Soft', parent_category_id: parent.id })
    await admin.productCategory.updateProducts(child.id, { add: [testProduct.productId] })
    const { product_category } = await admin.productCategory.retrieve(child.id, { fields: '*products' })
    expect(product_category.products?.map(({ id }) => id)).toEqual([testProduct.productId])
    const { product_categories } = await admin.productCategory.list({ parent_category_id: parent.id })
    expect(product_categories.map(({ id }) => id)).toEqual([child.id])

    const { products } = await store.product.list({ category_id: [child.id], fields: 'id' })
    expect(products.map(({ id }) => id)).toEqual([testProduct.productId])
    expect((await store.category.retrieve(child.id)).product_category.name).toBe(`${name} of silk`)
  })

  test('into collections', async () => {
    const { collection } = await admin.productCollection.create({ title: `Monsoon ${randomUUID()}` })
    deletedAfterwards(collection.id, admin.productCollection.delete)
    const { collection: changed } = await admin.productCollection.update(collection.id, {
      metadata: { season: 'rain' },
    })
    expect(changed).toMatchObject({ id: collection.id, metadata: { season: 'rain' } })
    await admin.productCollection.updateProducts(collection.id, { add: [testProduct.productId], remove: [] })
    const { collections } = await admin.productCollection.list({ handle: collection.handle })
    expect(collections.map(({ id }) => id)).toEqual([collection.id])
    const { collection: seen } = await admin.productCollection.retrieve(collection.id, {
      fields: '*products',
    })
    expect(seen.products?.map(({ id }) => id)).toEqual([testProduct.productId])
    await admin.productCollection.updateProducts(collection.id, { add: [], remove: [testProduct.productId] })
  })

  test('by tags and types, which shoppers see too', async () => {
    const { product_tag } = await admin.productTag.create({ value: `soft-${randomUUID()}` })
    deletedAfterwards(product_tag.id, admin.productTag.delete)
    const { product_type } = await admin.productType.create({ value: `wrap-${randomUUID()}` })
    deletedAfterwards(product_type.id, admin.productType.delete)
    const tag = await admin.productTag.update(product_tag.id, { metadata: { by: 'touch' } })
    expect(tag.product_tag).toMatchObject({ id: product_tag.id, metadata: { by: 'touch' } })
    const type = await admin.productType.update(product_type.id, { metadata: { by: 'cut' } })
    expect(type.product_type).toMatchObject({ id: product_type.id, metadata: { by: 'cut' } })
    const { product } = await admin.product.update(testProduct.productId, {
      tags: [{ id: product_tag.id }],
      type_id: product_type.id,
    })
    expect(product).toMatchObject({ tags: [{ id: product_tag.id }], type_id: product_type.id })

    expect((await admin.productTag.list({ q: product_tag.value })).count).toBe(1)
    expect((await admin.productTag.retrieve(product_tag.id)).product_tag.value).toBe(product_tag.value)
    expect((await admin.productType.list({ q: product_type.value })).count).toBe(1)
    expect((await admin.productType.retrieve(product_type.id)).product_type.value).toBe(product_type.value)

    const { product_tags } = await store.productTag.list({ id: [product_tag.id] })
    expect(one(product_tags).value).toBe(product_tag.value)
    expect((await store.productTag.retrieve(product_tag.id)).product_tag.id).toBe(product_tag.id)
    const { product_types } = await store.productType.list({ id: [product_type.id] })
    expect(one(product_types).value).toBe(product_type.value)
    expect((await store.productType.retrieve(product_type.id)).product_type.id).toBe(product_type.id)
  })

  test('by options and their values', async () => {
    const title = `Weave ${randomUUID()}`
    const { product_option } = await admin.productOption.create({ title, values: ['plain', 'twill'] })
    deletedAfterwards(product_option.id, admin.productOption.delete)
    const { id } = product_option
    expect(product_option.values?.map(({ value }) => value).toSorted()).toEqual(['plain', 'twill'])
    const { product_option: changed } = await admin.productOption.update(id, { title: `${title}s` })
    expect(changed).toMatchObject({ id, title: `${title}s` })
    const { product_options } = await admin.productOption.list({ title: `${title}s` })
    expect(product_options.map((found) => found.id)).toEqual([id])
    expect((await admin.productOption.retrieve(id)).product_option.title).toBe(`${title}s`)

    const { product_option_values } = await admin.productOption.listValues(id)
    const { id: valueId, value } = one(product_option_values)
    const { product_option_value } = await admin.productOption.retrieveValue(id, valueId)
    expect(product_option_value).toMatchObject({ id: valueId, value })
    await admin.productOption.updateValue(id, valueId, { metadata: { heavy: true } })
    expect(await admin.productOption.deleteValue(id, valueId)).toMatchObject({ id: valueId, deleted: true })
  })
})
