import { describe, expect, it } from 'vitest'
import { product } from '../../test/support/products.ts'
import type { Product, Variant } from '../catalogue/product.ts'
import { openSelection } from './open-selection.ts'
import { findVariant, imagesFor, initialSelection, optionChoices, variantsLeft } from './variant-selection.ts'

function variant(color: string, size: string, available = true): Variant {
  return {
    id: `${color}-${size}`,
    name: `${color} / ${size}`,
    options: [
      { id: 'opt_color', value: color, available },
      { id: 'opt_size', value: size, available },
    ],
    available,
    image: `http://shop.test/${color}.webp`,
  }
}

function shirt(...variants: readonly [Variant, ...Variant[]]): Product {
  const images = ['http://shop.test/White.webp', 'http://shop.test/Blue.webp']
  return { ...product({ id: 'shirt', colors: ['White', 'Blue'], sizes: ['M', 'S'], images }), variants }
}

const whole = shirt(
  variant('White', 'M'),
  variant('White', 'S', false),
  variant('Blue', 'M'),
  variant('Blue', 'S'),
)
const blueS = { opt_color: 'Blue', opt_size: 'S' }

describe('The chosen options', () => {
  it('[PROD-03] are the first value of each at first', () => {
    expect(initialSelection(whole)).toEqual({ opt_color: 'White', opt_size: 'M' })
  })

  it('[PROD-03] are those of the first available variant when the first values have none', () => {
    const soldOut = shirt(variant('White', 'M', false), variant('White', 'S', false), variant('Blue', 'S'))
    expect(initialSelection(soldOut)).toEqual(blueS)
    const unmade = shirt(variant('Blue', 'S'), variant('Blue', 'M'))
    expect(initialSelection(unmade)).toEqual(blueS)
  })

  it('stay the first values when nothing can be bought', () => {
    const none = shirt(variant('White', 'S', false), variant('Blue', 'S', false))
    expect(initialSelection(none)).toEqual({ opt_color: 'White', opt_size: 'M' })
  })

  it('may leave the size to the shopper: only the first colour in stock is chosen', () => {
    expect(openSelection(whole, {})).toEqual({ opt_color: 'White' })
    expect(openSelection(whole, { opt_size: 'S' })).toEqual(blueS)
    expect(openSelection(whole, { opt_color: 'White', opt_size: 'S' })).toEqual({
      opt_color: 'White',
      opt_size: 'S',
    })
    const none = shirt(variant('White', 'S', false), variant('Blue', 'S', false))
    expect(openSelection(none, {})).toEqual({ opt_color: 'White' })
  })

  it('include what has one value only', () => {
    const images = ['http://shop.test/White.webp']
    const single = { ...product({ id: 'shirt', colors: ['White'], sizes: ['M'], images }) }
    expect(Object.values(openSelection(single, {}))).toEqual(['White', 'M'])
    expect(openSelection(product({ id: 'vase' }), {})).toEqual({})
  })

  it('leave the variants that have them', () => {
    expect(variantsLeft(whole, { opt_color: 'Blue' }).map(({ id }) => id)).toEqual(['Blue-M', 'Blue-S'])
    expect(variantsLeft(whole, {})).toHaveLength(4)
  })

  it('show the picture of a colour before a size is chosen', () => {
    expect(imagesFor(whole, { opt_color: 'Blue' })[0]).toBe('http://shop.test/Blue.webp')
    expect(imagesFor(whole, {})[0]).toBe('http://shop.test/White.webp')
  })

  it('[PROD-05] identify one variant, or none', () => {
    expect(findVariant(whole, blueS)?.id).toBe('Blue-S')
    expect(findVariant(whole, { ...blueS, opt_size: 'XL' })).toBeUndefined()
    expect(findVariant(whole, { opt_color: 'Blue' })).toBeUndefined()
    expect(findVariant(whole, { ...blueS, opt_other: 'x' })?.id).toBe('Blue-S')
  })

  it('identify the only variant of a product without options', () => {
    expect(findVariant(product({ id: 'vase' }), {})?.id).toBe('variant_vase')
  })

  it('do not identify a variant without option values', () => {
    expect(findVariant(product({ id: 'tee', colors: ['White'] }), { opt_color: 'White' })).toBeUndefined()
  })

  it('[F-107] are never found on the prototype', () => {
    const odd: Variant = { ...variant('a', 'b'), options: [{ id: 'toString', value: 'x', available: true }] }
    expect(findVariant({ ...whole, variants: [odd] }, {})).toBeUndefined()
    const named: Variant = {
      ...variant('a', 'b'),
      options: [
        { id: 'toString', value: 'x', available: true },
        { id: 'opt_size', value: 'M', available: true },
      ],
    }
    const sizes = optionChoices({ ...whole, variants: [named] }, {})[1]
    expect(sizes?.choices[0]).toEqual({ value: 'M', available: true, isMade: true, selected: false })
  })
})

describe('The choices of an option', () => {
  it('show which value is selected and which are available with the others', () => {
    expect(optionChoices(whole, { opt_color: 'White', opt_size: 'M' })).toMatchObject([
      {
        option: { id: 'opt_color' },
        choices: [
          { value: 'White', available: true, selected: true },
          { value: 'Blue', available: true, selected: false },
        ],
      },
      {
        option: { id: 'opt_size' },
        choices: [
          { value: 'M', available: true, selected: true },
          { value: 'S', available: false, selected: false },
        ],
      },
    ])
  })

  it('allow any value for options not chosen yet', () => {
    const [, sizes] = optionChoices(whole, {})
    expect(sizes?.choices).toEqual([
      { value: 'M', available: true, isMade: true, selected: false },
      { value: 'S', available: true, isMade: true, selected: false },
    ])
  })
})

describe('The pictures', () => {
  it('[PROD-01] start with that of the selected variant, without duplicates', () => {
    expect(imagesFor(whole, blueS)).toEqual(['http://shop.test/Blue.webp', 'http://shop.test/White.webp'])
  })

  it('are the product’s when the variant has none', () => {
    expect(imagesFor(whole, {})).toEqual(whole.images)
  })
})

describe('The choices of an option', () => {
  const option = (id: string, values: readonly string[]) => ({ id, name: id, values })
  const variant = (id: string, values: Readonly<Record<string, string>>, available = true) => ({
    id,
    available,
    options: Object.entries(values).map(([optionId, value]) => ({ id: optionId, value, available })),
  })
  const product = (options: readonly object[], variants: readonly object[]) =>
    ({ options, variants, images: [] }) as unknown as Product

  it('tell what is sold out from what is not made', () => {
    const made = product(
      [option('color', ['Red', 'Blue']), option('size', ['S', 'M', 'L'])],
      [
        variant('1', { color: 'Red', size: 'S' }),
        variant('2', { color: 'Red', size: 'M' }, false),
        variant('3', { color: 'Blue', size: 'L' }),
      ],
    )
    const sizes = optionChoices(made, { color: 'Red', size: 'S' })[1]?.choices
    expect(sizes?.map(({ available, isMade }) => [available, isMade])).toEqual([
      [true, true],
      [false, true],
      [false, false],
    ])
  })

  it('are none for the option that Medusa gives a product without options', () => {
    const name = 'Default option value'
    const plain = product([option('opt', [name])], [variant('1', { opt: name })])
    expect(optionChoices(plain, { opt: name })).toEqual([])
    expect(findVariant(plain, initialSelection(plain))?.id).toBe('1')
  })
})
