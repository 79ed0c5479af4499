import { money } from '@umber/storefront-core'
import { expect, it } from 'vitest'
import { presetOf } from '../../config/preset.ts'
import { listedPrice } from './listed-price.ts'

const [low, high, former] = [money(100, 'inr'), money(108, 'inr'), money(120, 'inr')]
const [live, showcase] = [presetOf('live'), presetOf('showcase')]

it('is that of all variants, with the one before it', () => {
  expect(listedPrice({ price: low, compareAtPrice: former }, live)).toEqual({
    price: low,
    compareAtPrice: former,
  })
})

it('is the lowest where variants differ, with the former price of that one only', () => {
  expect(listedPrice({ price: low, compareAtPrice: former, lowestPrice: low }, live)).toEqual({
    price: low,
    compareAtPrice: former,
    isLowest: true,
  })
  expect(listedPrice({ price: high, compareAtPrice: former, lowestPrice: low }, live)).toEqual({
    price: low,
    isLowest: true,
  })
  expect(listedPrice({ lowestPrice: low }, live)).toEqual({ price: low, isLowest: true })
})

it('is the first variant’s in the showcase', () => {
  expect(listedPrice({ price: high, lowestPrice: low }, showcase)).toEqual({ price: high })
})
