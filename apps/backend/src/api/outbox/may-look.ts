import type { MedusaRequest } from '@medusajs/framework/http'

import { mailTransport } from '../../mail/mail-transport'

const loopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/
const localName = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * The outbox holds other people's links, so it opens only on the developer's own machine: not to another one, not
 * through a tunnel or a proxy, and not to a page that gave itself a name leading here. Answers with where it lies.
 */
export function outboxFor(request: MedusaRequest): string | undefined {
  const transport = mailTransport(process.env)
  if (transport?.kind !== 'outbox') return undefined
  const { host = '', 'x-forwarded-for': forwarded } = request.headers
  const isLocal = loopback.test(request.socket.remoteAddress ?? '') && localName.test(host)
  return isLocal && forwarded === undefined ? transport.directory : undefined
}
