import type { Product, ProductOption } from './product.ts'

/** Letter sizes in their usual order. */
export const sizeOptions = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const

/** What merchants call the option of the colour, and that of the size, in lower case. */
const colorNames = /^(?:colou?rs?|farben?|couleurs?|colore|cor|kleur|färg)$/
const sizeNames = /^(?:sizes?|größen?|groessen?|tailles?|taglia|tallas?|tamanho|maat|storlek)$/

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
