import { products, translations } from '@umber/sample-store'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { ask, done, signInAdmin, signUp } from '../support/backend'
import { cartReadyToOrder, complete } from '../support/checkout'
import { eventually } from '../support/eventually'
import { makeProducts, type TestProducts } from '../support/products'
import { at, listAt, textAt } from '../support/read'
import { variantOf } from '../support/regions'

const admin = await signInAdmin()
const asAdmin = { bearer: admin }

/** The 5-second rule: a change in the dashboard is in the shop by then. */
const soon = 5

async function search(locale: string, wish: object): Promise<unknown> {
  const body = { entity: 'product', pagination: { take: 50 }, ...wish }
  return at(await done('POST', `/store/search?locale=${locale}`, { body }), 'results.0')
}

const titlesFound = async (locale: string, q: string): Promise<readonly unknown[]> =>
  listAt(await search(locale, { filters: { q } }), 'hits').map((hit) => at(hit, 'document.title'))

const inLocale = (locale: string) => {
  const found = translations.find((one) => one.locale.code === locale)
  if (found === undefined) throw new Error(`The sample store is not in ${locale}`)
  return found
}

describe('The catalogue', () => {
  it('names the languages of the shop', async () => {
    expect(listAt(await done('GET', '/store/locales'), 'locales').map((one) => at(one, 'code'))).toEqual(
      expect.arrayContaining(['de', 'hi', 'ar']),
    )
  })

  it.each(['de', 'hi', 'ar'])(
    'answers in %s: a product, its options, its lines and its category',
    async (locale) => {
      const translation = inLocale(locale)
      const fields =
        'title,subtitle,description,material,options.id,options.title,*options.values,variants.title,' +
        '*categories,product_content.specifications'
      const path = `/store/products?handle=linen-shirt&fields=${fields}&locale=${locale}`
      const product = at(await done('GET', path), 'products.0')
      expect(product).toMatchObject({ ...translation.products['linen-shirt'] })
      const [color, size] = listAt(product, 'options')
      expect([at(color, 'title'), at(size, 'title')]).toEqual([
        translation.options.color,
        translation.options.size,
      ])
      const { White, Blue, Green } = translation.colors
      expect(listAt(color, 'values').map((one) => at(one, 'value'))).toEqual([White, Blue, Green])
      expect(at(product, 'variants.0.title')).toBe(`${White} / M`)
      expect(listAt(product, 'product_content.specifications')).toContainEqual({
        label: translation.specifications['Fit'],
        value: translation.specifications['regular, straight hem with side vents'],
      })
      const categories = listAt(product, 'categories').map((one) => at(one, 'name'))
      expect(categories).toContain(translation.categories['men-shirts'].name)
    },
  )

  it('answers in the language of a locale with a country, and in English to one that it has not', async () => {
    const title = async (locale: string) =>
      at(
        await done('GET', `/store/products?handle=linen-shirt&fields=title&locale=${locale}`),
        'products.0.title',
      )
    expect(await title('de-AT')).toBe('Leinenhemd')
    expect(await title('fr-FR')).toBe('Linen Shirt')
    const byHeader = await done('GET', '/store/products?handle=linen-shirt&fields=title', { locale: 'de-DE' })
    expect(at(byHeader, 'products.0.title')).toBe('Leinenhemd')
  })

  it('lists every product in each language, and no word of another one', async () => {
    const handles = products.map(({ slug }) => slug)
    for (const { locale, products: texts, colors } of translations) {
      const answer = await search(locale.code, {
        filters: { handle: handles },
        search_options: { facets: ['colors'] },
      })
      const hits = listAt(answer, 'hits').map((hit) => at(hit, 'document'))
      expect(hits).toHaveLength(handles.length)
      for (const document of hits) {
        const { title, subtitle, description, material } = texts[textAt(document, 'handle')] ?? {}
        expect(document).toMatchObject({ title, subtitle, description, material })
      }
      const names = listAt(answer, 'facets.colors.values').map((one) => at(one, 'value'))
      expect(new Set(names)).toEqual(new Set(Object.values(colors)))
    }
    const english = listAt(await search('en', { filters: { handle: handles } }), 'hits')
    const titles = new Map(products.map(({ slug, title }) => [slug, title]))
    for (const hit of english)
      expect(at(hit, 'document.title')).toBe(titles.get(textAt(hit, 'document.handle')))
  })

  it.each<readonly [locale: string, q: string, title: string]>([
    ['de', 'blaues Hemd', 'Leinenhemd'],
    ['de', 'Hemden', 'Leinenhemd'],
    ['de', 'Lienenhemd', 'Leinenhemd'],
    ['de', 'blue shirts', 'Leinenhemd'],
    ['de', 'Kerzen', 'Kerze Erster Monsun'],
    ['hi', 'मोमबत्तियाँ', 'पहली बारिश मोमबत्ती'],
    ['hi', 'नीली शर्ट', 'लिनन शर्ट'],
    ['hi', 'linen shirts', 'लिनन शर्ट'],
    ['ar', 'قمصان', 'قميص كتان'],
    ['ar', 'الكتان', 'قميص كتان'],
    ['ar', 'linen shirt', 'قميص كتان'],
  ])('finds in %s by %j: %s', async (locale, q, title) => {
    expect(await titlesFound(locale, q)).toContain(title)
  })

  it('is not found by the words of another language than English', async () => {
    expect(await titlesFound('de', 'قميص')).toEqual([])
    expect(await titlesFound('en', 'Leinenhemd')).toEqual([])
  })

  it('tells reasons, deliveries and the settings in the language', async () => {
    const { returnReasons, shippingOptions, settings } = inLocale('de')
    const reasons = listAt(await done('GET', '/store/return-reasons?locale=de'), 'return_reasons')
    expect(reasons.map((one) => at(one, 'label'))).toContain(returnReasons['too-small'])
    const region = textAt(await done('GET', '/store/regions'), 'regions.0.id')
    const options = await done('GET', `/store/regions/${region}/shipping-options?locale=de`)
    expect(listAt(options, 'shipping_options').map((one) => at(one, 'type.label'))).toContain(
      shippingOptions.express.name,
    )
    const read = await done('GET', '/store/shop-settings?locale=de')
    expect(listAt(read, 'shop_settings.contact.hours')[0]).toBe(settings['Monday to Friday, 10:00 to 19:00'])
  })
})

