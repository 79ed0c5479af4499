import type { Product, ProductOption, Variant } from '../catalogue/product.ts'
import { isPlaceholder } from '../parse/is-placeholder.ts'

/** The chosen value of each option, by option id. */
export type Selection = Readonly<Record<string, string>>

/** The variant whose options all have the chosen values. */
export function findVariant(product: Product, selection: Selection): Variant | undefined {
  return product.variants.find(
    ({ options }) =>
      // A variant without option values matches only when the product has no options.
      (options.length > 0 || product.options.length === 0) &&
      options.every(({ id, value }) => chosen(selection, id) === value),
  )
}

/** The first value of every option; if that cannot be bought, the first available variant. */
export function initialSelection(product: Product): Selection {
  const first = selectionOf(product.options.map(({ id, values }) => [id, values[0]]))
  if (findVariant(product, first)?.available === true) return first
  const available = product.variants.find((variant) => variant.available)
  return available === undefined
    ? first
    : { ...first, ...selectionOf(available.options.map(({ id, value }) => [id, value])) }
}

/** The variants that have what is chosen so far. */
export const variantsLeft = ({ variants }: Product, selection: Selection): readonly Variant[] =>
  variants.filter(({ options }) =>
    options.every(({ id, value }) => {
      const own = chosen(selection, id)
      return own === undefined || own === value
    }),
  )

export interface OptionChoice {
  readonly value: string
  /** Whether a variant with this value and the other choices can be bought. */
  readonly available: boolean
  /** Whether there is such a variant, if only a sold-out one. */
  readonly isMade: boolean
  readonly selected: boolean
}

export interface OptionChoices {
  readonly option: ProductOption
  readonly choices: readonly OptionChoice[]
}

/**
 * Every option with its values; each is marked as selected and as available with the other choices. An option that only stands
 * for one, of a product without options, is no choice.
 */
export function optionChoices(product: Product, selection: Selection): readonly OptionChoices[] {
  return product.options.filter(isChoice).map((option) => ({
    option,
    choices: option.values.map((value) => {
      const variants = variantsWith(product, selection, option.id, value)
      return {
        value,
        available: variants.some(({ available }) => available),
        isMade: variants.length > 0,
        selected: chosen(selection, option.id) === value,
      }
    }),
  }))
}

const isChoice = ({ values }: ProductOption): boolean => values.length !== 1 || !values.every(isPlaceholder)

function variantsWith(
  product: Product,
  selection: Selection,
  optionId: string,
  value: string,
): readonly Variant[] {
  return product.variants.filter((variant) =>
    variant.options.every((option) => {
      if (option.id === optionId) return option.value === value
      const other = chosen(selection, option.id)
      return other === undefined || other === option.value
    }),
  )
}

/** The product's pictures, the selected variant's first; while only some options are chosen, that of a variant with them. */
export function imagesFor(product: Product, selection: Selection): readonly string[] {
  const own = (findVariant(product, selection) ?? firstPictured(product, selection))?.image
  return own === undefined ? product.images : [own, ...product.images.filter((image) => image !== own)]
}

function firstPictured(product: Product, selection: Selection): Variant | undefined {
  const isPart = product.options.some(({ id }) => chosen(selection, id) === undefined)
  return isPart && Object.keys(selection).length > 0
    ? variantsLeft(product, selection).find(({ image }) => image !== undefined)
    : undefined
}

/** Option ids come from the backend, so only own properties are read. */
function chosen(selection: Selection, optionId: string): string | undefined {
  return Object.hasOwn(selection, optionId) ? selection[optionId] : undefined
}

function selectionOf(pairs: readonly (readonly [string, string | undefined])[]): Selection {
  return Object.fromEntries(pairs.filter((pair): pair is readonly [string, string] => pair[1] !== undefined))
}
