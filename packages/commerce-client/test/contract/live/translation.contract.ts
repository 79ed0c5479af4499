import { beforeAll, describe, expect, test } from 'vitest'
import { afterwards } from '../../support/afterwards.ts'
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

describe('translations', () => {
  test('of a product are what a shopper of the language reads', async () => {
    const { productId } = testProduct
    const { created } = await admin.translation.batch({
      create: [
        {
          reference: 'product',
          reference_id: productId,
          locale_code: 'de',
          translations: { title: 'Ein Tuch aus Seide' },
        },
      ],
    })
    const { id } = one(created)
    afterwards(() => admin.translation.batch({ delete: [id] }))
    const { translations } = await admin.translation.list({ reference_id: productId })
    expect(translations).toMatchObject([{ id, locale_code: 'de' }])
    const { data } = await admin.translation.entities({ type: 'product', id: productId })
    expect(one(data)).toMatchObject({ id: productId, translations: [{ id }] })
    const german = liveShop({ globalHeaders: { 'x-medusa-locale': 'de' } })
    const { product } = await german.store.product.retrieve(productId, { fields: 'id,title' })
    expect(product.title).toBe('Ein Tuch aus Seide')
  })

  test('are counted by language and by entity', async () => {
    const { statistics } = await admin.translation.statistics({ locales: ['de'], entity_types: ['product'] })
    expect(statistics['product']?.by_locale['de']?.translated).toBeGreaterThan(0)
  })

  test('are of the fields that the settings name', async () => {
    const { translation_settings } = await admin.translation.settings({ entity_type: 'product' })
    const { id, fields } = translation_settings['product'] ?? { id: '', fields: [] }
    expect(fields).toContain('title')
    const { updated } = await admin.translation.batchSettings({ update: [{ id, fields }] })
    expect(one(updated)).toMatchObject({ id, fields })
  })

  test('are in the languages of the store', async () => {
    const { locales } = await admin.locale.list({ q: 'German' })
    expect(locales.map(({ code }) => code)).toContain('de')
    expect((await admin.locale.retrieve('de')).locale).toMatchObject({ code: 'de', name: 'German' })
    expect((await store.locale.list()).locales.map(({ code }) => code)).toContain('de')
  })
})
