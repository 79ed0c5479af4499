import { isPlaceholder } from '../parse/is-placeholder.ts'
import { isColor, isSize } from './option-values.ts'
import type { Product, ProductOption } from './product.ts'

/** The options of a product that are neither its colour nor its size, without one that only stands for an option. */
export function otherOptionsOf({ options }: Pick<Product, 'options'>): readonly ProductOption[] {
  return options.filter((option) => !isColor(option) && !isSize(option) && !isNoOption(option))
}

/** Whether an option is what Medusa gives a product without options. */
export const isNoOption = ({ values }: Pick<ProductOption, 'values'>): boolean =>
  values.length === 1 && values.every(isPlaceholder)
