import { isSigned, sign } from '../signature'

/** Where mail programs post to, with one press of their own button (RFC 8058). */
export const leaveWaitingPath = '/hooks/back-in-stock-leave'

const purpose = 'waiting for nothing more'

/** The token of the link in a letter: the id of its request, so that no address is in a URL, and its signature. */
export const signLeaveWaiting = (secret: string | Buffer, id: string): string =>
  `${id}.${sign(secret, purpose, [id])}`

/** The request that the token is of; undefined for anything else. */
export function readLeaveWaiting(secret: string | Buffer, token: string): string | undefined {
  const [, id, signed] = /^(stkreq_\w{1,40})\.([\w-]{43})$/.exec(token) ?? []
  if (id === undefined || signed === undefined) return undefined
  return isSigned(secret, purpose, [id], signed) ? id : undefined
}
