import type { Promotions } from '@umber/storefront-core/cart'

/** Accepts no code: the field is cleared and the totals do not change. */
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
