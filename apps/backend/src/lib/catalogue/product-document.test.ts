import { describe, expect, it } from 'vitest'

import type { IndexedProduct } from './indexed-product'
import { productDocument, type DocumentContext } from './product-document'

const priced = (now: number, before = now) => ({
  calculated_price: { calculated_amount: now, original_amount: before },
})
const color = (value: string) => ({ options: [{ value, option: { title: 'Color' } }] })

const shirt: IndexedProduct = {
  id: 'prod_shirt',
  handle: 'linen-shirt',
  title: 'Linen Shirt',
  material: 'Linen',
  status: 'published',
  created_at: '2026-11-01T00:00:00.000Z',
  metadata: { is_new: true, is_featured: 'false' },
  images: [
    { url: '/side.webp', rank: 1 },
    { url: '/white.webp', rank: 0 },
    { url: '/detail.webp', rank: 2 },
  ],
  collection: { id: 'pcol_monsoon', title: 'Monsoon' },
  categories: [{ id: 'pcat_linen' }, { id: 'pcat_hidden' }],
  tags: [{ value: 'summer' }],
  sales_channels: [{ id: 'web' }, null],
  options: [
    {
      title: 'Color',
      values: [
        { value: 'Blue', rank: 1 },
        { value: 'White', rank: 0 },
      ],
    },
    { title: 'Size', values: [{ value: 'M' }] },
  ],
  variants: [
    { ...priced(210), ...color('Blue'), thumbnail: '/blue.webp' },
    { ...priced(189, 220), ...color('White'), thumbnail: '/white.webp' },
    { calculated_price: null },
  ],
}

const context: DocumentContext = {
  region: { id: 'reg_india', currency: 'inr', countries: ['in'] },
  categories: new Map([
    [
      'pcat_linen',
      [
        { handle: 'linen', name: 'Linen' },
        { handle: 'cloth', name: 'Fabrics & Yarn' },
      ],
    ],
  ]),
  ratings: new Map(),
}
const documentOf = (product: IndexedProduct) => productDocument(product, context)

