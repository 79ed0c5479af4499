import type { Category } from '../../src/catalogue/category.ts'
import type { Product } from '../../src/catalogue/product.ts'
import { money } from '../../src/money/money.ts'

export interface Sketch extends Partial<Product> {
  readonly id: string
  readonly amount?: number
  /** The values of Color and Size, in order. */
  readonly colors?: readonly string[]
  readonly sizes?: readonly string[]
}

/** A product of which only the relevant fields need to be given. */
export function product({ id, amount = 100, colors = [], sizes = [], ...rest }: Sketch): Product {
  const price = money(amount, 'inr')
  const options = [
    { id: 'opt_color', name: 'Color', values: colors },
    { id: 'opt_size', name: 'Size', values: sizes },
  ].filter(({ values }) => values.length > 0)
  return {
    id,
    name: id,
    description: '',
    price,
    categoryIds: [],
    images: [],
    variants: [{ id: `variant_${id}`, name: id, price, options: [], available: true }],
    options,
    tags: [],
    slug: id,
    isFeatured: false,
    isNew: false,
    specifications: [],
    metadata: {},
    ...rest,
  }
}

export function category(slug: string, parentId?: string, rank = 0): Category {
  return {
    id: `id_${slug}`,
    name: slug,
    slug,
    description: '',
    rank,
    ...(parentId === undefined ? {} : { parentId: `id_${parentId}` }),
  }
}

export const idsOf = (products: readonly Product[]): readonly string[] => products.map(({ id }) => id)
