import { noRetry } from '../catalogue/catalogue-client.ts'
import { failureFrom } from '../failure/failure-from-error.ts'
import type { CodeRefusal, PromotionAnswer, Promotions } from '../ports/promotions.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { collect, field, number, text } from '../parse/read.ts'
import { waitingCodesOf } from '../cart/cart-from-wire.ts'
import type { LiveClient } from './live-client.ts'

const fields = 'id,promotions.code,metadata'

/** The backend's route for codes that wait for a shipping option. */
const waitingPath = (cartId: string) => `/store/carts/${encodeURIComponent(cartId)}/waiting-codes`

/** Promotions on the backend's cart; the new totals are read with the cart. */
export function createLivePromotions({ client, store }: LiveClient): Promotions {
  async function put(
    cartId: string,
    code: string,
    signal: AbortSignal | undefined,
  ): Promise<PromotionAnswer> {
    try {
      const body = { promo_codes: [code] }
      const answer = await store.cart.addPromotions(cartId, body, { fields }, undefined, {
        ...noRetry,
        signal,
      })
      const applied = collect(field(field(answer, 'cart'), 'promotions'), (one) => text(field(one, 'code')))
      // A valid code that does not apply to this cart is left out without an error.
      return applied.includes(code) ? { kind: 'applied', code } : await leftOut(cartId, code, signal)
    } catch (error) {
      const { kind, type, message = '' } = failureFrom(error)
      if (kind === 'rejected' && type === 'invalid_data') return { kind: 'refused', code, message }
      throw error
    }
  }

  /** The reason why a code was left out; it applies when the cart has changed meanwhile. */
  async function leftOut(
    cartId: string,
    code: string,
    signal: AbortSignal | undefined,
  ): Promise<PromotionAnswer> {
    const call = { ...noRetry, signal, method: 'POST', body: { code } } as const
    const answer: unknown = await client.fetch(waitingPath(cartId), call)
    const kind = field(answer, 'kind')
    if (kind === 'waiting' || kind === 'applied') return { kind, code }
    return { kind: 'refused', code, message: '', ...omitUndefined({ why: refusalFrom(answer) }) }
  }

  return {
    async apply(cartId, typed, { signal } = {}) {
      const code = typed.trim()
      const answer = await put(cartId, code, signal)
      // The backend is case-sensitive; codes are printed in capitals and typed in any case.
      const printed = code.toUpperCase()
      if (answer.kind !== 'refused' || printed === code) return answer
      const second = await put(cartId, printed, signal)
      return second.kind === 'refused' ? answer : second
    },
    async remove(cartId, code, { signal } = {}) {
      const body = { promo_codes: [code] }
      const answer = await store.cart.removePromotions(cartId, body, { fields }, undefined, {
        ...noRetry,
        signal,
      })
      if (!waitingCodesOf(field(answer, 'cart')).includes(code)) return
      await client.fetch(`${waitingPath(cartId)}/${encodeURIComponent(code)}`, {
        ...noRetry,
        signal,
        method: 'DELETE',
      })
    },
  }
}

function refusalFrom(answer: unknown): CodeRefusal | undefined {
  const reason = field(answer, 'reason')
  const minimum = number(field(answer, 'minimum'))
  if (reason === 'minimum') return minimum === undefined ? undefined : { reason, minimum }
  return reason === 'not-begun' ||
    reason === 'ended' ||
    reason === 'used-up' ||
    reason === 'not-for-this-cart'
    ? { reason }
    : undefined
}
