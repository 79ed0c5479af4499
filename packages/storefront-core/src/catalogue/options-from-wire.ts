import { collect, field, firstOf, list, number, text } from '../parse/read.ts'
import type { ProductOption } from './product.ts'
import { sorted } from '../parse/sorted.ts'
import { swatchOfValue } from './swatch-from-wire.ts'

/** An option value with the id of its option. */
export interface OptionValue {
  readonly optionId: string
  readonly value: string
}

/**
 * All values that the product lists with an id; a variant in light form refers to its values by these ids.
 */
export function valuesById(options: unknown): ReadonlyMap<string, OptionValue> {
  const known = list(options).flatMap((option) => {
    const optionId = text(firstOf(option, 'id', 'option_id'))
    return list(field(option, 'values')).flatMap((entry) => {
      const id = text(field(entry, 'id'))
      const value = text(field(entry, 'value'))
      return optionId === undefined || id === undefined || value === undefined
        ? []
        : [[id, { optionId, value }] as const]
    })
  })
  return new Map(known)
}

/** The product's options, values by rank; unlisted values are collected from the variants. */
export function optionsFromWire(
  options: unknown,
  variants: unknown,
  backendUrl: string,
): readonly ProductOption[] {
  return collect(options, (option) => {
    const id = text(firstOf(option, 'id', 'option_id'))
    if (id === undefined) return undefined
    const ranked = inRankOrder(field(option, 'values'), 'rank')
    const listed = collect(ranked, (value) => text(value) ?? text(field(value, 'value')))
    const values = listed.length > 0 ? listed : used(id, variants)
    const swatches = collect(ranked, (value) => swatchEntry(value, backendUrl))
    const ranks = collect(ranked, (value) => number(field(value, 'rank')))
    const isRanked = ranked.length > 1 && new Set(ranks).size === ranked.length
    return {
      id,
      name: optionName(option, id),
      values: [...new Set(values)],
      ...(isRanked && { isRanked }),
      ...(swatches.length > 0 && { swatches: new Map(swatches) }),
    }
  })
}

function swatchEntry(wire: unknown, backendUrl: string): readonly [string, string] | undefined {
  const [value, look] = [text(field(wire, 'value')), swatchOfValue(wire, backendUrl)]
  return value === undefined || look === undefined ? undefined : [value.toLowerCase(), look]
}

/** Entries by rank; those without one come last, in their order. */
export function inRankOrder(wire: unknown, rank: string): readonly unknown[] {
  const place = (entry: unknown) => number(field(entry, rank)) ?? Number.MAX_SAFE_INTEGER
  return sorted(list(wire), (one, other) => place(one) - place(other))
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
      text(field(value, 'option_id')) === optionId ? text(field(value, 'value')) : undefined,
    ),
  )
}
