import type { Promotions } from '../ports/promotions.ts'

/** Knows no code: the field is cleared, and what the cart costs stays as it was. */
export function createShowcasePromotions(): Promotions {
  return { apply: async () => ({ kind: 'ignored' }), remove: async () => undefined }
}
