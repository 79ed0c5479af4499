import { failureFrom } from '../failure/failure-from-error.ts'
import type { Promotions } from '../ports/promotions.ts'
import { collect, field, text } from '../reading/read.ts'
import { once, type LiveClient } from './live-client.ts'

const fields = 'id,promotions.code'

/** The backend's promotions, put on the cart itself: what it then costs is read with the cart. */
export function createLivePromotions({ store }: LiveClient): Promotions {
  return {
    async apply(cartId, typed, { signal } = {}) {
      const code = typed.trim()
      try {
        const body = { promo_codes: [code] }
        const answer = await store.cart.addPromotions(cartId, body, { fields }, undefined, {
          ...once,
          signal,
        })
        const applied = collect(field(field(answer, 'cart'), 'promotions'), (one) => text(field(one, 'code')))
        // A code that is right but does not hold for these goods is left out without a word.
        return applied.some((one) => one.toLowerCase() === code.toLowerCase())
          ? { kind: 'applied', code }
          : { kind: 'refused', code, message: '' }
      } catch (error) {
        const { kind, type, message = '' } = failureFrom(error)
        if (kind === 'rejected' && type === 'invalid_data') return { kind: 'refused', code, message }
        throw error
      }
    },
    async remove(cartId, code, { signal } = {}) {
      const body = { promo_codes: [code] }
      await store.cart.removePromotions(cartId, body, { fields }, undefined, { ...once, signal })
    },
  }
}