describe('A customer who reads German', () => {
  it('gets a cart in German when they have signed in, and what is put into it is called so', async () => {
    const { token: bearer } = await signUp()
    const own = await done('POST', '/store/customers/me/cart?locale=de&fields=id,locale', {
      bearer,
      body: {},
    })
    expect(at(own, 'cart.locale')).toBe('de')
    const body = { variant_id: await variantOf('linen-shirt', 'inr'), quantity: 1 }
    const path = `/store/carts/${textAt(own, 'cart.id')}/line-items`
    const added = await done('POST', path, { bearer, body })
    expect(at(added, 'cart.items.0.product_title')).toBe(inLocale('de').products['linen-shirt']?.title)
  })

  it('chooses in German what an item is exchanged for', async () => {
    const { token: bearer } = await signUp()
    const items = [{ variant_id: await variantOf('linen-shirt', 'inr'), quantity: 1 }]
    const cart = await cartReadyToOrder(items, { bearer, locale: 'de' })
    const order = textAt((await complete(cart.id, bearer)).body, 'order.id')
    const choices = async (query: string) => {
      const answer = await done('GET', `/store/orders/${order}/exchange-choices${query}`, { bearer })
      return listAt(answer, 'lines.0.variants').map((one) => textAt(one, 'title'))
    }
    expect((await choices('?locale=de')).some((title) => title.startsWith(inLocale('de').colors.White))).toBe(
      true,
    )
    expect((await choices('')).some((title) => title.startsWith('White'))).toBe(true)
  })
})

