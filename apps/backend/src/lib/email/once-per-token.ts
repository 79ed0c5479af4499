import { createHash } from 'node:crypto'

/**
 * The idempotency key of a mail with a token: an event that is repeated after its process was killed has the same token, and sends no
 * second mail. The key does not reveal the token.
 */
export const oncePerToken = (template: string, token: string): string =>
  `${template}:${createHash('sha256').update(token).digest('hex')}`
