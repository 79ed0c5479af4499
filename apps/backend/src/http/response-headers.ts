import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'

import onHeaders from 'on-headers'

/** Seconds. */
const year = 365 * 24 * 60 * 60

/**
 * Completes the headers of every answer of this process, whoever gives it. Medusa answers from several places that no
 * middleware of the project is asked about: uploaded files, refused bodies, calls without a key or a token. Node tells
 * of each request before anything else hears of it.
 */
export function completeEveryAnswer(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    onHeaders(response, () => completeHeaders(request, response))
  })
}

/** Asked when the headers are about to be sent; by then Express knows whether the request came over TLS. */
export function completeHeaders(request: IncomingMessage, response: ServerResponse): void {
  const { originalUrl = request.url ?? '/', secure } = request as IncomingMessage & {
    originalUrl?: string
    secure?: boolean
  }
  const path = originalUrl.replace(/[?#].*$/, '').toLowerCase()
  response.removeHeader('X-Powered-By')
  response.setHeader('X-Content-Type-Options', 'nosniff')
  if (secure === true) response.setHeader('Strict-Transport-Security', `max-age=${year}`)
  if (isPersonal(path)) response.setHeader('Cache-Control', 'no-store')
  if (/^\/static(?:\/|$)/.test(path)) asFileAlone(response)
}

/** What all visitors are answered alike. Whatever else stands under /store may be about one of them. */
const catalogue =
  /^\/store\/(?:products|product-(?:categories|tags|types|options|variants)|collections|regions|currencies|locales|search|return-reasons)(?:\/|$)/

const isPersonal = (path: string): boolean =>
  /^\/(?:admin|auth|store|outbox)(?:\/|$)/.test(path) && !catalogue.test(path)

/** An uploaded file is no page of this origin: it runs nothing, and what is no picture is only downloaded. */
function asFileAlone(response: ServerResponse): void {
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox")
  if (!String(response.getHeader('Content-Type') ?? '').startsWith('image/'))
    response.setHeader('Content-Disposition', 'attachment')
}
