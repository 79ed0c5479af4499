import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isClean } from '@umber/fake-backend/hostile'
import { almostCollections } from '../../test/support/almost-wire.ts'
import { category, idsOf, product } from '../../test/support/products.ts'
import { collectionCategoriesFromWire } from './collection-categories.ts'
import type { Category } from './category.ts'
import { mainCategory, pathToCategory } from './category-path.ts'
import { type CategoryBranch, categoryTree, findCategory, subcategories } from './category-tree.ts'
import { productCategoriesFromWire } from './product-categories.ts'
import { productsInCategory } from './products-in-category.ts'
import { relatedProducts } from './related-products.ts'

const women = category('women', undefined, 2)
const dresses = category('women-dresses', 'women', 4)
const tops = category('women-tops', 'women', 3)
const men = category('men', undefined, 1)
const home = category('home-essentials', undefined, 5)
const candles = category('home-premium-candles', 'home-essentials', 6)
const all = [women, dresses, tops, men, home, candles]

const leaf = (one: Category): CategoryBranch => ({ category: one, children: [] })
const everyIn = ({ category: own, children }: CategoryBranch): readonly Category[] => [
  own,
  ...children.flatMap(everyIn),
]

const dress = product({ id: 'dress', categoryId: dresses.id })
const top = product({ id: 'top', categoryId: tops.id })
const shirt = product({ id: 'shirt', categoryId: men.id })
const candle = product({ id: 'candle', categoryId: candles.id })
const vase = product({ id: 'vase', categoryId: home.id })
const filed = product({ id: 'filed', categoryIds: [dresses.id] })
const products = [dress, top, shirt, candle, vase, filed]

