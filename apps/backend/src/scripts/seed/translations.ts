import type { CreateTranslationDTO, MedusaContainer, RemoteQueryFunction } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { updateStoresWorkflow } from '@medusajs/medusa/core-flows'
import { shopSettings, translations, type Product, type StoreTranslation } from '@umber/sample-store'

import { settingsId } from '../../lib/content-translations/content-texts'
import { contentTranslationsModule } from '../../modules/content-translations'
import type { ContentTranslationsService } from '../../modules/content-translations/service'
import { inBatches } from './batches'
import { only } from './only'
import { translatedProduct, translatedSpecifications } from './translated-product'

type Query = Pick<RemoteQueryFunction, 'graph'>
type Row<Key extends string> = { readonly id: string } & Readonly<Record<Key, string>>

const batch = 500

/** Has the shop support the languages of the sample store, and gives it their texts. */
export async function seedTranslations(
  container: MedusaContainer,
  products: readonly Product[],
): Promise<void> {
  await seedLocales(container)
  for (const translation of translations) {
    await seedRecords(container, translation, products)
    await seedContents(container, translation, products)
  }
}

/** Medusa has locales of languages with a country only. */
async function seedLocales(container: MedusaContainer): Promise<void> {
  const locales = translations.map(({ locale: { code, name } }) => ({ code, name }))
  await container.resolve(Modules.TRANSLATION).createLocales(locales)
  const shop = only(await container.resolve(Modules.STORE).listStores(), 'store')
  await updateStoresWorkflow(container).run({
    input: {
      selector: { id: shop.id },
      update: { supported_locales: locales.map(({ code }) => ({ locale_code: code })) },
    },
  })
}

/** The texts of Medusa's own records. */
async function seedRecords(
  container: MedusaContainer,
  translation: StoreTranslation,
  products: readonly Product[],
): Promise<void> {
  const query = container.resolve<Query>(ContainerRegistrationKeys.QUERY)
  const { code } = translation.locale
  const records = [
    ...(await categoriesIn(query, translation)),
    ...(await deliveriesIn(query, translation)),
    ...(await reasonsIn(query, translation)),
  ]
  for (const some of inBatches(products, 250)) records.push(...(await productsIn(query, translation, some)))
  for (const some of inBatches(records, batch))
    await container
      .resolve(Modules.TRANSLATION)
      .createTranslations(some.map((record) => Object.assign({ locale_code: code }, record)))
}

type TranslatedRecord = Omit<CreateTranslationDTO, 'locale_code'>

async function productsIn(
  query: Query,
  translation: StoreTranslation,
  products: readonly Product[],
): Promise<readonly TranslatedRecord[]> {
  const { data } = await query.graph({
    entity: 'product',
    fields: [
      'id',
      'handle',
      'options.id',
      'options.title',
      'options.values.*',
      'variants.id',
      'variants.title',
    ],
    filters: { id: products.map(({ id }) => id) },
  })
  return (data as readonly Parameters<typeof translatedProduct>[0][]).flatMap((product) =>
    translatedProduct(product, translation),
  )
}

/** The showcase reads categories from collections, the live shop from categories. */
async function categoriesIn(
  query: Query,
  { categories }: StoreTranslation,
): Promise<readonly TranslatedRecord[]> {
  const of = (handle: string) =>
    (categories as Readonly<Record<string, { name: string; description: string }>>)[handle]
  const read = async (entity: 'product_category' | 'product_collection') => {
    const { data } = await query.graph({ entity, fields: ['id', 'handle'] })
    return data as readonly Row<'handle'>[]
  }
  const categoryRecords = (await read('product_category')).flatMap(({ id, handle }) => {
    const texts = of(handle)
    return texts === undefined
      ? []
      : [{ reference: 'product_category', reference_id: id, translations: { ...texts } }]
  })
  const collectionRecords = (await read('product_collection')).flatMap(({ id, handle }) => {
    const texts = of(handle)
    return texts === undefined
      ? []
      : [{ reference: 'product_collection', reference_id: id, translations: { title: texts.name } }]
  })
  return [...categoryRecords, ...collectionRecords]
}

async function deliveriesIn(
  query: Query,
  { shippingOptions }: StoreTranslation,
): Promise<readonly TranslatedRecord[]> {
  const { data } = await query.graph({
    entity: 'shipping_option',
    fields: ['id', 'type.id', 'type.code'],
  })
  return (data as readonly { readonly id: string; readonly type: Row<'code'> }[]).flatMap(({ id, type }) => {
    const texts = (shippingOptions as Readonly<Record<string, { name: string; description: string }>>)[
      type.code
    ]
    if (texts === undefined) return []
    const { name, description } = texts
    return [
      { reference: 'shipping_option', reference_id: id, translations: { name } },
      {
        reference: 'shipping_option_type',
        reference_id: type.id,
        translations: { label: name, description },
      },
    ]
  })
}

async function reasonsIn(
  query: Query,
  { returnReasons }: StoreTranslation,
): Promise<readonly TranslatedRecord[]> {
  const { data } = await query.graph({ entity: 'return_reason', fields: ['id', 'value'] })
  return (data as readonly Row<'value'>[]).flatMap(({ id, value }) => {
    const label = (returnReasons as Readonly<Record<string, string>>)[value]
    return label === undefined
      ? []
      : [{ reference: 'return_reason', reference_id: id, translations: { label } }]
  })
}

/** The texts of what the shop adds: specifications, and its settings. */
async function seedContents(
  container: MedusaContainer,
  translation: StoreTranslation,
  products: readonly Product[],
): Promise<void> {
  const service = container.resolve<ContentTranslationsService>(contentTranslationsModule)
  const locale = translation.locale.code
  const ofProducts = products.map((product) => ({
    kind: 'product' as const,
    owner_id: product.id,
    locale,
    texts: JSON.stringify(translatedSpecifications(product, translation)),
  }))
  for (const some of inBatches(ofProducts, batch)) await service.createContentTranslations([...some])
  const { settings } = translation
  const inList = Object.fromEntries(Object.entries(settings).map(([words, text]) => [`text:${words}`, text]))
  const texts = {
    ...inList,
    'field:description': settings[shopSettings.description] ?? '',
  }
  await service.writeTexts({ kind: 'shop_settings', id: settingsId, locale }, texts)
}
