import type { Product, ProductOption } from './product.ts'

/** Letter sizes in their usual order. */
export const sizeOptions = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const

/** What merchants call the option of the colour, and that of the size, in lower case. */
const colorNames = /^(?:colou?rs?|farben?|couleurs?|colore|cor|kleur|färg|रंग|(?:ال)?لون)$/
const sizeNames =
  /^(?:sizes?|größen?|groessen?|tailles?|taglia|tallas?|tamanho|maat|storlek|साइज़?|आकार|नाप|(?:ال)?مقاس)$/

type Named = Pick<ProductOption, 'name'>

/** A letter with a dot below, as in Hindi, is written as one character or as two. */
const written = (name: string): string => name.normalize().trim().toLowerCase()

export const isColor = ({ name }: Named): boolean => colorNames.test(written(name))

export const isSize = ({ name }: Named): boolean => sizeNames.test(written(name))

/** The colours of a product, in its own order. */
export function colorsOf({ options }: Pick<Product, 'options'>): readonly string[] {
  return options.find(isColor)?.values ?? []
}

/** The sizes of a product, in its own order. */
export function sizesOf({ options }: Pick<Product, 'options'>): readonly string[] {
  return options.find(isSize)?.values ?? []
}
