import { sorted } from '../parse/sorted.ts'
import type { OptionFacet } from './filters.ts'
import { isColor, isSize } from './option-values.ts'

/** A value of an option, on some products. */
export interface CountedValue {
  readonly option: string
  readonly value: string
  /** The merchant's place of the value among those of its option. */
  readonly rank?: number | undefined
  /** How it looks, if the merchant has set it. */
  readonly look?: string | undefined
  readonly count: number
}

export interface OptionGroup extends OptionFacet {
  /** Whether the values are in the merchant's order, and not the most common first. */
  readonly isRanked: boolean
  /** By the values in lower case. */
  readonly looks: ReadonlyMap<string, string>
}

/** The values of each option of some products. */
export interface OptionGroups {
  readonly colors?: OptionGroup | undefined
  readonly sizes?: OptionGroup | undefined
  /** The other options that have several values, the most common first. */
  readonly others: readonly OptionFacet[]
}

const mostGroups = 8
const mostValues = 60

/**
 * Groups values by the names of their options, whose spelling does not matter. The values of a group are in the merchant's order
 * where all products agree about it, as they do about an option that they share; else the most common come first.
 */
export function optionGroups(counted: readonly CountedValue[]): OptionGroups {
  const groups = new Map<string, CountedValue[]>()
  for (const entry of sorted(counted, (one, other) => other.count - one.count)) {
    const key = groupOf(entry.option)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [entry])
    else group.push(entry)
  }
  const facets = new Map([...groups].map(([key, entries]) => [key, grouped(entries)] as const))
  const others = [...facets].filter(([key, { values }]) => !key.startsWith(' ') && values.length > 1)
  return {
    colors: facets.get(colorGroup),
    sizes: facets.get(sizeGroup),
    others: others.slice(0, mostGroups).map(([, { name, values }]) => ({ name, values })),
  }
}

/** No option's key, which is trimmed. */
const colorGroup = ' color'
const sizeGroup = ' size'

function groupOf(name: string): string {
  if (isColor({ name })) return colorGroup
  return isSize({ name }) ? sizeGroup : keyOf(name)
}

function grouped(entries: readonly CountedValue[]): OptionGroup {
  const isRanked = isRankedAlike(entries)
  const ordered = isRanked ? sorted(entries, (one, other) => (one.rank ?? 0) - (other.rank ?? 0)) : entries
  const spellings = new Map<string, string>()
  for (const { value } of ordered) {
    const key = keyOf(value)
    if (!spellings.has(key)) spellings.set(key, value)
  }
  return {
    name: entries[0]?.option ?? '',
    values: [...spellings.values()].slice(0, mostValues),
    isRanked,
    looks: new Map(
      entries.flatMap(({ value, look }) => (look === undefined ? [] : [[keyOf(value), look] as const])),
    ),
  }
}

/** Whether each value has one place, and each place one value. */
function isRankedAlike(entries: readonly CountedValue[]): boolean {
  const values = new Set(entries.map(({ value }) => keyOf(value)))
  const ranks = new Set(entries.flatMap(({ rank }) => rank ?? []))
  return entries.length === values.size && ranks.size === values.size
}

const keyOf = (words: string): string => words.trim().toLowerCase()