describe('Categories read from collections', () => {
  it('have slug, text, picture, rank and parent', () => {
    const wire = [
      { id: 'c2', title: 'Shirts', handle: 'men-shirts', metadata: { parent_handle: 'men', rank: 2 } },
      {
        id: 'c1',
        title: 'Men',
        handle: 'men',
        metadata: { description: 'For him.', image: '/images/men.webp', parent_handle: null, rank: '0' },
      },
    ]
    expect(collectionCategoriesFromWire(wire, 'http://shop.test')).toEqual([
      {
        id: 'c1',
        name: 'Men',
        slug: 'men',
        description: 'For him.',
        image: 'http://shop.test/images/men.webp',
        rank: 0,
      },
      { id: 'c2', name: 'Shirts', slug: 'men-shirts', description: '', parentId: 'c1', rank: 2 },
    ])
  })

  it('[MAP-05] [F-107] are typed, whatever the backend sends', () => {
    fc.assert(
      fc.property(fc.oneof(almostCollections, fc.anything()), (json) => {
        for (const found of collectionCategoriesFromWire(json, 'http://shop.test')) {
          expect(found.id.trim() && found.name.trim() && found.slug.trim()).not.toBe('')
          expect(found.parentId).not.toBe(found.id)
          expect(found.image ?? 'http://none').toMatch(/^https?:\/\//)
        }
        expect(isClean()).toBe(true)
      }),
    )
  })
})

describe('Categories read from product categories', () => {
  const shop = 'http://shop.test'
  const men = {
    id: 'c1',
    name: 'Men',
    handle: 'men',
    rank: 1,
    parent_category_id: null,
    description: 'For him.',
  }
  const shirts = { id: 'c2', name: 'Shirts', handle: 'men-shirts', rank: 0, parent_category_id: 'c1' }

  it('have the order, the parent and the text of the dashboard, and the picture of the metadata', () => {
    const pictured = { ...men, metadata: { image: '/images/men.webp' } }
    expect(productCategoriesFromWire([shirts, pictured], shop)).toEqual([
      { id: 'c2', name: 'Shirts', slug: 'men-shirts', description: '', parentId: 'c1', rank: 0 },
      {
        id: 'c1',
        name: 'Men',
        slug: 'men',
        description: 'For him.',
        image: 'http://shop.test/images/men.webp',
        rank: 1,
      },
    ])
  })

  it('prefer the picture and the text of their page', () => {
    const page_content = {
      picture: '/static/men.jpg',
      picture_text: 'A man in linen',
      text: 'Linen for him.',
    }
    expect(productCategoriesFromWire([{ ...men, page_content }], shop)).toMatchObject([
      {
        description: 'Linen for him.',
        image: 'http://shop.test/static/men.jpg',
        imageText: 'A man in linen',
      },
    ])
  })

  it('are hidden below a category that is hidden', () => {
    const linen = { id: 'c3', name: 'Linen', handle: 'linen', parent_category_id: 'c2' }
    expect(productCategoriesFromWire([men, linen], shop).map(({ slug }) => slug)).toEqual(['men'])
  })

  it('[F-107] are typed, whatever the backend sends', () => {
    fc.assert(
      fc.property(fc.oneof(almostCollections, fc.anything()), (json) => {
        for (const found of productCategoriesFromWire(json, shop)) {
          expect(found.id.trim() && found.name.trim() && found.slug.trim()).not.toBe('')
          expect(found.image ?? 'http://none').toMatch(/^https?:\/\//)
        }
        expect(isClean()).toBe(true)
      }),
    )
  })
})

describe('The tree of categories', () => {
  it('has top-level categories with their children, both by rank', () => {
    expect(categoryTree(all)).toEqual([
      { category: men, children: [] },
      { category: women, children: [leaf(tops), leaf(dresses)] },
      { category: home, children: [leaf(candles)] },
    ])
    expect(subcategories(all, women)).toEqual([tops, dresses])
    expect(subcategories(all, undefined)).toEqual([men, women, home])
  })

  it('has any depth', () => {
    const gowns = category('gowns', 'women-dresses')
    const [branch] = categoryTree([women, dresses, gowns])
    expect(branch?.children).toEqual([{ category: dresses, children: [leaf(gowns)] }])
    expect(pathToCategory([gowns, dresses, women], gowns)).toEqual([women, dresses, gowns])
  })

  it('[F-103] terminates and includes every category when one is its own ancestor', () => {
    const looped = [category('a', 'b'), category('b', 'a'), category('c', 'a'), category('self', 'self')]
    for (const one of looped) expect(pathToCategory(looped, one).at(-1)).toBe(one)
    const shown = categoryTree(looped).flatMap(everyIn)
    expect(shown.map(({ slug }) => slug).toSorted()).toEqual(['a', 'b', 'c', 'self'])
    expect(productsInCategory(products, looped, 'a')).toEqual([])
  })

  it('shows a category with an unknown parent at the top', () => {
    const orphan = category('orphan', 'gone')
    expect(categoryTree([orphan])).toEqual([{ category: orphan, children: [] }])
  })

  it('terminates for any parents', () => {
    const slugs = ['a', 'b', 'c', 'd', 'e']
    const parents = fc.array(fc.constantFrom(undefined, ...slugs), { minLength: 5, maxLength: 5 })
    fc.assert(
      fc.property(parents, (of) => {
        const categories = slugs.map((slug, at) => category(slug, of[at]))
        for (const { category: top_, children } of categoryTree(categories)) {
          expect(children.map((child) => child.category)).not.toContain(top_)
        }
        expect(findCategory(categories, 'a')).toBe(categories[0])
      }),
    )
  })
})

describe('A category', () => {
  it('is found by its slug, and by the alias home', () => {
    expect(findCategory(all, 'women-tops')).toBe(tops)
    expect(findCategory(all, 'home')).toBe(home)
    expect(findCategory(all, 'nowhere')).toBeUndefined()
    expect(findCategory(all, 'constructor')).toBeUndefined()
  })

  it('[CAT-05] includes the products of its children', () => {
    expect(idsOf(productsInCategory(products, all, 'women'))).toEqual(['dress', 'top', 'filed'])
    expect(idsOf(productsInCategory(products, all, 'home'))).toEqual(['candle', 'vase'])
    expect(idsOf(productsInCategory(products, all, 'women-tops'))).toEqual(['top'])
  })

  it('[CAT-01] named all includes every product', () => {
    expect(productsInCategory(products, all, 'all')).toBe(products)
  })

  it('that does not exist is empty', () => {
    expect(productsInCategory(products, all, 'nowhere')).toEqual([])
  })
})

describe('The category that a product leads back to', () => {
  it('is that of its collection, else its lowest one', () => {
    expect(mainCategory(all, { categoryId: men.id, categoryIds: [tops.id] })).toBe(men)
    expect(mainCategory(all, { categoryId: 'pcol_edit', categoryIds: [women.id, tops.id] })).toBe(tops)
    expect(mainCategory(all, { categoryIds: [dresses.id, tops.id] })).toBe(tops)
    expect(mainCategory(all, { categoryIds: ['gone'] })).toBeUndefined()
  })
})

describe('Related products', () => {
  it('[PROD-10] are up to four others of the same category', () => {
    const shirts = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => product({ id, categoryId: men.id }))
    const [first] = shirts
    expect(idsOf(relatedProducts([...shirts, dress], first ?? dress))).toEqual(['b', 'c', 'd', 'e'])
    expect(idsOf(relatedProducts(shirts, first ?? dress, 2))).toEqual(['b', 'c'])
    expect(relatedProducts(products, dress)).toEqual([])
    expect(relatedProducts(products, filed)).toEqual([])
  })
})
