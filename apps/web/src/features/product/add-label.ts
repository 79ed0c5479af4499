import { productCopy } from '../../copy/products.ts'
import type { Purchasability } from './purchasability.ts'
import type { PurchaseStage } from './use-purchase.ts'

const words: Readonly<Record<Exclude<Purchasability['kind'], 'undecided'>, string>> = {
  ready: productCopy.addToCart,
  'sold-out': productCopy.soldOut,
  unpriced: productCopy.unpriced,
  unmade: productCopy.unmade,
}

/** The button's label: the current action, or why it is disabled. */
export function addLabel(state: Purchasability, stage: PurchaseStage): string {
  if (stage === 'adding') return productCopy.adding
  if (stage === 'added') return productCopy.added
  return state.kind === 'undecided' ? productCopy.choose(state.option) : words[state.kind]
}
