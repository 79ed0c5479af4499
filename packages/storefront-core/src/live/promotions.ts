import { failureFrom } from '../failure/failure-from-error.ts'
import type { PromotionAnswer, Promotions } from '../ports/promotions.ts'
import { collect, field, text } from '../reading/read.ts'
import { once, type LiveClient } from './live-client.ts'

const fields = 'id,promotions.code'

/** The backend's promotions, put on the cart itself: what it then costs is read with the cart. */
export function createLivePromotions({ store }: LiveClient): Promotions {
  async function put(
    cartId: string,
    code: string,
    signal: AbortSignal | undefined,
  ): Promise<PromotionAnswer> {
    try {
      const body = { promo_codes: [code] }
      const answer = await store.cart.addPromotions(cartId, body, { fields }, undefined, { ...once, signal })
      const applied = collect(field(field(answer, 'cart'), 'promotions'), (one) => text(field(one, 'code')))
      // A code that is right but does not hold for these goods is left out without a word.
      return applied.includes(code) ? { kind: 'applied', code } : { kind: 'refused', code, message: '' }
    } catch (error) {
      const { kind, type, message = '' } = failureFrom(error)
      if (kind === 'rejected' && type === 'invalid_data') return { kind: 'refused', code, message }
      throw error
    }
  }

  return {
    async apply(cartId, typed, { signal } = {}) {
      const code = typed.trim()
      const answer = await put(cartId, code, signal)
      // The backend tells letters apart by their case; codes are printed in capitals, and typed in any.
      const printed = code.toUpperCase()
      if (answer.kind !== 'refused' || printed === code) return answer
      const second = await put(cartId, printed, signal)
      return second.kind === 'refused' ? answer : second
    },
    async remove(cartId, code, { signal } = {}) {
      const body = { promo_codes: [code] }
      await store.cart.removePromotions(cartId, body, { fields }, undefined, { ...once, signal })
    },
  }
}
