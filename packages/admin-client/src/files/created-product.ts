import { fault, faults, faultsOfCurrencies, faultsOfUnique } from './faults.ts'
import type { Lists, Merged, ServerRow } from './merged.ts'
import { faultsOfOptions, type Choice } from './merge-options.ts'
import type { FileOption, FileProduct, RowError } from './product-file.ts'
import { fieldColumn, listColumns, optionColumns, priceColumns } from './server-row.ts'
import type { StoreFacts } from './store-facts.ts'

/** The rows of a product that the store does not have. */
export function createdProduct(product: FileProduct, facts: StoreFacts, lists: Lists): Merged {
  const { key, cells, variants } = product
  const errors: RowError[] = [
    ...faultsOfNew(product),
    ...faultsOfUnique(product, facts, () => undefined),
    ...variants.flatMap((variant) => faultsOfCurrencies(variant, facts)),
  ]
  if (errors.length > 0) return faults(errors)
  const names = [...lists].filter(([, entries]) => entries.length > 0).map(([name]) => name)
  const options = new Map<string, FileOption>()
  const hasOptions = variants.some((variant) => variant.options.length > 0)
  for (const option of variants.flatMap((variant) => variant.options))
    options.set(option.name, { ...option, ...options.get(option.name) })
  const common: Record<string, string> = { 'product handle': key }
  for (const [field, [cell]] of cells)
    if (cell !== undefined) common[fieldColumn('product', field)] = cell.text
  const rows = variants.map((variant, index): ServerRow => {
    const own = Object.fromEntries(
      [...variant.cells].map(([field, { text }]) => [fieldColumn('variant', field), text]),
    )
    return Object.assign(
      { 'product handle': key },
      index === 0 && { ...common, ...listColumns(lists, names) },
      own,
      priceColumns(variant.prices),
      hasOptions ? optionColumns(variant.options, options) : optionColumns([onlyOption], onlyOptions),
    )
  })
  return { kind: 'changed', isNew: true, lists: names, rows }
}

/** Medusa has no product without options. The dashboard gives it this one, which the shop does not show. */
const onlyOption: FileOption = { name: 'Default option', value: 'Default option value' }
const onlyOptions: ReadonlyMap<string, FileOption> = new Map([[onlyOption.name, onlyOption]])

function faultsOfNew({ row, cells, variants }: FileProduct): readonly RowError[] {
  const errors: RowError[] = []
  if (cells.get('title') === undefined) errors.push({ row, message: 'Product Title is missing' })
  if (variants.length === 0) errors.push({ row, message: 'Variant Title is missing' })
  for (const [first, other] of cells.values())
    if (other !== undefined)
      errors.push(fault(other, `${other.header} is not the one of row ${first?.row ?? 0}: ${other.text}`))
  for (const variant of variants) {
    const id = variant.cells.get('id')
    if (id !== undefined)
      errors.push(fault(id, `Variant Id names a variant, and the product does not exist: ${id.text}`))
    if (variant.cells.get('title') === undefined)
      errors.push({ row: variant.row, message: 'Variant Title is missing' })
    for (const cell of variant.regionPrices)
      errors.push(fault(cell, `${cell.header}: Medusa cannot import the price of a region`))
  }
  if (errors.length > 0) return errors
  const choices = variants.map((variant) => ({
    row: variant.row,
    title: variant.cells.get('title')?.text ?? '',
    options: variant.options,
  }))
  return [...faultsOfOptions(choices), ...faultsOfNone(choices)]
}

/** Faults of variants that nothing tells from the first, because none has options. */
function faultsOfNone(choices: readonly Choice[]): readonly RowError[] {
  const [first, ...others] = choices
  if (first === undefined || choices.some(({ options }) => options.length > 0)) return []
  return others.map(({ row, title }) => ({
    row,
    message: `The variant ${title} has no option value that tells it from ${first.title}, row ${first.row}`,
  }))
}
