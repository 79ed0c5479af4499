import { describe, expect, it } from 'vitest'

import { distanceOf, spelled } from './spelling'

const known = [
  { word: 'shirt', products: 12 },
  { word: 'short', products: 2 },
  { word: 'skirt', products: 3 },
  { word: 'kurti', products: 4 },
  { word: 'sandalwood', products: 1 },
  { word: 'blue', products: 9 },
]
const typed = (text: string, ...unknown: readonly string[]) =>
  text.split(' ').map((word) => ({ word, isKnown: !unknown.includes(word) }))

describe('A search', () => {
  it.each([
    ['shrit', 'shirt'],
    ['shirrt', 'shirt'],
    ['kurta', 'kurti'],
    ['sandelwod', 'sandalwood'],
    ['sandalw', 'sandalwood'],
    ['zzzz', 'zzzz'],
    ['blu', 'blue'],
    ['blx', 'blx'],
  ])('for %s is one for %s', (wrong, right) => {
    expect(spelled(typed(wrong, wrong), known)).toBe(right)
  })

  it('keeps the words that products have, and leaves out those that none has', () => {
    expect(spelled(typed('blue shrit', 'shrit'), known)).toBe('blue shirt')
    expect(spelled(typed('blue zzzz', 'zzzz'), known)).toBe('blue')
    expect(spelled(typed('short'), known)).toBe('short')
  })

  it('takes the nearest word, and of equally near ones that of most products', () => {
    expect(spelled(typed('shart', 'shart'), known)).toBe('shirt')
    expect(spelled(typed('skirrt', 'skirrt'), known)).toBe('skirt')
  })

  it('counts wrong letters', () => {
    expect([
      distanceOf('shirt', 'shirt', 2),
      distanceOf('shrit', 'shirt', 2),
      distanceOf('shit', 'shirt', 2),
      distanceOf('a', 'abcd', 2),
    ]).toEqual([0, 1, 1, 3])
  })
})
