import { randomBytes } from 'node:crypto'

import { isSigned, sign } from '../signature'

/** How long a browser is known after a sign-in, in days. */
export const deviceDays = 180

/** A browser of several people, or of one with several accounts. The oldest is forgotten first. */
const mostAccounts = 5

const day = 86_400_000
const purpose = 'known device'

interface Entry {
  readonly device: string
  /** End of its validity, in seconds since 1970, in base 36. */
  readonly end: string
  readonly signature: string
}

/**
 * The id of a browser that has signed in to the account with this address; undefined for any other. A browser proves it with
 * a cookie: entries of an id, an end and an HMAC of both and the address. An entry does not tell the address.
 */
export function knownDevice(
  secret: string | Buffer,
  cookie: string | undefined,
  email: string,
  now: number,
): string | undefined {
  return entriesOf(cookie).find((entry) => isOf(secret, entry, email, now))?.device
}

/** The cookie of a browser that has just signed in. It keeps its id, and its entries for other accounts. */
export function rememberDevice(
  secret: string | Buffer,
  cookie: string | undefined,
  email: string,
  now: number,
): string {
  const device = knownDevice(secret, cookie, email, now) ?? randomBytes(16).toString('base64url')
  const end = Math.floor((now + deviceDays * day) / 1_000).toString(36)
  const own = { device, end, signature: sign(secret, purpose, [email, device, end]) }
  const others = entriesOf(cookie).filter((entry) => !isOf(secret, entry, email, now))
  return [own, ...others]
    .slice(0, mostAccounts)
    .map((entry) => `${entry.device}.${entry.end}.${entry.signature}`)
    .join('~')
}

function entriesOf(cookie: string | undefined): readonly Entry[] {
  return (cookie ?? '').split('~', mostAccounts).flatMap((text) => {
    const [, device, end, signature] = /^([\w-]{22})\.([0-9a-z]{1,10})\.([\w-]{43})$/.exec(text) ?? []
    return device === undefined || end === undefined || signature === undefined
      ? []
      : [{ device, end, signature }]
  })
}

const isOf = (
  secret: string | Buffer,
  { device, end, signature }: Entry,
  email: string,
  now: number,
): boolean =>
  isSigned(secret, purpose, [email, device, end], signature) && Number.parseInt(end, 36) * 1_000 >= now
