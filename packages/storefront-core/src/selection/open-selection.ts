import { isColor } from '../catalogue/option-values.ts'
import type { Product } from '../catalogue/product.ts'
import { variantsLeft, type Selection } from './variant-selection.ts'

/**
 * What a shop chooses for the shopper beside what was `asked` for: the first colour in stock, and what has one value only. A size
 * is never chosen for them.
 */
export function openSelection(product: Product, asked: Selection): Selection {
  const single = product.options.filter(({ values }) => values.length === 1)
  const given = { ...Object.fromEntries(single.map(({ id, values }) => [id, values[0] ?? ''])), ...asked }
  const color = product.options.find(isColor)
  if (color === undefined || given[color.id] !== undefined) return given
  const inStock = color.values.find((value) =>
    variantsLeft(product, { ...given, [color.id]: value }).some(({ available }) => available),
  )
  const value = inStock ?? color.values[0]
  return value === undefined ? given : { ...given, [color.id]: value }
}
