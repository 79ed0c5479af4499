import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { almost, few, isClean } from '@umber/fake-backend/hostile'
import { stockFromAnswer } from './stock-from-wire.ts'

const lines = [
  { productId: 'prod_1', variantId: 'variant_1' },
  { productId: 'prod_1', variantId: 'variant_2' },
]
const stockOf = (...variants: readonly unknown[]) =>
  stockFromAnswer({ products: [{ id: 'prod_1', variants }] }, lines)

describe('The stock in a response', () => {
  it.each([
    [{ inventory_quantity: 3 }, 3],
    [{ inventory_quantity: '3' }, 3],
    [{ inventory_quantity: 0, manage_inventory: true }, 0],
    [{ inventory_quantity: -2 }, 0],
    [{ inventory_quantity: 0, manage_inventory: false }, Number.POSITIVE_INFINITY],
    [{ inventory_quantity: 0, allow_backorder: true }, Number.POSITIVE_INFINITY],
    [{ inventory_quantity: null }, Number.POSITIVE_INFINITY],
  ])('[F-42] of a variant with %j is %d', (variant, left) => {
    expect(stockOf({ id: 'variant_1', ...variant })?.get('variant_1')).toBe(left)
  })

  it('[F-43] marks missing variants as gone', () => {
    expect(stockOf({ id: 'variant_1' })?.get('variant_2')).toBe('gone')
    expect(stockFromAnswer({ products: [] }, lines)?.get('variant_1')).toBe('gone')
  })

  it.each([undefined, null, '', {}, { products: null }, { products: { length: 1 } }])(
    'is unknown when the answer is %j',
    (answer) => {
      expect(stockFromAnswer(answer, lines)).toBeUndefined()
    },
  )

  it('[MAP-05] [F-107] is valid, whatever the backend sends', () => {
    const variant = almost({
      id: fc.constantFrom('variant_1', 'variant_2'),
      inventory_quantity: fc.constantFrom<unknown>(0, 4, '7', -1),
      manage_inventory: fc.boolean(),
    })
    const answer = almost({ products: few(almost({ variants: few(variant) })) })
    fc.assert(
      fc.property(answer, (json) => {
        const stock = stockFromAnswer(json, lines)
        expect(isClean()).toBe(true)
        for (const left of stock?.values() ?? []) expect(left === 'gone' || left >= 0).toBe(true)
        expect([0, 2]).toContain(stock?.size ?? 0)
      }),
    )
  })
})
