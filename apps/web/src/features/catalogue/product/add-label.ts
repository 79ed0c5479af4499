import { productCopy } from '../../../copy/catalogue.ts'
import type { Purchasability } from './purchasability.ts'
import type { PurchaseStage } from './use-purchase.ts'

const words: Readonly<Record<Exclude<Purchasability['kind'], 'undecided'>, string>> = {
  ready: productCopy.addToCart,
  'sold-out': productCopy.soldOut,
  unpriced: productCopy.unpriced,
  unmade: productCopy.unmade,
}

/** What the button says: what it is doing, or what keeps it from being pressed. */
export function addLabel(state: Purchasability, stage: PurchaseStage): string {
  if (stage === 'adding') return productCopy.adding
  if (stage === 'added') return productCopy.added
  return state.kind === 'undecided' ? productCopy.choose(state.option) : words[state.kind]
}
