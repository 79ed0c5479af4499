import type { AdminProduct, AdminProductVariant } from '@umber/commerce-client/admin'
import { keyOf, optionsOfVariant } from './merge-options.ts'
import { fault } from './faults.ts'
import type { FileProduct, FileVariant, RowError } from './product-file.ts'

export interface Matches {
  /** The variant of each row of the file; without one, the row is a new variant. */
  readonly matches: readonly (readonly [FileVariant, AdminProductVariant | undefined])[]
  readonly errors: readonly RowError[]
}

/**
 * Finds the variants that the rows are about: by their id, their SKU, their option values, and without those by their
 * title.
 */
export function matchVariants({ variants }: FileProduct, product: AdminProduct): Matches {
  const known = product.variants ?? []
  const errors: RowError[] = []
  const taken = new Map<string, number>()
  const matches = variants.map((given) => {
    const found = variantOf(given, known, product)
    const id = given.cells.get('id')
    if (id !== undefined && found === undefined)
      errors.push(fault(id, `The product ${product.id} has no variant ${id.text}`))
    if (found !== undefined) {
      const before = taken.get(found.id)
      if (before !== undefined)
        errors.push({ row: given.row, message: `The row is about the same variant as row ${before}` })
      taken.set(found.id, given.row)
    }
    return [given, found] as const
  })
  return { matches, errors }
}

function variantOf(
  { cells, options }: FileVariant,
  known: readonly AdminProductVariant[],
  product: AdminProduct,
): AdminProductVariant | undefined {
  const id = cells.get('id')?.text
  if (id !== undefined) return known.find((variant) => variant.id === id)
  const sku = cells.get('sku')?.text
  const bySku = known.find((variant) => sku !== undefined && variant.sku === sku)
  if (bySku !== undefined) return bySku
  if (options.length > 0) {
    const key = keyOf(options)
    return known.find((variant) => keyOf(optionsOfVariant(product, variant)) === key)
  }
  const titled = known.filter(({ title }) => title === cells.get('title')?.text)
  return titled.length === 1 ? titled[0] : undefined
}
