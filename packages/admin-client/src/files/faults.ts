import type { Merged } from './merged.ts'
import type { FileCell, FileProduct, FileVariant, RowError } from './product-file.ts'
import { uniqueFields, type StoreFacts } from './store-facts.ts'

export const faults = (errors: readonly RowError[]): Merged => ({ kind: 'faults', errors })

export const fault = ({ row, header }: FileCell, message: string): RowError => ({
  row,
  column: header,
  message,
})

/** Prices in currencies that the store does not sell in, but those that the variant has already. */
export function faultsOfCurrencies(
  { row, prices }: FileVariant,
  { currencies }: StoreFacts,
  known: ReadonlyMap<string, number> = new Map(),
): readonly RowError[] {
  if (currencies === undefined) return []
  return [...prices]
    .filter(([currency, amount]) => !currencies.has(currency) && known.get(currency) !== amount)
    .map(([currency]) => ({
      row,
      column: `Variant Price ${currency.toUpperCase()}`,
      message: `The store has no currency ${currency.toUpperCase()}`,
    }))
}

/** Faults of fields that no two variants share. `idOf` is the id of the variant of a row, if the store has it. */
export function faultsOfUnique(
  { variants }: FileProduct,
  { owners }: StoreFacts,
  idOf: (row: number) => string | undefined,
): readonly RowError[] {
  return variants.flatMap(({ row, cells }) =>
    uniqueFields.flatMap((field) => {
      const cell = cells.get(field)
      const owner = cell && owners[field].get(cell.text)
      if (cell === undefined || owner === undefined || owner === idOf(row)) return []
      // The owner gives it up in this file.
      const given = variants.find((other) => idOf(other.row) === owner)?.cells.get(field)
      if (given !== undefined && given.text !== cell.text) return []
      return [fault(cell, `${cell.header} ${cell.text} is that of the variant ${owner}`)]
    }),
  )
}
