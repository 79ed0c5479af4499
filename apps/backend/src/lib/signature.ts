import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** What a signature is valid for. Each has a key of its own, so that it can never be valid as another one, or as a session token. */
export type Purpose =
  | 'access to an order'
  | 'transfer of an order'
  | 'known device'
  | 'preview of a page'
  | 'leaving the newsletter'
  | 'waiting for nothing more'
  | 'no more requests for reviews'
  | 'code of a gift card'

/** Signs values without line breaks: HMAC-SHA256 in base64url, 43 characters. */
export function sign(secret: string | Buffer, purpose: Purpose, values: readonly string[]): string {
  return signature(secret, purpose, values).toString('base64url')
}

/** `signed` has 43 characters of base64url. */
export function isSigned(
  secret: string | Buffer,
  purpose: Purpose,
  values: readonly string[],
  signed: string,
): boolean {
  return timingSafeEqual(Buffer.from(signed, 'base64url'), signature(secret, purpose, values))
}

function signature(secret: string | Buffer, purpose: Purpose, values: readonly string[]): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return createHmac('sha256', key).update(values.join('\n')).digest()
}