describe('A product in the index', () => {
  it('has the price and the original price of its cheapest variant', () => {
    expect(documentOf(shirt)).toMatchObject({ price: 189, compare_at_price: 220, currency: 'inr' })
  })

  it('knows the prices that apply to it, in their region', () => {
    const price = { ...priced(189).calculated_price, calculated_price: { id: 'price_sale' } }
    const variants = [{ calculated_price: { ...price, original_price: { id: 'price_base' } } }, priced(210)]
    expect(documentOf({ ...shirt, variants })).toMatchObject({
      id: 'prod_shirt@reg_india',
      product_id: 'prod_shirt',
      price_ids: ['price_sale', 'price_base'],
      region_id: 'reg_india',
    })
  })

  it('says whether its price includes tax', () => {
    const taxed = { ...priced(189).calculated_price, is_calculated_price_tax_inclusive: true }
    expect(documentOf(shirt)).toMatchObject({ includes_tax: false })
    expect(documentOf({ ...shirt, variants: [{ calculated_price: taxed }] })).toMatchObject({
      includes_tax: true,
    })
  })

  it('says whether its variants have other prices', () => {
    const variesWith = (...variants: IndexedProduct['variants'] & object) =>
      documentOf({ ...shirt, variants })?.varies_in_price
    expect(variesWith(priced(189), priced(189, 220))).toBe(false)
    expect(variesWith(priced(189), priced(210))).toBe(true)
    expect(variesWith(priced(189), { calculated_price: null })).toBe(true)
    expect(variesWith(priced(189))).toBe(false)
  })

  it('can be found by its categories and their ancestors, by options and by words', () => {
    expect(documentOf(shirt)).toMatchObject({
      categories: ['linen', 'cloth'],
      category_ids: ['pcat_linen'],
      collection_id: 'pcol_monsoon',
      colors: ['White', 'Blue'],
      sizes: ['M'],
      words: 'Linen Monsoon summer Blue White M linen shirt linen cloth Fabrics & Yarn',
      sales_channel_ids: ['web'],
    })
  })

  it('is described in words, without the marks of HTML and Markdown', () => {
    const described = (description: string) => documentOf({ ...shirt, description })?.description
    expect(described('<p>Soft&nbsp;<b>linen</b>.</p><script>x</script>')).toBe('Soft linen.')
    expect(described('Soft linen.\n- 2 * 3 < 7')).toBe('Soft linen.\n- 2 * 3 < 7')
  })

  it('can be filtered by every option, in the words and the order of the merchant', () => {
    const sage = { value: 'Sage, light', rank: 0, metadata: { hex: ' #9a8b7c ' } }
    const own = documentOf({
      ...shirt,
      options: [
        { title: 'Farbe', values: [{ value: 'Rot', rank: 1 }, sage] },
        { title: 'Scent', values: [{ value: 'Fig_1' }] },
        { title: 'Title', values: [{ value: 'Default option value' }] },
      ],
    })
    expect(own).toMatchObject({
      colors: ['Sage, light', 'Rot'],
      sizes: [],
      option_keys: ['farbe_sage%2c light', 'farbe_rot', 'scent_fig%5f1'],
      option_values: [
        'Farbe\u001FSage, light\u001F0\u001F#9a8b7c',
        'Farbe\u001FRot\u001F1\u001F',
        'Scent\u001FFig_1\u001F\u001F',
      ],
      swatches: ['Sage, light\u001F#9a8b7c'],
    })
  })

  it('can be found by its numbers, and by a word with or without its hyphen', () => {
    const variants = [{ ...priced(189), sku: 'LS-1', ean: '4006381333931', upc: null, barcode: 'B7' }]
    const { words } =
      documentOf({ ...shirt, title: 'Camp-Collar Shirt', variants, metadata: { article_number: 4711 } }) ?? {}
    for (const word of ['LS-1', '4006381333931', 'B7', '4711', 'CampCollar']) expect(words).toContain(word)
  })

  it('shows its first two pictures, with the color of the first', () => {
    expect(documentOf(shirt)).toMatchObject({
      pictures: ['/white.webp', '/side.webp'],
      picture_color: 'White',
    })
    expect(documentOf({ ...shirt, images: [], thumbnail: '/own.webp' })).toMatchObject({
      pictures: ['/own.webp', '/blue.webp'],
      picture_color: '',
    })
  })

  it('has a picture of each colour: the owner’s word goes before the variant', () => {
    const color = (value: string, thumbnail: string | null) => ({
      ...priced(189),
      thumbnail,
      options: [{ value, option: { title: 'Farbe' } }],
    })
    const own = documentOf({
      ...shirt,
      options: [{ title: 'Farbe', values: [{ value: 'Rot' }, { value: 'Sand' }, { value: 'Grau' }] }],
      variants: [color('Rot', '/rot.webp'), color('Sand', '/sand.webp'), color('Grau', null)],
      product_content: {
        pictures: [{ url: '/noted.webp', text: '', focus: null, fit: 'cover', color: 'Sand' }],
      },
    })
    expect(own?.color_pictures).toEqual(['Rot\u001F/rot.webp', 'Sand\u001F/noted.webp'])
  })

  it('is sold out when no variant can be bought in any of its sales channels', () => {
    const stocked = (pieces: number, reserved = 0, channel = 'web') => ({
      ...priced(189),
      manage_inventory: true,
      inventory_items: [
        {
          inventory_item_id: 'item',
          inventory: {
            location_levels: [
              {
                stocked_quantity: pieces,
                reserved_quantity: reserved,
                stock_locations: [{ sales_channels: [{ id: channel }] }],
              },
            ],
          },
        },
      ],
    })
    const isSoldOut = (...variants: IndexedProduct['variants'] & object) =>
      documentOf({ ...shirt, variants })?.is_sold_out
    expect(isSoldOut(stocked(0), stocked(1))).toBe(false)
    expect(isSoldOut(stocked(0), stocked(2, 2))).toBe(true)
    expect(isSoldOut(stocked(5, 0, 'elsewhere'))).toBe(true)
    expect(isSoldOut({ ...stocked(0), allow_backorder: true })).toBe(false)
    expect(isSoldOut({ ...stocked(0), manage_inventory: false })).toBe(false)
  })

  it('is new or featured when its metadata says so, as a boolean or a string', () => {
    expect(documentOf(shirt)).toMatchObject({ is_new: true, is_featured: false })
    expect(documentOf({ ...shirt, metadata: { is_new: '0', is_featured: 'true' } })).toMatchObject({
      is_new: false,
      is_featured: true,
    })
  })

  it('is not indexed without a price', () => {
    expect(documentOf({ ...shirt, variants: [] })).toBeUndefined()
    expect(documentOf({ ...shirt, variants: [priced(0)] })).toMatchObject({ price: 0 })
  })
})
