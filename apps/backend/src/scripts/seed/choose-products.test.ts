import { products } from '@umber/sample-store'
import { describe, expect, it } from 'vitest'

import { chooseProducts } from './choose-products'

describe('The seeded products', () => {
  it('are the sample store, unless SEED_PRODUCTS is set', () => {
    expect(chooseProducts({})).toEqual(products)
    expect(chooseProducts({ SEED_PRODUCTS: '' })).toEqual(products)
    expect(chooseProducts({ SEED_PRODUCTS: '300' })).toHaveLength(300)
  })

  it.each(['many', '1', '-5', '200.5', '1000000'])('are never %s', (asked) => {
    expect(() => chooseProducts({ SEED_PRODUCTS: asked })).toThrow('SEED_PRODUCTS has to be a whole number')
  })
})
