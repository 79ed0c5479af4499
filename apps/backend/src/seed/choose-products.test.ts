import { products } from '@umber/sample-store'
import { describe, expect, it } from 'vitest'

import { chooseProducts } from './choose-products'

describe('What is sold', () => {
  it('is the sample store, unless more is asked for', () => {
    expect(chooseProducts({})).toEqual(products)
    expect(chooseProducts({ SEED_PRODUCTS: '' })).toEqual(products)
    expect(chooseProducts({ SEED_PRODUCTS: '300' })).toHaveLength(300)
  })

  it.each(['many', '1', '-5', '200.5', '1000000'])('is never %s products', (asked) => {
    expect(() => chooseProducts({ SEED_PRODUCTS: asked })).toThrow('SEED_PRODUCTS has to be a whole number')
  })
})
