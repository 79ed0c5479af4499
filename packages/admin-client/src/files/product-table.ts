import type { Records } from '../csv.ts'
import { columnOf } from './columns.ts'
import type { RowError } from './product-file.ts'
import { keyOfRow, readProducts, type Place, type ReadProducts } from './read-products.ts'

/** Rows of a part: as many as Medusa imports at once. A product with more is a part of its own. */
const rowsOfPart = 1000

/** The rows of products that are imported together. They are read when they are needed: a large file is never read whole. */
export interface Part {
  readonly rows: number
  readonly read: () => ReadProducts
}

export interface ProductTable {
  readonly parts: readonly Part[]
  /** Faults of the header. */
  readonly errors: readonly RowError[]
}

/** Divides the rows of a table in parts, in the order of the file. The rows of one product stay together. */
export function productTable(columns: readonly string[], records: Records): ProductTable {
  const places = columns.map((header, at): Place => ({ ...columnOf(header), header, at }))
  const errors = faultsOfHeader(places, records)
  if (errors.length > 0) return { parts: [], errors }
  const products = new Map<string, number[]>()
  for (let index = 0; index < records.length; index += 1) {
    const key = keyOfRow(places, records.at(index))
    const rows = products.get(key)
    if (rows === undefined) products.set(key, [index])
    else rows.push(index)
  }
  const parts: number[][] = []
  for (const rows of products.values()) {
    const part = parts.at(-1)
    if (part === undefined || part.length + rows.length > rowsOfPart) parts.push([...rows])
    else part.push(...rows)
  }
  return {
    parts: parts.map((rows) => ({ rows: rows.length, read: () => readProducts(places, records, rows) })),
    errors,
  }
}

function faultsOfHeader(places: readonly Place[], records: Records): RowError[] {
  if (records.length === 0) return [{ message: 'There are no rows' }]
  const unknown = places.filter(
    ({ kind, name, at }) => kind === 'unknown' && (name !== '' || hasCells(records, at)),
  )
  if (unknown.length > 0)
    return [
      {
        message: `Unknown columns: ${unknown.map(({ header }) => (header.trim() === '' ? '(no name)' : header)).join(', ')}`,
      },
    ]
  return places.flatMap(({ name, header }, index) =>
    name !== '' && places.findIndex((other) => other.name === name) < index
      ? [{ column: header, message: `The column ${header} is there twice` }]
      : [],
  )
}

/** Whether a column has a cell that is not blank. */
function hasCells(records: Records, column: number): boolean {
  for (let index = 0; index < records.length; index += 1)
    if ((records.at(index)[column] ?? '').trim() !== '') return true
  return false
}
