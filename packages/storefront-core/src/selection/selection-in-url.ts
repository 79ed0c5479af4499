import { optionKey } from '../catalogue/option-keys.ts'
import { isColor, isSize } from '../catalogue/option-values.ts'
import type { ProductOption } from '../catalogue/product.ts'
import type { Selection } from './variant-selection.ts'

/** The query parameters that `readSelection` reads. Lists have the same, so that a filter is a choice. */
export const selectionParams = ['color', 'size', 'option'] as const

type Options = { readonly options: readonly Pick<ProductOption, 'id' | 'name' | 'values'>[] }

/**
 * What an address asks for of a product, which is untrusted input: values that the product does not have are left out. Where
 * it names several values of an option, as a filtered list may, the product's first one of them is taken.
 */
export function readSelection({ options }: Options, get: (name: string) => string | null): Selection {
  const asked = (name: (typeof selectionParams)[number]) => new Set(get(name)?.toLowerCase().split(','))
  const [color, size, keys] = [asked('color'), asked('size'), asked('option')]
  const ofColor = options.find(isColor)?.id
  const ofSize = options.find(isSize)?.id
  const isAsked = ({ id, name }: (typeof options)[number], value: string) => {
    if (id === ofColor) return color.has(value.toLowerCase())
    return id === ofSize ? size.has(value.toLowerCase()) : keys.has(optionKey(name, value))
  }
  const found = options.flatMap((option) => {
    const value = option.values.find((one) => isAsked(option, one))
    return value === undefined ? [] : [[option.id, value] as const]
  })
  return Object.fromEntries(found)
}

/** The query parameters for `readSelection`. What has one value only is no choice. */
export function writeSelection(
  { options }: Options,
  selection: Selection,
): readonly (readonly [string, string])[] {
  const ofColor = options.find(isColor)?.id
  const ofSize = options.find(isSize)?.id
  const pairs: [string, string][] = []
  const keys: string[] = []
  for (const { id, name, values } of options) {
    const value = Object.hasOwn(selection, id) ? selection[id] : undefined
    if (value === undefined || values.length < 2) continue
    if (id === ofColor) pairs.push(['color', value.toLowerCase()])
    else if (id === ofSize) pairs.push(['size', value.toLowerCase()])
    else keys.push(optionKey(name, value))
  }
  return keys.length === 0 ? pairs : [...pairs, ['option', keys.join(',')]]
}
