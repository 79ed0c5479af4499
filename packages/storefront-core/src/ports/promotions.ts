import type { PortCall } from './call.ts'

/** `ignored` is the demonstration's answer: the field is cleared and the totals stay as they were. */
export type PromotionAnswer =
  | { readonly kind: 'applied'; readonly code: string }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  | { readonly kind: 'ignored' }

export interface Promotions {
  apply(cartId: string, code: string, options?: PortCall): Promise<PromotionAnswer>
  remove(cartId: string, code: string, options?: PortCall): Promise<void>
}