describe('A translation that is changed in the dashboard', () => {
  let product: TestProducts
  const batch = async (body: object) =>
    done('POST', '/admin/translations/batch', {
      ...asAdmin,
      body: { create: [], update: [], delete: [], ...body },
    })
  const word = `Nachtfalter${Date.now()}`
  const later = `Glühwürmchen${Date.now()}`

  beforeAll(async () => {
    product = await makeProducts(admin, 'Moth Lamp', 1)
  })

  afterAll(async () => product.remove())

  const isFound = async (locale: string, q: string) =>
    (await titlesFound(locale, q)).includes(q) ? true : undefined

  it('is in the page and in the lists of its language within seconds, and in no other', async () => {
    const made = await batch({
      create: [
        {
          reference: 'product',
          reference_id: product.productId,
          locale_code: 'de',
          translations: { title: word },
        },
      ],
    })
    await eventually('new title in the German list', async () => isFound('de', word), soon)
    const page = async (locale: string) =>
      at(await done('GET', `/store/products?id=${product.productId}&locale=${locale}`), 'products.0.title')
    expect([await page('de'), await page('ar'), await page('en')]).toEqual([word, 'Moth Lamp', 'Moth Lamp'])
    expect(await titlesFound('ar', word)).not.toContain(word)

    const id = textAt(made, 'created.0.id')
    await batch({ update: [{ id, translations: { title: later } }] })
    await eventually('changed title', async () => isFound('de', later), soon)
    await batch({ delete: [id] })
    await eventually(
      'title as it was entered',
      async () => ((await titlesFound('de', 'Moth Lamp')).includes('Moth Lamp') ? true : undefined),
      soon,
    )
    expect(await page('de')).toBe('Moth Lamp')
  })

  it('of what the owner has added is told in its language, and refused where it cannot be', async () => {
    const { productId } = product
    await done('POST', `/admin/products/${productId}/content`, {
      ...asAdmin,
      body: { care: 'Keep it dry.', specifications: [{ label: 'Fabric', value: 'Silk paper' }] },
    })
    const path = `/admin/content-translations/product/${productId}`
    const read = at(await done('GET', path, asAdmin), 'content_translation')
    expect(at(read, 'texts')).toEqual([
      { key: 'field:care', text: 'Keep it dry.' },
      { key: 'text:Fabric', text: 'Fabric' },
      { key: 'text:Silk paper', text: 'Silk paper' },
    ])
    const texts = { 'field:care': 'Trocken halten.', 'text:Fabric': 'Stoff', 'text:Silk paper': ' ' }
    await done('POST', path, { ...asAdmin, body: { locale: 'de', texts } })
    const shown = async (locale: string) =>
      at(
        await done(
          'GET',
          `/store/products?id=${productId}&fields=id,product_content.care,product_content.specifications&locale=${locale}`,
        ),
        'products.0.product_content',
      )
    expect(await shown('de')).toMatchObject({
      care: 'Trocken halten.',
      specifications: [{ label: 'Stoff', value: 'Silk paper' }],
    })
    expect(await shown('hi')).toMatchObject({ care: 'Keep it dry.' })
    const refused = async (to: string, body: object) => (await ask('POST', to, { ...asAdmin, body })).status
    expect(await refused(path, { locale: 'fr-FR', texts })).toBe(400)
    expect(await refused(path, { locale: 'de', texts: { care: 'x' } })).toBe(400)
    expect(await refused('/admin/content-translations/product/prod_none', { locale: 'de', texts })).toBe(404)
    expect(await refused('/admin/content-translations/weather/x', { locale: 'de', texts })).toBe(404)
    expect((await ask('POST', path, { body: { locale: 'de', texts } })).status).toBe(401)
  })
})

describe('The translations of what the owner has added', () => {
  const database = new Client({ connectionString: process.env['DATABASE_URL'] })
  beforeAll(async () => database.connect())
  afterAll(async () => database.end())

  const kept = async (id: string): Promise<number> => {
    const found = await database.query('select 1 from content_translation where owner_id = $1', [id])
    return found.rowCount ?? 0
  }
  const name = `Passing ${Date.now()}`
  const page = { slug: `passing-${Date.now()}`, body: 'Soon gone.', seo_title: null, seo_description: null }

  it.each([
    {
      kind: 'product',
      path: '/admin/products',
      made: { title: name, options: [{ title: 'Size', values: ['One'] }] },
      body: 'product',
    },
    { kind: 'product_category', path: '/admin/product-categories', made: { name }, body: 'product_category' },
    { kind: 'product_collection', path: '/admin/collections', made: { title: name }, body: 'collection' },
    { kind: 'shop_page', path: '/admin/shop-pages', made: { ...page, title: name }, body: 'shop_page' },
  ])('are deleted with the $kind', async ({ kind, path, made, body }) => {
    const id = textAt(await done('POST', path, { ...asAdmin, body: made }), `${body}.id`)
    await done('POST', `/admin/content-translations/${kind}/${id}`, {
      ...asAdmin,
      body: { locale: 'de', texts: { 'text:Soon gone.': 'Bald weg.' } },
    })
    expect(await kept(id)).toBe(1)
    await done('DELETE', `${path}/${id}`, asAdmin)
    await eventually('translations gone', async () => ((await kept(id)) === 0 ? true : undefined), soon)
  })
})
