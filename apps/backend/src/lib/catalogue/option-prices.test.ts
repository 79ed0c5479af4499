import { describe, expect, it } from 'vitest'

import { optionPrices } from './option-prices'

const variant = (now: number | null, options: Readonly<Record<string, string>>, before = now) => ({
  calculated_price: now === null ? null : { calculated_amount: now, original_amount: before },
  choices: Object.entries(options).map(([title, value]) => ({ title, value })),
})

/** As the index separates the parts of an entry. */
const entry = (...parts: readonly (string | number)[]) => parts.join('\u001F')

describe('The prices of the choices of a product', () => {
  it('are told by those options only that they depend on', () => {
    expect(
      optionPrices([
        variant(189, { Color: 'White', Size: 'M' }),
        variant(189, { Color: 'Black', Size: 'M' }),
        variant(219, { Color: 'White', Size: 'XL' }),
        variant(219, { Color: 'Black', Size: 'XL' }),
      ]),
    ).toEqual([entry(189, 189, 'Size', 'M'), entry(219, 219, 'Size', 'XL')])
  })

  it('have the price before a reduction, which may be of one colour', () => {
    expect(
      optionPrices([variant(150, { Farbe: 'Rot' }, 189), variant(189, { Farbe: 'Grün' }), variant(null, {})]),
    ).toEqual([entry(150, 189, 'Farbe', 'Rot'), entry(189, 189, 'Farbe', 'Grün')])
  })

  it('are told by several options where each of them decides', () => {
    const prices = optionPrices([
      variant(1, { Color: 'White', Size: 'M' }),
      variant(2, { Color: 'White', Size: 'L' }),
      variant(3, { Color: 'Black', Size: 'M' }),
    ])
    expect(prices).toEqual([
      entry(1, 1, 'Color', 'White', 'Size', 'M'),
      entry(2, 2, 'Color', 'White', 'Size', 'L'),
      entry(3, 3, 'Color', 'Black', 'Size', 'M'),
    ])
  })

  it('are not told where all are the same, or nothing is chosen', () => {
    expect(optionPrices([variant(189, { Size: 'M' }), variant(189, { Size: 'L' })])).toEqual([])
    expect(optionPrices([variant(189, {})])).toEqual([])
    expect(optionPrices([])).toEqual([])
  })
})
