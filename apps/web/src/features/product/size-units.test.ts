import { expect, it } from 'vitest'
import { fitOf } from './fit-of.ts'
import { inUnit, unitOfTable } from './size-units.ts'

const table = {
  columns: ['Size', 'Chest (cm)', 'Fits'],
  rows: [
    ['38', '96-101', '38'],
    ['40', '101,6', 'wide'],
  ],
}

it('a table of sizes is shown in inches too, apart from what is no measure', () => {
  expect(unitOfTable(table)).toBe('cm')
  expect(inUnit(table, 'in', 'in')).toEqual({
    columns: ['Size', 'Chest (in)', 'Fits'],
    rows: [
      ['38', '38-40', '38'],
      ['40', '40', 'wide'],
    ],
  })
  expect(inUnit(table, 'cm', 'cm')).toEqual(table)
})

it('and one in inches in centimetres', () => {
  const inches = { columns: ['Größe', 'Brust (Zoll)'], rows: [['M', '38,5']] }
  expect(unitOfTable(inches)).toBe('in')
  expect(inUnit(inches, 'cm', 'cm')).toEqual({ columns: ['Größe', 'Brust (cm)'], rows: [['M', '98']] })
})

it('a table without units has one form', () => {
  expect(unitOfTable({ columns: ['Size', 'Waist'], rows: [['M', '80']] })).toBeUndefined()
})

it('the fit is the specification of that name', () => {
  const none = { specifications: ['Cotton', 'Fit: relaxed, size down'] }
  expect(fitOf(none)).toBe('relaxed, size down')
  expect(fitOf({ ...none, content: { specifications: [{ label: 'Passform', value: 'weit' }] } })).toBe('weit')
  expect(fitOf({ specifications: ['Outfit: none', 'Linen'] })).toBeUndefined()
})
