import { money } from '@umber/storefront-core'
import type { Category, Product } from '@umber/storefront-core/catalogue'

/** A product of which only the relevant fields need to be given. */
export function product({
  id,
  amount = 100,
  ...rest
}: Partial<Product> & { readonly id: string; readonly amount?: number }): Product {
  const price = money(amount, 'inr')
  return {
    id,
    name: id,
    description: '',
    price,
    categoryIds: [],
    images: [],
    variants: [{ id: `variant_${id}`, name: id, price, options: [], available: true }],
    options: [],
    tags: [],
    slug: id,
    isFeatured: false,
    isNew: false,
    specifications: [],
    metadata: {},
    ...rest,
  }
}

export const category = (slug: string): Category => ({
  id: `id_${slug}`,
  name: slug,
  slug,
  description: '',
  rank: 0,
})
