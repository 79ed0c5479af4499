import { isSigned, sign } from '../signature'

/** Where mail programs post to, with one press of their own button (RFC 8058). */
export const leaveRequestsPath = '/hooks/review-requests-leave'

const purpose = 'no more requests for reviews'

/** The token of the link in a letter: the customer's id, so that no address is in a URL, and its signature. */
export const signLeaveRequests = (secret: string | Buffer, customerId: string): string =>
  `${customerId}.${sign(secret, purpose, [customerId])}`

/** The customer that the token is of; undefined for anything else. */
export function readLeaveRequests(secret: string | Buffer, token: string): string | undefined {
  const [, id, signed] = /^(cus_\w{1,40})\.([\w-]{43})$/.exec(token) ?? []
  if (id === undefined || signed === undefined) return undefined
  return isSigned(secret, purpose, [id], signed) ? id : undefined
}
