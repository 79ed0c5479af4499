import { productCopy } from '../../../copy/catalogue.ts'
import type { Purchasability } from './purchasability.ts'
import type { PurchaseStage } from './use-purchase.ts'

/** What the button says: what it is doing, or what keeps it from being pressed. */
export function addLabel(state: Purchasability, stage: PurchaseStage): string {
  if (stage === 'adding') return productCopy.adding
  if (stage === 'added') return productCopy.added
  switch (state.kind) {
    case 'ready':
      return productCopy.addToCart
    case 'sold-out':
      return productCopy.soldOut
    case 'unpriced':
      return productCopy.unpriced
    case 'unmade':
      return productCopy.unmade
    case 'undecided':
      return productCopy.choose(state.option)
  }
}
