import { isPlaceholder } from '../parse/is-placeholder.ts'
import type { Product, ProductOption } from './product.ts'

/** Letter sizes in their usual order. */
export const sizeOptions = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const

/** What merchants call the option of the colour, and that of the size, in lower case. */
const colorNames = /^(?:colou?rs?|farben?|couleurs?|colore|cor|kleur|färg)$/
const sizeNames = /^(?:sizes?|größen?|groessen?|tailles?|taglia|tallas?|tamanho|maat|storlek)$/

/** Whether all values are letter sizes, whose order everyone knows. Their rank may only say which one is chosen first. */
export const areLetterSizes = (values: readonly string[]): boolean =>
  values.every((value) => sizeOptions.some((size) => size === value.trim().toUpperCase()))

type Named = Pick<ProductOption, 'name'>

export const isColor = ({ name }: Named): boolean => colorNames.test(name.trim().toLowerCase())

export const isSize = ({ name }: Named): boolean => sizeNames.test(name.trim().toLowerCase())

/** The colours of a product, in its own order. */
export function colorsOf({ options }: Pick<Product, 'options'>): readonly string[] {
  return options.find(isColor)?.values ?? []
}

/** The sizes of a product, in its own order. */
export function sizesOf({ options }: Pick<Product, 'options'>): readonly string[] {
  return options.find(isSize)?.values ?? []
}

/** The options of a product that are neither its colour nor its size, without one that only stands for an option. */
export function otherOptionsOf({ options }: Pick<Product, 'options'>): readonly ProductOption[] {
  return options.filter((option) => !isColor(option) && !isSize(option) && !isNoOption(option))
}

/** Whether an option is what Medusa gives a product without options. */
export const isNoOption = ({ values }: Pick<ProductOption, 'values'>): boolean =>
  values.length === 1 && values.every(isPlaceholder)

/**
 * How a value of any option is written in an address and in the index, in lower case: `material_wool`. The characters
 * that separate are escaped.
 */
export const optionKey = (name: string, value: string): string => `${escaped(name)}_${escaped(value)}`

/** The part of a key that all values of an option share. */
export const optionOfKey = (key: string): string => key.slice(0, key.indexOf('_') + 1)

const escaped = (words: string): string =>
  words.trim().toLowerCase().replaceAll('%', '%25').replaceAll(',', '%2c').replaceAll('_', '%5f')
