import { statesOf } from '@umber/addresses'
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

/** As the portal of the GST lists them, by the codes that an address of the shop has. */
const official: Readonly<Record<string, string>> = {
  'in-an': '35',
  'in-ap': '37',
  'in-ar': '12',
  'in-as': '18',
  'in-br': '10',
  'in-ch': '04',
  'in-ct': '22',
  'in-dl': '07',
  'in-dn': '26',
  'in-ga': '30',
  'in-gj': '24',
  'in-hp': '02',
  'in-hr': '06',
  'in-jh': '20',
  'in-jk': '01',
  'in-ka': '29',
  'in-kl': '32',
  'in-la': '38',
  'in-ld': '31',
  'in-mh': '27',
  'in-ml': '17',
  'in-mn': '14',
  'in-mp': '23',
  'in-mz': '15',
  'in-nl': '13',
  'in-or': '21',
  'in-pb': '03',
  'in-py': '34',
  'in-rj': '08',
  'in-sk': '11',
  'in-tg': '36',
  'in-tn': '33',
  'in-tr': '16',
  'in-up': '09',
  'in-ut': '05',
  'in-wb': '19',
}

it('every state that an address can have is known by its code of the GST', () => {
  expect(Object.fromEntries(statesOf('in').map(({ code }) => [code, stateCode(code)]))).toEqual(official)
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
