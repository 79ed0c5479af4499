import type { Promotions } from '../ports/promotions.ts'

/** Knows no code: the field is cleared, and what the cart costs stays as it was. */
export function createShowcasePromotions(): Promotions {
  return {
    async apply(_cartId, _code, options) {
      options?.signal?.throwIfAborted()
      return { kind: 'ignored' }
    },
    async remove(_cartId, _code, options) {
      options?.signal?.throwIfAborted()
    },
  }
}
