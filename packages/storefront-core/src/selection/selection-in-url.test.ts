import { describe, expect, it } from 'vitest'
import { readSelection, writeSelection } from './selection-in-url.ts'

const boot = {
  options: [
    { id: 'o1', name: 'Farbe', values: ['Dark Blue', 'Black'] },
    { id: 'o2', name: 'Größe', values: ['39', '40,5'] },
    { id: 'o3', name: 'Sole, outer', values: ['Wood_oak', 'Cork'] },
    { id: 'o4', name: 'Width', values: ['Normal'] },
  ],
}

const read = (query: string) => {
  const params = new URLSearchParams(query)
  return readSelection(boot, (name) => params.get(name))
}

const written = (selection: Readonly<Record<string, string>>) =>
  new URLSearchParams(Object.fromEntries(writeSelection(boot, selection))).toString()

describe('a selection in an address', () => {
  it('has the colour, the size and every other option, whatever the merchant calls them', () => {
    const selection = { o1: 'Dark Blue', o2: '39', o3: 'Wood_oak', o4: 'Normal' }
    const query = written(selection)
    expect(decodeURIComponent(query)).toBe('color=dark+blue&size=39&option=sole%2c+outer_wood%5foak')
    expect(read(query)).toEqual({ o1: 'Dark Blue', o2: '39', o3: 'Wood_oak' })
  })

  it('may be a part of one, and then says no more', () => {
    expect(written({ o1: 'Black' })).toBe('color=black')
    expect(written({})).toBe('')
    expect(read('size=39')).toEqual({ o2: '39' })
  })

  it('has the first value that the product has, of the several of a filter', () => {
    expect(read('color=red,black,dark blue')).toEqual({ o1: 'Dark Blue' })
    expect(read('color=red,black')).toEqual({ o1: 'Black' })
  })

  it('has nothing that the product does not have', () => {
    expect(read('color=pink&size=__proto__&option=&utm_source=mail')).toEqual({})
    expect(writeSelection(boot, Object.create({ o1: 'Black' }) as Record<string, string>)).toEqual([])
  })

  it('has no options where the product has none', () => {
    expect(readSelection({ options: [] }, () => 'black')).toEqual({})
  })
})
