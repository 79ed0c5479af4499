import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** In a header, for addresses are written down on their way. */
export const orderAccessHeader = 'x-order-access'

/**
 * For how many days an order is opened by a link: by that of the mail for as long as somebody may want to send goods back, by
 * what a lookup or the purchase answered for as long as its page is open.
 */
export const accessDays = { mail: 90, answer: 1 } as const

const day = 86_400_000

/** Opens one order, to whoever holds it, for so many days: the end, and a signature of the order's id with it. */
export function signOrderAccess(secret: string | Buffer, orderId: string, days: number, now: number): string {
  const end = Math.floor((now + days * day) / 1_000).toString(36)
  return `${end}.${signature(secret, orderId, end).toString('base64url')}`
}

export function opensOrder(
  secret: string | Buffer,
  orderId: string,
  access: string | undefined,
  now: number,
): boolean {
  const [, end, signed] = /^([0-9a-z]{1,10})\.([\w-]{43})$/.exec(access ?? '') ?? []
  if (end === undefined || signed === undefined) return false
  const isSigned = timingSafeEqual(Buffer.from(signed, 'base64url'), signature(secret, orderId, end))
  return isSigned && Number.parseInt(end, 36) * 1_000 >= now
}

function signature(secret: string | Buffer, orderId: string, end: string): Buffer {
  // A key of its own: a signature of this kind can never pass for a token of a session.
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'access to an order', 32))
  return createHmac('sha256', key).update(`${orderId}\n${end}`).digest()
}
