import { expect, it } from 'vitest'
import { facetsOf } from './facets.ts'
import { optionGroups, type CountedValue } from './option-facets.ts'
import { product } from '../../test/support/products.ts'

const value = (name: string, words: string, count: number, rank?: number): CountedValue => ({
  option: name,
  value: words,
  count,
  rank,
})

it('the values of an option are in the merchant’s order where all products agree, else the most common first', () => {
  const agreed = [value('Roast', 'Dark', 9, 2), value('Roast', 'Light', 1, 0), value('Roast', 'Medium', 3, 1)]
  expect(optionGroups(agreed).others).toEqual([{ name: 'Roast', values: ['Light', 'Medium', 'Dark'] }])
  expect(optionGroups([...agreed, value('Roast', 'Light', 1, 5)]).others[0]?.values[0]).toBe('Dark')
  expect(optionGroups(agreed.map(({ rank: _rank, ...rest }) => rest)).others[0]?.values[0]).toBe('Dark')
})

it('an option with one value narrows nothing, and there are at most eight options of sixty values', () => {
  expect(optionGroups([value('Fit', 'Slim', 4)]).others).toEqual([])
  const many = Array.from({ length: 10 }, (_, option) =>
    Array.from({ length: 70 }, (__, at) => value(`Option ${option}`, `Value ${at}`, 1)),
  ).flat()
  const { others } = optionGroups(many)
  expect(others).toHaveLength(8)
  expect(others.map(({ values }) => values.length)).toEqual(Array.from({ length: 8 }, () => 60))
})

it('sizes are in the merchant’s order, and letters without one in theirs', () => {
  const sized = (values: readonly string[], isRanked = true) =>
    facetsOf([
      product({ id: 'p', options: [{ id: 'o', name: 'Größe', values, ...(isRanked && { isRanked }) }] }),
    ])
  expect(sized(['L', 'S', 'M']).sizes).toEqual(['L', 'S', 'M'])
  expect(sized(['L', 'S', 'M'], false).sizes).toEqual(['S', 'M', 'L'])
  expect(sized(['Tall', 'S', 'XL', 'M'])).toMatchObject({
    sizes: ['Tall', 'S', 'XL', 'M'],
    names: { size: 'Größe' },
  })
  expect(sized(['Tall', 'S', 'XL', 'M'], false).sizes).toEqual(['S', 'M', 'XL', 'Tall'])
})
