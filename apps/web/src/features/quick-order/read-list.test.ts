import { describe, expect, it } from 'vitest'
import { readList } from './read-list.ts'

const read = (text: string) =>
  readList(text).map((line) =>
    line.kind === 'line' ? `${line.at}: ${line.quantity} of ${line.sku}` : `${line.at}: ? ${line.text}`,
  )

describe('A line has a SKU and a quantity', () => {
  it.each([
    ['UE-1 3', '1: 3 of UE-1'],
    ['UE-1,3', '1: 3 of UE-1'],
    ['UE-1;3', '1: 3 of UE-1'],
    ['UE-1\t3', '1: 3 of UE-1'],
    ['  UE-1   3  ', '1: 3 of UE-1'],
    ['UE-1 , 3', '1: 3 of UE-1'],
    ['UE-1 x 3', '1: 3 of UE-1'],
    ['UE-1 3x', '1: 3 of UE-1'],
    ['UE-1', '1: 1 of UE-1'],
    ['LINEN SHIRT M 2', '1: 2 of LINEN SHIRT M'],
    ['"UE-1","3"', '1: 3 of UE-1'],
    ['"UE ""1""",3,a note', '1: 3 of UE "1"'],
    ['UE-1,3.0', '1: 3 of UE-1'],
    ['\uFEFFUE-1,3', '1: 3 of UE-1'],
    ['UE-1,,3', '1: 3 of UE-1'],
  ])('%j', (text, line) => {
    expect(read(text)).toEqual([line])
  })
})

describe('What is no quantity is named with its line', () => {
  it.each(['UE-1,many', 'UE-1,0', 'UE-1,-2', 'UE-1,2.5', 'UE-1,99999999', ',3'])('%j', (text) => {
    expect(read(`A-1 1\n${text}`)).toEqual(['1: 1 of A-1', `2: ? ${text}`])
  })
})

it('empty lines count, and a heading does not', () => {
  expect(read('SKU,Quantity\r\n\r\nUE-1,3\rUE-2,4\n')).toEqual(['3: 3 of UE-1', '4: 4 of UE-2'])
  expect(read(' \n\n')).toEqual([])
})

it('a long line is read at once', () => {
  const before = performance.now()
  readList(`${'" '.repeat(20_000)}\n${' '.repeat(40_000)}x\n${'a '.repeat(20_000)}`)
  expect(performance.now() - before).toBeLessThan(2000)
})
