import { describe, expect, it } from 'vitest'

import { largeCatalogue, pictures, products } from './index.ts'

describe('A large catalogue', () => {
  const catalogue = largeCatalogue(5000)
  const variants = catalogue.flatMap((product) => product.variants)

  it('begins with the sample store and goes on to the number asked for', () => {
    expect(catalogue).toHaveLength(5000)
    expect(catalogue.slice(0, products.length)).toEqual(products)
    expect(largeCatalogue(0)).toEqual(products)
  })

  it('names nothing twice', () => {
    for (const name of ['slug', 'id', 'title', 'articleNumber'] as const)
      expect(new Set(catalogue.map((product) => product[name])).size).toBe(5000)
    expect(new Set(variants.map(({ sku }) => sku)).size).toBe(variants.length)
  })

  it('is full of differences', () => {
    expect(new Set(catalogue.map(({ price }) => price)).size).toBeGreaterThan(250)
    expect(new Set(catalogue.map(({ colors, sizes }) => [...colors, ...sizes].join())).size).toBeGreaterThan(
      60,
    )
    expect(catalogue.filter(({ compareAtPrice }) => compareAtPrice !== undefined).length).toBeGreaterThan(900)
    const soldOut = catalogue.filter((product) =>
      product.variants.every(({ stock }) => stock.kind === 'counted' && stock.quantity === 0),
    )
    expect(soldOut.length).toBeGreaterThan(400)
  })

  it('keeps to what the filters of the shop can show', () => {
    const odd = catalogue.filter(
      ({ price, compareAtPrice = price + 1 }) =>
        !Number.isInteger(price) || price < 1 || price > 500 || compareAtPrice <= price,
    )
    expect(odd).toEqual([])
  })

  it('shows pictures that exist', () => {
    const shown = [
      ...catalogue.flatMap((product) => product.pictures),
      ...variants.map(({ picture }) => picture),
    ]
    expect(shown.filter((name) => pictures[name] === undefined)).toEqual([])
  })
})
