import type { Product, Selection, Variant } from '@umber/storefront-core'
import { writeSelection } from '@umber/storefront-core/catalogue'

export const selectionOf = ({ options }: Pick<Variant, 'options'>): Selection =>
  Object.fromEntries(options.map(({ id, value }) => [id, value]))

/** What the address of a product's page has to say so that it opens with a variant; '' where there is nothing to choose. */
export const variantQuery = (product: Pick<Product, 'options'>, variant: Variant): string =>
  new URLSearchParams(Object.fromEntries(writeSelection(product, selectionOf(variant)))).toString()
