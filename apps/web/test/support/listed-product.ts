import type { ListedProduct } from '@umber/storefront-core'

/** A product of a list that has nothing but its name. */
export const listedProduct = (name: string): ListedProduct => ({
  id: name,
  slug: name,
  name,
  description: '',
  images: [],
  options: [],
  variants: [],
})
