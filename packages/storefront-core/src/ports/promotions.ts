import type { PortOptions } from './port-options.ts'

/** Why a code that exists takes nothing off this cart, where the backend says so. */
export type CodeRefusal =
  | { readonly reason: 'not-begun' | 'ended' | 'used-up' | 'not-for-this-cart' }
  | { readonly reason: 'minimum'; readonly minimum: number }

/**
 * `waiting`: it takes something off a delivery that is still to be chosen. `ignored` is the demonstration's answer: the
 * field is cleared and the totals stay as they were. A refusal has the backend's own words, or its reason.
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
