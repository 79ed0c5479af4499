import { collect, field, firstOf, list, text } from '../reading/read.ts'
import type { ProductOption } from './product.ts'

/** The options of a product; values that are not listed are gathered from its variants. */
export function optionsFromWire(options: unknown, variants: unknown): readonly ProductOption[] {
  return collect(options, (option) => {
    const id = text(firstOf(option, 'id')) ?? text(firstOf(option, 'option_id'))
    if (id === undefined) return undefined
    const listed = collect(field(option, 'values'), (value) => text(value) ?? text(field(value, 'value')))
    return {
      id,
      name: optionName(option, id),
      values: [...new Set(listed.length > 0 ? listed : used(id, variants))],
    }
  })
}

function optionName(option: unknown, id: string): string {
  for (const name of ['title', 'name', 'option_title', 'option_name']) {
    const read = text(field(option, name))
    if (read !== undefined) return read
  }
  return `Option ${id}`
}

function used(optionId: string, variants: unknown): readonly string[] {
  return list(variants).flatMap((variant) =>
    collect(field(variant, 'options'), (value) =>
      field(value, 'option_id') === optionId ? text(field(value, 'value')) : undefined,
    ),
  )
}
