import { isSigned, sign } from '../signature'

const purpose = 'leaving the newsletter'

/** The token of the links in letters: the id of the subscriber, so that no address is in a URL, and its signature. It works until used. */
export const signLeave = (secret: string | Buffer, id: string): string =>
  `${id}.${sign(secret, purpose, [id])}`

/** The subscriber that the token is of; undefined for anything else. */
export function readLeave(secret: string | Buffer, token: string): string | undefined {
  const [, id, signed] = /^(nsub_\w{1,40})\.([\w-]{43})$/.exec(token) ?? []
  if (id === undefined || signed === undefined) return undefined
  return isSigned(secret, purpose, [id], signed) ? id : undefined
}
