import { findVariant, type Product, type Selection, type Variant } from '@umber/storefront-core'
import { variantsLeft } from '@umber/storefront-core/catalogue'
import { inSentence } from '../../i18n/in-sentence.ts'
import { productCopy } from '../../copy/products.ts'

/** Whether the selection can be bought, and if not, the reason for the button. */
export type Purchasability =
  | { readonly kind: 'ready'; readonly variant: Variant }
  | { readonly kind: 'sold-out'; readonly variant: Variant }
  | { readonly kind: 'unpriced' }
  | { readonly kind: 'unmade' }
  | { readonly kind: 'undecided'; readonly option: string; readonly optionId: string }

/** The progress of one purchase, for the label of its button. */
export type PurchaseStage = 'idle' | 'waiting' | 'adding' | 'added'

/** Unknown stock counts as available: the backend decides when the item is added. */
export function purchasability(product: Product, selection: Selection): Purchasability {
  const undecided = product.options.find(
    (option) => option.values.length > 0 && selection[option.id] === undefined,
  )
  if (undecided !== undefined) {
    const left = variantsLeft(product, selection)
    const [first] = left
    if (first !== undefined && left.every(({ price }) => price === undefined)) return { kind: 'unpriced' }
    if (first !== undefined && !left.some(({ available }) => available))
      return { kind: 'sold-out', variant: first }
    return { kind: 'undecided', option: undecided.name, optionId: undecided.id }
  }
  const variant = findVariant(product, selection)
  if (variant === undefined) return { kind: 'unmade' }
  if (variant.price === undefined) return { kind: 'unpriced' }
  return { kind: variant.available ? 'ready' : 'sold-out', variant }
}

const words: Readonly<Record<Exclude<Purchasability['kind'], 'undecided'>, string>> = {
  ready: productCopy.addToCart,
  'sold-out': productCopy.soldOut,
  unpriced: productCopy.unpriced,
  unmade: productCopy.unmade,
}

/** The button's label: the current action, what has to be chosen first, or why it is disabled. */
export function addLabel(state: Purchasability, stage: PurchaseStage): string {
  if (stage === 'adding') return productCopy.adding
  if (stage === 'added') return productCopy.added
  return state.kind === 'undecided' ? productCopy.choose(inSentence(state.option)) : words[state.kind]
}
