import { describe, expect, it } from 'vitest'
import { money } from '../money/money.ts'
import type { ListedProduct } from './listed-product.ts'
import { priceWanted, type OptionPrice } from './option-prices.ts'

const rupees = (amount: number) => money(amount, 'inr')
const cost = (amount: number, options: Readonly<Record<string, string>>, before?: number): OptionPrice => ({
  options: Object.entries(options).map(([name, value]) => ({ name, value })),
  price: rupees(amount),
  ...(before !== undefined && { compareAtPrice: rupees(before) }),
})

const shirt: ListedProduct = {
  id: 'prod_shirt',
  slug: 'shirt',
  name: 'Shirt',
  description: '',
  images: [],
  options: [],
  variants: [],
  price: rupees(150),
  lowestPrice: rupees(150),
  optionPrices: [
    cost(150, { Farbe: 'Rot', Größe: 'M' }, 189),
    cost(189, { Farbe: 'Grün', Größe: 'M' }),
    cost(219, { Farbe: 'Grün', Größe: 'XL' }),
  ],
}

describe('The price of a listed product for what is wanted of it', () => {
  it('is that of the variant with the colour and the size', () => {
    expect(priceWanted(shirt, { colors: ['grün'], sizes: ['xl'] })).toEqual({ price: rupees(219) })
    expect(priceWanted(shirt, { colors: ['rot'] })).toEqual({
      price: rupees(150),
      compareAtPrice: rupees(189),
    })
  })

  it('is the lowest, and said to be it, where several fit', () => {
    expect(priceWanted(shirt, { colors: ['grün'] })).toEqual({
      price: rupees(189),
      lowestPrice: rupees(189),
    })
  })

  it('follows other options by their keys', () => {
    const box = { ...shirt, optionPrices: [cost(90, { Scent: 'Fig' }), cost(120, { Scent: 'Rose' })] }
    expect(priceWanted(box, { options: ['scent_rose', 'wood_oak'] })).toEqual({ price: rupees(120) })
  })

  it('is the price of the product where nothing is wanted, nothing fits, or all cost the same', () => {
    const own = { price: rupees(150), lowestPrice: rupees(150) }
    expect(priceWanted(shirt, {})).toEqual(own)
    expect(priceWanted(shirt, { colors: ['blau'] })).toEqual(own)
    const { optionPrices: _, ...plain } = shirt
    expect(priceWanted(plain, { colors: ['rot'] })).toEqual(own)
  })
})
