import type { SizeTable } from '@umber/storefront-core/catalogue'

export type SizeUnit = 'cm' | 'in'

/** How columns say their unit: "Chest (cm)", "Brust (Zoll)". */
const written: Readonly<Record<SizeUnit, RegExp>> = {
  cm: /\((?:cm|सेमी|सें\.?मी\.?|سم)\)/i,
  in: /\((?:in|inch|inches|zoll|इंच|بوصة)\)|"/i,
}

const perInch = 2.54

const unitOf = (column: string): SizeUnit | undefined =>
  written.cm.test(column) ? 'cm' : written.in.test(column) ? 'in' : undefined

/** The unit of the table's measures, if its columns say it. */
export const unitOfTable = ({ columns }: SizeTable): SizeUnit | undefined =>
  columns.map(unitOf).find((unit) => unit !== undefined)

/** The table with its measures in a unit. Columns without a unit, such as the size's name, stay. */
export function inUnit({ columns, rows }: SizeTable, unit: SizeUnit, unitName: string): SizeTable {
  const units = columns.map(unitOf)
  const isOther = (at: number) => units[at] !== undefined && units[at] !== unit
  return {
    columns: columns.map((column, at) => {
      const own = units[at]
      return own !== undefined && isOther(at) ? column.replace(written[own], `(${unitName})`) : column
    }),
    rows: rows.map((cells) => cells.map((cell, at) => (isOther(at) ? converted(cell, unit) : cell))),
  }
}

/** Every number of a cell, such as "96-101": inches in halves, centimetres whole. The decimal sign stays. */
function converted(cell: string, unit: SizeUnit): string {
  return cell.replaceAll(/\d+(?:[.,]\d+)?/g, (number) => {
    const value = Number(number.replace(',', '.'))
    const other = unit === 'in' ? Math.round((value / perInch) * 2) / 2 : Math.round(value * perInch)
    return number.includes(',') ? String(other).replace('.', ',') : String(other)
  })
}
