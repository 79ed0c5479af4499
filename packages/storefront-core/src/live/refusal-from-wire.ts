import type { Failure } from '../failure/failure.ts'
import { field, text } from '../parse/read.ts'
import type { OrderRefusal } from '../ports/checkout-gateway.ts'

export const isShortage = ({ code, type, message }: Failure): boolean =>
  code === 'insufficient_inventory' ||
  code === 'not_for_sale' ||
  type === 'insufficient_inventory' ||
  /required inventory/i.test(message ?? '')

/** Medusa itself refuses a cart whose shipping option was deleted with this message, and no code of its own. */
export const isDeliveryGone = ({ code, message = '' }: Failure): boolean =>
  code === 'delivery_withdrawn' || /not satisfied by the current shipping methods/i.test(message)

/** Undefined for what is no refusal of payment on invoice. */
export function netTermsRefusal({ code }: Failure): OrderRefusal | undefined {
  if (code === 'net_terms_limit') return { reason: 'net-terms-limit' }
  return code === 'net_terms_not_offered' ? { reason: 'net-terms-refused' } : undefined
}

/** Medusa may refuse with status 200: the answer has the cart and an error. */
export function refusalIn(answer: unknown): Failure {
  const error = field(answer, 'error')
  const type = text(field(error, 'type'))
  const message = text(field(error, 'message'))?.slice(0, 200)
  return {
    kind: 'rejected',
    retryable: false,
    ...(type !== undefined && { type }),
    ...(message !== undefined && { message }),
  }
}
