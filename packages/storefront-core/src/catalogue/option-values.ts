import type { Product, ProductOption } from './product.ts'

/** Letter sizes in their usual order. */
export const sizeOptions = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const

export const isColor = ({ name }: ProductOption): boolean => {
  const word = name.toLowerCase()
  return word === 'color' || word === 'colour'
}

export const isSize = ({ name }: ProductOption): boolean => name.toLowerCase() === 'size'

/** The colours of a product, in its own order. */
export function colorsOf({ options }: Pick<Product, 'options'>): readonly string[] {
  return options.find(isColor)?.values ?? []
}

/** The sizes of a product, in its own order. */
export function sizesOf({ options }: Pick<Product, 'options'>): readonly string[] {
  return options.find(isSize)?.values ?? []
}
