import type { Product } from '@umber/storefront-core'
import { describe, expect, it } from 'vitest'
import { purchasability } from './purchasability.ts'

const price = { amount: 189, currency: 'inr' }

function shirt(variant: { available: boolean; price?: typeof price }): Product {
  return {
    id: 'prod_1',
    name: 'Linen Shirt',
    options: [{ id: 'size', name: 'Size', values: ['S', 'M'] }],
    variants: [{ id: 'v_m', name: 'M', options: [{ id: 'size', value: 'M', available: true }], ...variant }],
  } as unknown as Product
}

describe('the add button’s state for a selection', () => {
  it('is ready for a variant that is in stock and priced', () => {
    expect(purchasability(shirt({ available: true, price }), { size: 'M' }).kind).toBe('ready')
  })

  it('is sold out when the chosen variant is', () => {
    expect(purchasability(shirt({ available: false, price }), { size: 'M' }).kind).toBe('sold-out')
  })

  it('names the option that is still to be chosen', () => {
    const answer = purchasability(shirt({ available: true, price }), {})
    expect(answer).toEqual({ kind: 'undecided', option: 'Size', optionId: 'size' })
  })

  it('needs no choice where nothing that is left can be bought', () => {
    expect(purchasability(shirt({ available: false, price }), {}).kind).toBe('sold-out')
    expect(purchasability(shirt({ available: true }), {}).kind).toBe('unpriced')
  })

  it('is not available when no variant has the chosen values', () => {
    expect(purchasability(shirt({ available: true, price }), { size: 'S' }).kind).toBe('unmade')
  })

  it('is not for sale without a price', () => {
    expect(purchasability(shirt({ available: true }), { size: 'M' }).kind).toBe('unpriced')
  })
})
