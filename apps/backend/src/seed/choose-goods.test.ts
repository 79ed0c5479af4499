import { products } from '@umber/sample-store'
import { describe, expect, it } from 'vitest'

import { chooseGoods } from './choose-goods'

describe('What is sold', () => {
  it('is the sample store, unless more is asked for', () => {
    expect(chooseGoods({})).toEqual(products)
    expect(chooseGoods({ SEED_PRODUCTS: '' })).toEqual(products)
    expect(chooseGoods({ SEED_PRODUCTS: '300' })).toHaveLength(300)
  })

  it.each(['many', '1', '-5', '200.5', '1000000'])('is never %s products', (asked) => {
    expect(() => chooseGoods({ SEED_PRODUCTS: asked })).toThrow('SEED_PRODUCTS has to be a whole number')
  })
})
