import { describe, expect, it } from 'vitest'

import { pictureOfSize, plainName, sizeKey, sizeKeys, smallerSizes } from './picture-sizes'

describe('The sizes of a picture', () => {
  it('have the key of the picture in front of width and format', () => {
    expect(sizeKeys('shop/shirt.jpg')).toEqual([
      'shop/shirt.jpg-400.avif',
      'shop/shirt.jpg-400.webp',
      'shop/shirt.jpg-800.avif',
      'shop/shirt.jpg-800.webp',
      'shop/shirt.jpg-1200.avif',
      'shop/shirt.jpg-1200.webp',
      'shop/shirt.jpg-1600.avif',
      'shop/shirt.jpg-1600.webp',
      'shop/shirt.jpg-2000.avif',
      'shop/shirt.jpg-2000.webp',
    ])
    for (const key of sizeKeys('shirt.webp')) expect(pictureOfSize(key)).toBe('shirt.webp')
  })

  it.each(['wave.gif', 'products.csv', 'shirt'])('do not exist for %s', (key) => {
    expect(sizeKeys(key)).toEqual([])
    expect(pictureOfSize(sizeKey(key, 400, 'avif'))).toBeUndefined()
  })

  it('that a picture is too small for are answered with the next smaller ones', () => {
    expect(smallerSizes('shirt.jpg-2000.webp')).toEqual(['shirt.jpg-1600.webp', 'shirt.jpg-1200.webp'])
    for (const key of ['shirt.jpg-1200.webp', 'shirt.jpg', 'wave.gif-2000.webp'])
      expect(smallerSizes(key)).toEqual([])
  })

  it.each(['shirt.jpg', 'shirt-400.avif', 'shirt.jpg-401.avif', 'shirt.jpg-400.jpg'])(
    'are no others: %s',
    (key) => expect(pictureOfSize(key)).toBeUndefined(),
  )
})

it.each([
  ['Léinen Shirt, (front).JPG', 'leinen-shirt-front.jpg'],
  ['../../etc/shirt.png', 'shirt.png'],
  ['shirt.jpg-400.avif', 'shirt-jpg-400.avif'],
  ['लिनन.webp', 'file.webp'],
  [`${'a'.repeat(300)}.png`, `${'a'.repeat(60)}.png`],
])('The name %s becomes %s', (name, plain) => {
  expect(plainName(name)).toBe(plain)
})
