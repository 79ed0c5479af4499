import type { CartLine } from '@umber/storefront-core'

/** How many pieces are in stock, when fewer than the line's quantity; otherwise undefined. */
export function piecesLeft({ problem }: CartLine): number | undefined {
  return problem?.kind === 'out-of-stock' && problem.left > 0 ? problem.left : undefined
}
