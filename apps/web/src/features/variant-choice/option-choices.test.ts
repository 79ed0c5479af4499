import { describe, expect, it } from 'vitest'
import { inSizeOrder } from './option-choices.tsx'

const ordered = (...values: readonly string[]) =>
  inSizeOrder(values.map((value) => ({ value, available: true, isMade: true, selected: false }))).map(
    ({ value }) => value,
  )

describe('the order of sizes', () => {
  it('is from small to large, independent of the data', () => {
    expect(ordered('M', 'S', 'XXL', 'L', 'XS', 'XL')).toEqual(['XS', 'S', 'M', 'L', 'XL', 'XXL'])
  })

  it('puts unknown sizes last, in their own order', () => {
    expect(ordered('Tall', 'L', 'One size', 's')).toEqual(['s', 'L', 'Tall', 'One size'])
  })

  it('does not change other options', () => {
    expect(ordered('White', 'Blue', 'Green')).toEqual(['White', 'Blue', 'Green'])
  })
})
