import type { RequestOptions } from '@umber/commerce-client'
import type { AdminClient } from '../admin-client.ts'
import { uniqueInFile } from './file-faults.ts'
import type { ImportSummary } from './import-checkpoint.ts'
import { mergePart } from './import-parts.ts'
import { knownProduct } from './merge-product.ts'
import type { Replaceable } from './merged.ts'
import type { RowError } from './product-file.ts'
import type { Part } from './product-table.ts'
import { readStoreFacts } from './store-facts.ts'
import { sorted } from '../sorted.ts'

export type Checked =
  | { readonly kind: 'checked'; readonly summary: ImportSummary }
  | { readonly kind: 'invalid'; readonly errors: readonly RowError[] }

/**
 * Checks all rows, also against the store, before anything is changed. With faults in the cells or between rows, the store
 * is not asked. `given` are faults that were found before.
 */
export async function checkParts(
  admin: AdminClient['admin'],
  parts: readonly Part[],
  given: readonly RowError[],
  replace: ReadonlySet<Replaceable>,
  request: RequestOptions,
): Promise<Checked> {
  const errors = [...given]
  const faultsOf = uniqueInFile()
  for (const part of parts) {
    const read = part.read()
    errors.push(...read.errors, ...faultsOf(read.products))
  }
  if (errors.length > 0) return { kind: 'invalid', errors: inOrder(errors) }
  const rows = new Map<string, number>()
  const summary = { toCreate: 0, toUpdate: 0 }
  for (const part of parts) {
    const { products } = part.read()
    const facts = await readStoreFacts(admin, products, request)
    errors.push(...mergePart(products, facts, replace).errors)
    for (const product of products) {
      const known = knownProduct(product, facts)
      summary[known === undefined ? 'toCreate' : 'toUpdate'] += 1
      if (known === undefined) continue
      const before = rows.get(known.id)
      if (before !== undefined)
        errors.push({ row: product.row, message: `The row is about the same product as row ${before}` })
      rows.set(known.id, product.row)
    }
  }
  return errors.length > 0 ? { kind: 'invalid', errors: inOrder(errors) } : { kind: 'checked', summary }
}

const inOrder = (errors: readonly RowError[]): readonly RowError[] =>
  sorted(errors, (one, other) => (one.row ?? 0) - (other.row ?? 0))
