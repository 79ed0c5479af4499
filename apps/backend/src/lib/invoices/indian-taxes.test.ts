import { expect, it } from 'vitest'

import { splitTaxes, stateCode, stateOfGstin } from './indian-taxes'

const rows = [
  { name: 'GST', rate: 18, net: 1000, amount: 180.01 },
  { name: '', rate: 0, net: 50, amount: 0 },
]
const supply = { sellerTaxNumber: 'GSTIN 29AAAAA0000A1Z5', country: 'in', province: 'in-ka' }

it('a state is known by its code and by its name', () => {
  expect(['in-ka', 'KA', 'Karnataka', 'tamil nadu', 'Jammu & Kashmir', ''].map(stateCode)).toEqual([
    '29',
    '29',
    '29',
    '33',
    '01',
    undefined,
  ])
  expect(stateOfGstin('GSTIN 29aaaaa0000a1z5')).toBe('29')
  expect(stateOfGstin('DE 129273398')).toBeUndefined()
})

it('within a state GST is halved, to the coin; between states it is IGST', () => {
  expect(splitTaxes(rows, supply)).toEqual([
    { name: 'CGST', rate: 9, net: 1000, amount: 90 },
    { name: 'SGST', rate: 9, net: 1000, amount: 90.01 },
    rows[1],
  ])
  expect(splitTaxes(rows, { ...supply, province: 'Kerala' })[0]).toEqual({ ...rows[0], name: 'IGST' })
})

it.each([{ country: 'de' }, { sellerTaxNumber: 'DE 129273398' }, { province: null }])(
  'taxes stay as they are with %j',
  (part) => {
    expect(splitTaxes(rows, { ...supply, ...part })).toEqual(rows)
  },
)
