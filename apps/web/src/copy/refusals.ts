import type { CartRefusal } from '@umber/storefront-core'
import { stock as stockCopy, refusals } from '../../messages/en/refusals.json'

interface ShortStock {
  readonly wanted: number
  /** In the shopper's own cart before. */
  readonly held: number
  /** What there is, with those in the cart, if it could be read. */
  readonly available?: number
}

/** What is in the shopper's own cart has not been sold to others. */
function shortWords({ wanted, held, available = 0 }: ShortStock): string {
  if (held > 0 && (wanted === 1 || available <= held)) return stockCopy.allInCart
  return wanted > 1 ? stockCopy.fewer(wanted) : stockCopy.lastSold
}

/** Why an item was not added, shown beside the control that can fix it. */
export const refusalWords = (reason: CartRefusal, stock: ShortStock): string =>
  reason === 'insufficient-stock' ? shortWords(stock) : refusals[reason]
