import { expect, it } from 'vitest'
import { createFormats } from '../config/formats.ts'
import { presetOf } from '../config/preset.ts'
import { termsInWords } from './terms-in-words.ts'

it('the time of a delivery is left out where the merchant has told none', () => {
  const price = { amount: 5, currency: 'eur' }
  const deliveries = [
    { id: 'so_1', name: 'By courier', price },
    { id: 'so_2', name: 'By cart', price, days: [9, 9] as const },
  ]
  const { products } = presetOf('live').money
  const words = termsInWords(
    { countries: [], deliveries, payments: [] },
    products,
    30,
    createFormats({ language: 'en' }),
  )
  expect(words.deliveries.map(({ time }) => time)).toEqual(['', '9 business days'])
})
