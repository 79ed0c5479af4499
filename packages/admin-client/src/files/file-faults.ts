import type { FileProduct, RowError } from './product-file.ts'
import { uniqueFields } from './store-facts.ts'

/** Finds faults between the products of a file: a SKU, an EAN, a UPC or a barcode that two rows have. */
export function uniqueInFile(): (products: readonly FileProduct[]) => readonly RowError[] {
  const taken = uniqueFields.map((field) => [field, new Map<string, number>()] as const)
  return (products) =>
    taken.flatMap(([field, rows]) =>
      products.flatMap(({ variants }) =>
        variants.flatMap(({ cells }): readonly RowError[] => {
          const cell = cells.get(field)
          if (cell === undefined) return []
          const { text, row, header } = cell
          const before = rows.get(text)
          if (before === undefined) rows.set(text, row)
          if (before === undefined) return []
          const [first, second] = before < row ? [before, row] : [row, before]
          return [{ row: second, column: header, message: `${header} ${text} is that of row ${first} too` }]
        }),
      ),
    )
}
