import { MedusaError } from '@medusajs/framework/utils'

/** Why a cart cannot become an order, as it is now: the fields of an error, which is not JSON. */
export interface Refusal {
  readonly type: string
  readonly code?: string
  readonly name?: string
  readonly message: string
}

/** How an attempt to order a cart ended. It is an error when another attempt may succeed. */
export type Completion =
  /** `is_new`: completing a completed cart answers with its order again. */
  | { readonly kind: 'ordered'; readonly order_id: string; readonly is_new: boolean }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

/** Refusals that repeat: the cart cannot become an order as it is. */
const definite: ReadonlySet<unknown> = new Set([
  MedusaError.Types.NOT_ALLOWED,
  MedusaError.Types.INVALID_DATA,
  MedusaError.Types.NOT_FOUND,
  MedusaError.Types.PAYMENT_AUTHORIZATION_ERROR,
  MedusaError.Types.PAYMENT_REQUIRES_MORE_ERROR,
])

/** Undefined for an error that may not repeat. */
export function refusalOf(error: unknown): Refusal | undefined {
  // An error from a workflow may have lost its class.
  const { type, code, name, message } = (error ?? {}) as Partial<MedusaError>
  if (type === undefined || !definite.has(type)) return undefined
  return { type, message: message ?? '', ...(code && { code }), ...(name && { name }) }
}

/** With status 200 Medusa answers these, with the cart and the error: the shopper may pay again. */
export const isOfPayment = ({ type }: Refusal): boolean =>
  type === MedusaError.Types.PAYMENT_AUTHORIZATION_ERROR ||
  type === MedusaError.Types.PAYMENT_REQUIRES_MORE_ERROR

/** The code of an error, or its type where it has no code, as the metrics name it. */
export function reasonOf({ code, type }: { readonly code?: unknown; readonly type?: unknown }): string {
  // A payment provider's codes may be anything, and each one would become a series of its own.
  const isName = (text: unknown): text is string => typeof text === 'string' && /^[a-z_]{1,40}$/.test(text)
  return [code, type].find(isName) ?? 'unknown'
}

/** A cart whose payment was given back before it could be ordered: a webhook was faster than its shopper. */
export const paymentReleased: Refusal = {
  type: MedusaError.Types.NOT_ALLOWED,
  code: 'payment_released',
  message: 'The payment of the cart was given back. Pay again to order it.',
}
