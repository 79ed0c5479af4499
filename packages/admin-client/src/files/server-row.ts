import { listColumn, type ListName } from './columns.ts'
import type { FileOption } from './product-file.ts'
import type { Lists, ServerRow } from './merged.ts'

/** The column of a field: `hs_code` of a variant is in `variant hs code`. */
export function fieldColumn(of: 'product' | 'variant', field: string): string {
  if (field === 'shipping_profile_id') return 'shipping profile id'
  return `${of} ${field.replaceAll('_', ' ')}`
}

export const priceColumns = (prices: ReadonlyMap<string, number>): ServerRow =>
  Object.fromEntries([...prices].map(([currency, amount]) => [`variant price ${currency}`, String(amount)]))

/** `all` are the options of the product, in the order of their columns. */
export function optionColumns(
  options: readonly FileOption[],
  all: ReadonlyMap<string, FileOption>,
): ServerRow {
  const columns: Record<string, string> = {}
  for (const [index, { name, id, isExclusive }] of [...all.values()].entries()) {
    const value = options.find((option) => option.name === name)?.value
    if (value === undefined) continue
    const beginning = `variant option ${index + 1}`
    columns[`${beginning} name`] = name
    columns[`${beginning} value`] = value
    if (id !== undefined) columns[`${beginning} id`] = id
    if (isExclusive !== undefined) columns[`${beginning} is exclusive`] = isExclusive
  }
  return columns
}

/** The columns of lists, at least one of each: without one, Medusa leaves the list as it is. */
export function listColumns(lists: Lists, names: readonly ListName[]): ServerRow {
  const columns: Record<string, string> = {}
  for (const name of names) {
    const entries = lists.get(name) ?? []
    for (const [index, entry] of (entries.length > 0 ? entries : ['']).entries())
      columns[listColumn(name, index + 1)] = entry
  }
  return columns
}
