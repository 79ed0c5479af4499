import type { IndexedProduct, IndexedValue } from './indexed-product'
import { inOrder } from './in-order'

type Option = NonNullable<IndexedProduct['options']>[number]

/** What merchants call the option of the colour, and that of the size: as `storefront-core` knows them too. */
export const isColor = (title: string): boolean =>
  /^(?:colou?rs?|farben?|couleurs?|colore|cor|kleur|färg|रंग|(?:ال)?لون)$/i.test(title.normalize().trim())
export const isSize = (title: string): boolean =>
  /^(?:sizes?|größen?|groessen?|tailles?|taglia|tallas?|tamanho|maat|storlek|साइज़?|आकार|नाप|(?:ال)?مقاس)$/i.test(
    title.normalize().trim(),
  )

export function valuesOf({ options }: IndexedProduct, isWanted: (title: string) => boolean): string[] {
  const option = (options ?? []).find(({ title }) => isWanted(title))
  return valuesIn(option).map(({ value }) => value)
}

/** Between the parts of an entry: a character that no keyboard has. */
const separator = '\u001F'

/** How each value of each option is found, in lower case: `material_wool`. */
export const optionKeys = (product: IndexedProduct): string[] =>
  entriesOf(product).map(({ title, value }) => `${escaped(title)}_${escaped(value)}`)

/** How each value of each option is shown: its option, itself, its rank and how it looks, as far as these are known. */
export const optionValues = (product: IndexedProduct): string[] =>
  entriesOf(product).map(({ title, value, rank, metadata }) =>
    [title, value, rank ?? '', lookOf(metadata) ?? ''].join(separator),
  )

/** Those colours of a product that look as the merchant has said. */
export function swatchesOf({ options }: IndexedProduct): string[] {
  const option = (options ?? []).find(({ title }) => isColor(title))
  return valuesIn(option).flatMap(({ value, metadata }) => {
    const look = lookOf(metadata)
    return look === undefined ? [] : [[value, look].join(separator)]
  })
}

/** What the merchant has set for a value: a hexadecimal colour, else the address of a picture. */
const lookOf = (metadata: IndexedValue['metadata']): string | undefined =>
  ['hex', 'swatch', 'picture']
    .map((name) => metadata?.[name])
    .find(isFilled)
    ?.trim()

const isFilled = (text: unknown): text is string => typeof text === 'string' && text.trim() !== ''

function entriesOf({ options }: IndexedProduct) {
  return (options ?? []).flatMap((option) => {
    const values = valuesIn(option)
    return isNoOption(values)
      ? []
      : values.map(({ value, rank, metadata }) => ({ title: option.title, value, rank, metadata }))
  })
}

/** What Medusa's dashboard gives a product without options. */
const isNoOption = (values: readonly { readonly value: string }[]): boolean =>
  values.length === 1 &&
  values.every(({ value }) => /^default(?: (?:option(?: value)?|variant|title|value))?$/i.test(value.trim()))

const valuesIn = (option: Option | undefined) => inOrder(option?.values, ({ rank }) => rank)

const escaped = (words: string): string =>
  words.trim().toLowerCase().replaceAll('%', '%25').replaceAll(',', '%2c').replaceAll('_', '%5f')
