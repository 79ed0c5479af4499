import type { PortOptions } from './port-options.ts'

/** Why an existing code does not apply to this cart, if the backend says so. */
export type CodeRefusal =
  | { readonly reason: 'not-begun' | 'ended' | 'used-up' | 'not-for-this-cart' }
  | { readonly reason: 'minimum'; readonly minimum: number }

/**
 * `waiting`: it applies once a shipping option is chosen. `ignored` is the demonstration's answer: the field
 * is cleared and the totals do not change. A refusal has the backend's message, or its reason in `why`.
 */
export type PromotionAnswer =
  | { readonly kind: 'applied'; readonly code: string }
  | { readonly kind: 'waiting'; readonly code: string }
  | {
      readonly kind: 'refused'
      readonly code: string
      readonly message: string
      readonly why?: CodeRefusal
    }
  | { readonly kind: 'ignored' }

export interface Promotions {
  apply(cartId: string, code: string, options?: PortOptions): Promise<PromotionAnswer>
  remove(cartId: string, code: string, options?: PortOptions): Promise<void>
}
