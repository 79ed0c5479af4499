import { formatCsv } from '../csv.ts'
import { mergeProduct } from './merge-product.ts'
import type { Replaceable, ServerRow } from './merged.ts'
import type { FileProduct, RowError } from './product-file.ts'
import type { StoreFacts } from './store-facts.ts'
import { sorted } from '../sorted.ts'

/** What the server is sent for a part. */
export interface MergedPart {
  /** CSV texts, each an import of its own. None if the store has everything. */
  readonly files: readonly string[]
  /** Products in them. */
  readonly pending: number
  readonly errors: readonly RowError[]
}

/**
 * Merges the products of a part with what the store has. Products whose lists change are in files of their own: in a file
 * with a column of pictures, Medusa takes the pictures of every product whose cells are empty.
 */
export function mergePart(
  products: readonly FileProduct[],
  facts: StoreFacts,
  replace: ReadonlySet<Replaceable>,
): MergedPart {
  const files = new Map<string, ServerRow[]>()
  const errors: RowError[] = []
  let pending = 0
  for (const product of products) {
    const merged = mergeProduct(product, facts, replace)
    if (merged.kind === 'faults') errors.push(...merged.errors)
    if (merged.kind !== 'changed') continue
    const kind = merged.isNew ? 'new' : sorted(merged.lists).join()
    const rows = files.get(kind) ?? []
    rows.push(...merged.rows)
    files.set(kind, rows)
    pending += 1
  }
  return { files: [...files.values()].map(serverCsv), pending, errors }
}

/** A CSV text as Medusa reads it. */
export const serverCsv = (rows: readonly ServerRow[]): string =>
  formatCsv(
    rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, kept(cell)]))),
  )

/** Medusa cuts off a backslash and an r at the end of a cell, and blanks after that. */
const kept = (cell: string): string => (cell.endsWith(String.raw`\r`) ? `${cell} ` : cell)
