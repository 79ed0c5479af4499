import { describe, expect, it } from 'vitest'

import { categories, colors, pricesOf, products, regions, sizes, type Product } from './index.ts'

/** The slugs of the products that break a rule, so that a failing test names them. */
const breaking = (rule: (product: Product) => boolean): string[] =>
  products.filter((product) => !rule(product)).map((product) => product.slug)

const isDistinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length

describe('the sample catalogue', () => {
  it('holds at least 36 products, each with its own slug, id, article number and SKUs', () => {
    expect(products.length).toBeGreaterThanOrEqual(36)
    expect(isDistinct(products.map((product) => product.slug))).toBe(true)
    expect(isDistinct(products.map((product) => product.id))).toBe(true)
    expect(isDistinct(products.map((product) => product.articleNumber))).toBe(true)
    expect(isDistinct(products.flatMap((product) => product.variants.map((variant) => variant.sku)))).toBe(
      true,
    )
  })

  it('has every category of the menu, parents first [HEAD-04]', () => {
    expect(categories.map((category) => category.slug)).toEqual([
      'men',
      'men-tshirts',
      'men-shirts',
      'women',
      'women-dresses',
      'women-tops',
      'women-jumpsuits',
      'women-coords',
      'women-kurti-sets',
      'women-shirts',
      'accessories',
      'accessories-sunglasses',
      'accessories-watches',
      'accessories-belts',
      'accessories-wallets',
      'home-essentials',
      'home-premium-candles',
    ])
  })

  it('has something to buy in every category', () => {
    const filed = new Set<string>(products.map((product) => product.category))
    const parents = new Set(categories.map((category) => category.parent))
    const empty = categories.filter((category) => !parents.has(category.slug) && !filed.has(category.slug))
    expect(empty).toEqual([])
  })

  it('describes every product in two to four sentences with four to six specifications', () => {
    const sentences = (product: Product): number =>
      product.description.split(/\.(?:\s|$)/).filter(Boolean).length
    expect(breaking((product) => sentences(product) >= 2 && sentences(product) <= 4)).toEqual([])
    expect(breaking((product) => !product.description.includes('!'))).toEqual([])
    expect(
      breaking(({ specifications }) => specifications.length >= 4 && specifications.length <= 6),
    ).toEqual([])
    expect(
      breaking((product) => Boolean(product.subtitle && product.material && product.tags.length)),
    ).toEqual([])
  })

  it('has every colour and every size of the filter panel as the default of some product [CAT-04]', () => {
    expect(colors.filter((color) => !products.some((product) => product.colors[0] === color))).toEqual([])
    expect(sizes.filter((size) => !products.some((product) => product.sizes[0] === size))).toEqual([])
    expect(breaking((product) => isDistinct(product.colors) && isDistinct(product.sizes))).toEqual([])
  })

  it('has whole prices within the range of the filter', () => {
    const isWithin = (price: number): boolean => Number.isInteger(price) && price > 0 && price <= 500
    expect(breaking((product) => isWithin(product.price))).toEqual([])
    expect(breaking((product) => isWithin(product.compareAtPrice ?? product.price))).toEqual([])
  })

  it('has sales, on which the compare-at price is above the price, and new arrivals', () => {
    const onSale = products.filter((product) => product.compareAtPrice !== undefined)
    expect(onSale.length).toBeGreaterThan(5)
    expect(onSale.filter((product) => (product.compareAtPrice ?? 0) <= product.price)).toEqual([])
    expect(products.filter((product) => product.isNew).length).toBeGreaterThan(5)
  })

  it('is priced in every currency, reduced where it is reduced, and without decimals where the currency has none', () => {
    const prices = products.flatMap(pricesOf)
    expect(new Set(prices.map(({ currency }) => currency))).toEqual(
      new Set(regions.map(({ currency }) => currency)),
    )
    expect(prices.filter(({ amount, compareAtAmount }) => (compareAtAmount ?? amount + 1) <= amount)).toEqual(
      [],
    )
    expect(prices.filter(({ currency, amount }) => currency === 'jpy' && !Number.isInteger(amount))).toEqual(
      [],
    )
    const linen = products.find(({ slug }) => slug === 'linen-shirt') as Product
    expect(pricesOf(linen)).toEqual([
      { currency: 'inr', amount: 189 },
      { currency: 'eur', amount: 94.9 },
      { currency: 'usd', amount: 104 },
      { currency: 'jpy', amount: 15_100 },
    ])
  })

  it('has a product that is not sold in the United States, and one that is not sold in Japan', () => {
    const currenciesOf = (slug: string) =>
      products
        .filter((product) => product.slug === slug)
        .flatMap(pricesOf)
        .map(({ currency }) => currency)
    expect(currenciesOf('monsoon-candle')).toEqual(['inr', 'eur', 'jpy'])
    expect(currenciesOf('zip-wallet')).toEqual(['inr', 'eur', 'usd'])
  })

  it('took in each product on a day of its own, the new ones last', () => {
    const days = products.map((product) => product.addedDaysAgo)
    expect(isDistinct(days)).toBe(true)
    const fresh = products.filter((product) => product.isNew).map((product) => product.addedDaysAgo)
    const others = products.filter((product) => !product.isNew).map((product) => product.addedDaysAgo)
    expect(Math.max(...fresh)).toBeLessThan(Math.min(...others))
  })

  it('makes one variant of every colour in every size, the default one first', () => {
    const variantsOf = (slug: string) => products.find((product) => product.slug === slug)?.variants ?? []
    expect(variantsOf('linen-shirt')).toHaveLength(12)
    expect(variantsOf('linen-shirt')[0]).toMatchObject({ sku: 'LINEN-SHIRT-WHITE-M', title: 'White / M' })
    expect(variantsOf('card-holder').map((variant) => variant.title)).toEqual(['Red', 'Black', 'Blue'])
  })
})
