import { findVariant, type Product, type Selection, type Variant } from '@umber/storefront-core'

/** Whether the selection can be bought, and if not, the reason for the button. */
export type Purchasability =
  | { readonly kind: 'ready'; readonly variant: Variant }
  | { readonly kind: 'sold-out'; readonly variant: Variant }
  | { readonly kind: 'unpriced' }
  | { readonly kind: 'unmade' }
  | { readonly kind: 'undecided'; readonly option: string }

/** Unknown stock counts as available: the backend decides when the item is added. */
export function purchasability(product: Product, selection: Selection): Purchasability {
  const undecided = product.options.find(
    (option) => option.values.length > 0 && selection[option.id] === undefined,
  )
  if (undecided !== undefined) return { kind: 'undecided', option: undecided.name }
  const variant = findVariant(product, selection)
  if (variant === undefined) return { kind: 'unmade' }
  if (variant.price === undefined) return { kind: 'unpriced' }
  return { kind: variant.available ? 'ready' : 'sold-out', variant }
}
