import { isSigned, sign } from '../signature'

/** Validity of the link in the mail, in days. */
export const transferDays = 7

/** A request to move an order to an account. It is kept in its token alone, so that it blocks no change of the order. */
export interface Transfer {
  readonly orderId: string
  /** The customer of the order at the request; null for none. */
  readonly ownerId: string | null
  /** The customer who asks. */
  readonly customerId: string
  /** Whether the order gets the email of the account too. */
  readonly takesEmail: boolean
}

const purpose = 'transfer of an order'
const form = /^([0-9a-z]{1,10})\.(\w{1,100})\.(e?)\.([\w-]{43})$/

/** Whether it has the form of such a token. The token of a transfer that an administrator requests is Medusa's own. */
export const isTransferToken = (token: string): boolean => form.test(token)

export function signTransfer(secret: string | Buffer, transfer: Transfer, expiresAt: Date): string {
  const end = expiresAt.getTime().toString(36)
  const { customerId, takesEmail } = transfer
  return `${end}.${customerId}.${takesEmail ? 'e' : ''}.${sign(secret, purpose, values(transfer, end))}`
}

/** The transfer that a token is valid for: until it expires, and while the order has the customer of that time. */
export function readTransfer(
  secret: string | Buffer,
  token: string,
  order: Pick<Transfer, 'orderId' | 'ownerId'>,
  now: number,
): Transfer | undefined {
  const [, end, customerId, email, signed] = form.exec(token) ?? []
  if (end === undefined || customerId === undefined || signed === undefined) return undefined
  const transfer = { ...order, customerId, takesEmail: email === 'e' }
  if (!isSigned(secret, purpose, values(transfer, end), signed)) return undefined
  return Number.parseInt(end, 36) >= now ? transfer : undefined
}

function values({ orderId, ownerId, customerId, takesEmail }: Transfer, end: string): readonly string[] {
  return [orderId, ownerId ?? '', customerId, String(takesEmail), end]
}
