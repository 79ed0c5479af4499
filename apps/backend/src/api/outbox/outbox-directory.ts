import type { MedusaRequest } from '@medusajs/framework/http'

import { mailTransport } from '../../lib/email/email-transport'

const loopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/
const localName = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * Directory of the outbox, or undefined when the request may not see it. Emails hold secret links, so the outbox is open
 * only on the developer's machine: not to other hosts, not through a tunnel or a proxy, and not to a page whose domain
 * resolves to this machine (DNS rebinding).
 */
export function outboxFor(request: MedusaRequest): string | undefined {
  const transport = mailTransport(process.env)
  if (transport?.kind !== 'outbox') return undefined
  const { host = '', 'x-forwarded-for': forwarded } = request.headers
  const isLocal = loopback.test(request.socket.remoteAddress ?? '') && localName.test(host)
  return isLocal && forwarded === undefined ? transport.directory : undefined
}
