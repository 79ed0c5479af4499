import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether the Authorization header has the token. Hashes have one length, as the comparison in constant time needs. */
export function mayRead(authorization: string | undefined, token: string): boolean {
  const [, given = ''] = /^Bearer (\S+)$/.exec(authorization ?? '') ?? []
  return timingSafeEqual(digest(given), digest(token))
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
