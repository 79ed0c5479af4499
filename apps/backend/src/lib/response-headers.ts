import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'

import onHeaders from 'on-headers'

import { isEnding } from './readiness/drain'

/** Seconds. */
const year = 365 * 24 * 60 * 60

/**
 * Completes the headers of every response of this process. Medusa responds in several places without running the project's
 * middleware: uploaded files, refused bodies, requests without a key or a token. Node publishes each request before any
 * handler runs.
 */
export function completeEveryAnswer(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    onHeaders(response, () => completeHeaders(request, response))
  })
}

/** Runs just before the headers are sent; by then Express knows whether the request came over TLS. */
export function completeHeaders(request: IncomingMessage, response: ServerResponse): void {
  const { originalUrl = request.url ?? '/', secure } = request as IncomingMessage & {
    originalUrl?: string
    secure?: boolean
  }
  const path = originalUrl.replace(/[?#].*/s, '').toLowerCase()
  response.removeHeader('X-Powered-By')
  response.setHeader('X-Content-Type-Options', 'nosniff')
  if (secure === true) response.setHeader('Strict-Transport-Security', `max-age=${year}`)
  // Sends clients that keep their connection to another process before this one closes it.
  if (isEnding()) response.setHeader('Connection', 'close')
  // The shop is on another origin. It shows how long to wait, and the id of a request that failed.
  if (isApi(path)) response.setHeader('Access-Control-Expose-Headers', 'Retry-After, X-Request-Id')
  if (isPersonal(path)) response.setHeader('Cache-Control', 'no-store')
  if (/^\/static(?:\/|$)/.test(path)) asFileAlone(response)
  if (/^\/app(?:\/|$)/.test(path)) asDashboard(response)
}

/** Routes with the same response for all visitors. Everything else under /store may be personal. */
const catalogue =
  /^\/store\/(?:products|product-(?:categories|tags|types|options|variants)|collections|regions|currencies|locales|search|return-reasons)(?:\/|$)/

const isApi = (path: string): boolean => /^\/(?:admin|auth|store)(?:\/|$)/.test(path)

const isPersonal = (path: string): boolean =>
  /^\/(?:admin|auth|store|outbox)(?:\/|$)/.test(path) && !catalogue.test(path)

/** An uploaded file must not act as a page of this origin: it runs no scripts, and only images are shown inline. */
function asFileAlone(response: ServerResponse): void {
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox")
  if (!String(response.getHeader('Content-Type') ?? '').startsWith('image/'))
    response.setHeader('Content-Disposition', 'attachment')
}

/**
 * The dashboard runs its own scripts only, and no page of another origin may frame it. Pictures and uploads may be on a file
 * host. Vite's development server needs inline scripts.
 */
function asDashboard(response: ServerResponse): void {
  const { ADMIN: choice, NODE_ENV: mode } = process.env
  const isVite = mode === 'development' && choice !== 'false'
  response.setHeader(
    'Content-Security-Policy',
    [
      "default-src 'self'",
      `script-src 'self'${isVite ? " 'unsafe-inline'" : ''}`,
      "style-src 'self' 'unsafe-inline'",
      'img-src * data: blob:',
      "font-src 'self' data:",
      'connect-src *',
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
  )
  response.setHeader('Referrer-Policy', 'same-origin')
}
