import { describe, expect, it } from 'vitest'
import { inSizeOrder } from './size-order.ts'

const ordered = (...values: readonly string[]) =>
  inSizeOrder(values.map((value) => ({ value, available: true, selected: false }))).map(({ value }) => value)

describe('the order of sizes', () => {
  it('runs from small to large, whatever comes first in the data', () => {
    expect(ordered('M', 'S', 'XXL', 'L', 'XS', 'XL')).toEqual(['XS', 'S', 'M', 'L', 'XL', 'XXL'])
  })

  it('puts what is no known size behind, in its own order', () => {
    expect(ordered('Tall', 'L', 'One size', 's')).toEqual(['s', 'L', 'Tall', 'One size'])
  })

  it('leaves other options alone', () => {
    expect(ordered('White', 'Blue', 'Green')).toEqual(['White', 'Blue', 'Green'])
  })
})
