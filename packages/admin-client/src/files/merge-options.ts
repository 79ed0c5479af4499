import type { AdminProduct, AdminProductVariant } from '@umber/commerce-client/admin'
import type { FileOption, RowError } from './product-file.ts'
import { sorted } from '../sorted.ts'

/** A variant and its options, with the row that it is in, or one of the product's. */
export interface Choice {
  readonly row: number
  readonly title: string
  readonly options: readonly FileOption[]
}

/** Faults of the options of all variants that a product is to have. */
export function faultsOfOptions(choices: readonly Choice[]): readonly RowError[] {
  const names = new Set(choices.flatMap(({ options }) => options.map(({ name }) => name)))
  if (names.size === 0) return []
  const taken = new Map<string, Choice>()
  return choices.flatMap((choice) => {
    const { row, title, options } = choice
    const missing = [...names].filter((name) => options.every((option) => option.name !== name))
    if (missing.length > 0)
      return [{ row, message: `The variant ${title} has no value of the option ${missing.join(', ')}` }]
    const key = keyOf(options)
    const same = taken.get(key)
    if (same !== undefined)
      return [
        { row, message: `The variant ${title} has the same option values as ${same.title}, row ${same.row}` },
      ]
    taken.set(key, choice)
    return []
  })
}

/** What tells the options of one variant from those of another. */
export const keyOf = (options: readonly FileOption[]): string =>
  JSON.stringify(sorted(options.map(({ name, value }) => JSON.stringify([name, value]))))

/** The options of a variant that the store has. */
export function optionsOfVariant(product: AdminProduct, variant: AdminProductVariant): readonly FileOption[] {
  return (variant.options ?? []).flatMap(({ option_id, value }) => {
    const option = (product.options ?? []).find(({ id }) => id === option_id)
    return option === undefined ? [] : [{ name: option.title, value, id: option.id }]
  })
}

/** Faults of values that an option of the product does not have: Medusa's import adds none. */
export function faultsOfValues(product: AdminProduct, choices: readonly Choice[]): readonly RowError[] {
  return choices.flatMap(({ row, options }) =>
    options.flatMap(({ name, value }) => {
      const own = (product.options ?? []).find(({ title }) => title === name)
      if (own === undefined || (own.values ?? []).some((known) => known.value === value)) return []
      const message = `The option ${name} of ${product.id} has no value ${value}, and Medusa's import adds none. Add it to the option first`
      return [{ row, message }]
    }),
  )
}

/** The options of all variants, with the ids of those that the product has. */
export function optionsForServer(
  product: AdminProduct,
  choices: readonly Choice[],
): ReadonlyMap<string, FileOption> {
  const found = new Map<string, FileOption>()
  for (const option of choices.flatMap(({ options }) => options)) {
    const own = (product.options ?? []).find(({ title }) => title === option.name)
    if (!found.has(option.name)) found.set(option.name, { ...option, ...(own && { id: own.id }) })
  }
  return found
}
