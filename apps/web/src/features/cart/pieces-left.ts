import type { CartLine } from '@umber/storefront-core'

/** How many could still be bought, where that is fewer than are wanted. */
export function piecesLeft({ trouble }: CartLine): number | undefined {
  return trouble?.kind === 'out-of-stock' && trouble.left > 0 ? trouble.left : undefined
}
