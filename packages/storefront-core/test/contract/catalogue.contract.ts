import { describe, expect, it } from 'vitest'
import {
  categoryTree,
  colorsOf,
  collectionCategories,
  productsInCategory,
} from '@umber/storefront-core/catalogue'
import { createCatalogue, findVariant, initialSelection, optionChoices } from '@umber/storefront-core'
import { discountPercent } from '@umber/storefront-core/money'
import { backend } from './backend.ts'

const { client, backendUrl } = backend()
const catalogue = createCatalogue({
  hasProductContent: true,
  client,
  backendUrl,
  featuredProductIds: [],
  categories: collectionCategories,
})

describe('The catalogue on a real backend', () => {
  it('[MAP-01] [MAP-03] [MAP-04] lists products with prices, pictures, options and stock', async () => {
    const products = await catalogue.products()
    expect(products.length).toBeGreaterThanOrEqual(36)
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length)
    for (const product of products) {
      expect(product.price?.currency).toBe('inr')
      expect(product.price?.amount).toBeGreaterThan(0)
      expect(product.images.every((image) => image.startsWith(`${backendUrl}/images/`))).toBe(true)
      expect(product.images.length).toBeGreaterThanOrEqual(1)
      expect(colorsOf(product).length).toBeGreaterThanOrEqual(1)
      expect(product.variants.every(({ options }) => options.length === product.options.length)).toBe(true)
      // A variant without inventory management is always available.
      expect(product.variants.every((one) => one.available || one.inventoryQuantity !== undefined)).toBe(true)
      expect(product.createdAt).toBeDefined()
    }
  })

  it('lists products with their descriptions, SKUs and barcodes on request', async () => {
    const [brief, detailed] = [await catalogue.products(), await catalogue.products({ details: true })]
    expect(detailed.map(({ id }) => id)).toEqual(brief.map(({ id }) => id))
    expect(brief.every(({ description }) => description === '')).toBe(true)
    expect(detailed.every(({ description }) => description !== '')).toBe(true)
    const variants = detailed.flatMap((product) => product.variants)
    expect(variants.every(({ sku }) => sku !== undefined)).toBe(true)
    // The sample store has none: what is missing is not there, and is not refused.
    expect(variants.every((variant) => !('barcode' in variant))).toBe(true)
  })

  it('[MAP-01] flags featured, new, reduced and sold-out products', async () => {
    const products = await catalogue.products()
    expect(products.filter(({ isFeatured }) => isFeatured)).toHaveLength(2)
    expect(products.some(({ isNew }) => isNew)).toBe(true)
    expect(products.some(({ isNew }) => !isNew)).toBe(true)
    const reduced = products.filter((one) => discountPercent(one.price, one.compareAtPrice) !== undefined)
    expect(reduced.length).toBeGreaterThan(3)
    expect(products.flatMap(({ variants }) => variants).some(({ available }) => !available)).toBe(true)
  })

  it('[PROD-03] preselects a variant of every available product', async () => {
    for (const product of await catalogue.products()) {
      const selection = initialSelection(product)
      const canBeHad = product.variants.some(({ available }) => available)
      expect(findVariant(product, selection)?.available ?? false).toBe(canBeHad)
      const chosen = optionChoices(product, selection).flatMap(({ choices }) =>
        choices.filter((one) => one.selected),
      )
      expect(chosen).toHaveLength(product.options.length)
    }
  })

  it('[CAT-05] puts the products in a tree of categories, none of them empty', async () => {
    const [products, categories] = await Promise.all([catalogue.products(), catalogue.categories()])
    const tree = categoryTree(categories)
    expect(tree.map(({ category }) => category.slug)).toEqual([
      'men',
      'women',
      'accessories',
      'home-essentials',
    ])
    for (const { category, children } of tree) {
      const within = productsInCategory(products, categories, category.slug)
      const below = children.flatMap((child) => productsInCategory(products, categories, child.category.slug))
      expect(within.length).toBeGreaterThan(0)
      expect(within).toEqual(expect.arrayContaining(below))
      for (const { category: child } of children) {
        expect(productsInCategory(products, categories, child.slug).length).toBeGreaterThan(0)
        expect(child.description).not.toBe('')
      }
    }
  })

  it('[PROD-09] [PROD-11] reads one product in full, and none of an unknown name', async () => {
    const [first] = await catalogue.products()
    const product = await catalogue.product(first?.slug ?? '')
    expect(product?.id).toBe(first?.id)
    expect(product?.description).not.toBe('')
    expect(product?.specifications.length).toBeGreaterThan(0)
    expect(product?.variants.map(({ id }) => id)).toEqual(first?.variants.map(({ id }) => id))
    expect(await catalogue.product('no-such-thing')).toBeUndefined()
    expect(await catalogue.product('../carts?x=1')).toBeUndefined()
  })
})
