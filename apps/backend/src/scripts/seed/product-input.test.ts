import { categories, products, type Product } from '@umber/sample-store'
import { describe, expect, it } from 'vitest'

import { productInput, type ProductPlaces } from './product-input'
import { variantInputs } from './variant-input'

/** Ids derived from names, in place of a backend's. */
const named = (kind: string, names: readonly string[]) =>
  new Map(names.map((name) => [name, `${kind}:${name}`] as const))

const slugs = categories.map((category) => category.slug)
const places: ProductPlaces = {
  now: new Date('2026-11-20T12:00:00Z'),
  salesChannelId: 'web',
  shippingProfileId: 'default',
  collections: named('collection', slugs),
  productCategories: named('category', slugs),
  colorOptions: named(
    'colors',
    products.map((product) => product.slug),
  ),
  types: named(
    'type',
    categories.map((category) => category.productType),
  ),
  tags: named(
    'tag',
    products.flatMap((product) => product.tags),
  ),
}

function product(slug: string): Product {
  const found = products.find((candidate) => candidate.slug === slug)
  if (found === undefined) throw new Error(`no product ${slug}`)
  return found
}

describe('the workflow input of a product', () => {
  it('is in the collection of its own category, and in the categories of child and parent [CAT-05]', () => {
    const shirt = productInput(product('linen-shirt'), places)
    expect(shirt.collection_id).toBe('collection:men-shirts')
    expect(shirt.category_ids).toEqual(['category:men-shirts', 'category:men'])
    expect(productInput(product('linen-cushion'), places).category_ids).toEqual(['category:home-essentials'])
  })

  it('has its fixed id, and flags in its metadata', () => {
    const shirt = productInput(product('linen-shirt'), places)
    expect(shirt.id).toBe('prod_umber_linen_shirt')
    expect(shirt.metadata).toMatchObject({ is_new: false, is_featured: true, article: 'UE-1201' })
    expect(productInput(product('striped-tee'), places).metadata).toMatchObject({ is_new: true })
  })

  it('has one relative picture URL per color, the default color first', () => {
    const { images, thumbnail } = productInput(product('linen-shirt'), places)
    expect(images).toHaveLength(6)
    expect(images?.[0]?.url).toMatch(/^\/images\/linen-shirt-white-800\.webp/)
    expect(thumbnail).toBe(images?.[0]?.url)
  })

  it('is refused when the backend lacks something it refers to', () => {
    expect(() => productInput(product('linen-shirt'), { ...places, tags: new Map() })).toThrow(
      'The backend holds nothing called shirt.',
    )
  })
})

describe('the variants of a product', () => {
  it('have the options, rank and picture of their colour and size', () => {
    const [first] = variantInputs(product('linen-shirt'))
    expect(first).toMatchObject({
      product_id: 'prod_umber_linen_shirt',
      sku: 'LINEN-SHIRT-WHITE-M',
      options: { Color: 'White', Size: 'M' },
      variant_rank: 0,
      prices: [
        { currency_code: 'inr', amount: 189 },
        { currency_code: 'eur', amount: 94.9 },
        { currency_code: 'usd', amount: 104 },
        { currency_code: 'jpy', amount: 15_100 },
      ],
    })
    expect(first?.thumbnail).toMatch(/^\/images\/linen-shirt-white-800\.webp/)
    expect(variantInputs(product('card-holder'))[0]?.options).toEqual({ Color: 'Red' })
  })

  it('have the compare-at price, which the sale lowers [PROD-02]', () => {
    expect(variantInputs(product('wrap-dress'))[0]?.prices?.[0]).toEqual({ currency_code: 'inr', amount: 399 })
  })

  it('have managed inventory unless the stock says otherwise', () => {
    expect(variantInputs(product('linen-shirt'))[0]).toMatchObject({
      manage_inventory: true,
      allow_backorder: false,
    })
    expect(variantInputs(product('monsoon-candle'))[0]).toMatchObject({ manage_inventory: false })
    expect(variantInputs(product('dress-watch'))[0]).toMatchObject({
      manage_inventory: true,
      allow_backorder: true,
    })
  })
})
