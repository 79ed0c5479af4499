import { isSigned, sign, type Purpose } from './signature'

type Secret = string | Buffer

/**
 * The tokens of the links in letters with which someone gets no more of them: a record's id, so that no address is in a URL, and its
 * signature. A token works until it is used.
 *
 * @param prefix of the record's ids.
 */
export const leaveTokens = (purpose: Purpose, prefix: string) => ({
  sign: (secret: Secret, id: string): string => `${id}.${sign(secret, purpose, [id])}`,

  /** The record that the token is of; undefined for anything else. */
  read: (secret: Secret, token: string): string | undefined => {
    const [, id, kind, signed] = /^(([a-z]{1,10})_\w{1,40})\.([\w-]{43})$/.exec(token) ?? []
    if (id === undefined || kind !== prefix || signed === undefined) return undefined
    return isSigned(secret, purpose, [id], signed) ? id : undefined
  },
})
