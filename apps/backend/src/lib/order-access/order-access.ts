import { isSigned, sign } from '../signature'

/** A header, because servers log URLs. */
export const orderAccessHeader = 'x-order-access'

/**
 * Validity of access tokens in days: `mail` covers the time in which a guest may return items, `answer` (the response to a
 * lookup or a purchase) covers an open order page.
 */
export const accessDays = { mail: 90, answer: 1 } as const

const day = 86_400_000
const purpose = 'access to an order'

/** Signs a bearer token for one order: the end of its validity and an HMAC of that and the order's id. */
export function signOrderAccess(secret: string | Buffer, orderId: string, days: number, now: number): string {
  const end = Math.floor((now + days * day) / 1_000).toString(36)
  return `${end}.${sign(secret, purpose, [orderId, end])}`
}

export function opensOrder(
  secret: string | Buffer,
  orderId: string,
  access: string | undefined,
  now: number,
): boolean {
  const [, end, signed] = /^([0-9a-z]{1,10})\.([\w-]{43})$/.exec(access ?? '') ?? []
  if (end === undefined || signed === undefined) return false
  return isSigned(secret, purpose, [orderId, end], signed) && Number.parseInt(end, 36) * 1_000 >= now
}
