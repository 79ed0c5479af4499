import { createHash } from 'node:crypto'
import type { RequestHandler } from 'express'
import helmet, { strictTransportSecurity, xContentTypeOptions } from 'helmet'
import { mergeCsp, type BrowserPolicy } from './browser-policy.ts'
import type { ExtraCsp } from './extra-csp.ts'
import { policyReportPath } from './policy-reports.ts'

/**
 * Sets the security headers of pages. The page may connect only to the backend, and may run only the inline
 * scripts and use only the inline styles of its template; and what the payment providers that are on and the merchant's
 * extra sources allow.
 */
export function securityHeaders(
  backendUrl: string,
  html: string,
  extra: ExtraCsp = {},
  payments: BrowserPolicy = {},
): readonly RequestHandler[] {
  const backend = new URL(backendUrl).origin
  const common = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: withExtra(ownDirectives(backend, html), mergeCsp(payments.csp ?? {}, extra)),
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // The policy names no site that may show the shop in a frame.
    frameguard: false,
    // Link previews and emails of other sites show the shop's pictures.
    crossOriginResourcePolicy: false,
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: {
      policy: payments.opensWindows === true ? 'same-origin-allow-popups' : 'same-origin',
    },
  })
  return [common, furtherHeaders(payments.paymentRequests ?? []), transportSecurity]
}

type Directives = Readonly<Record<string, readonly string[]>>

const ownDirectives = (backend: string, html: string): Directives => ({
  'default-src': ["'self'"],
  'script-src': ["'self'", ...hashes(html, 'script')],
  'style-src': ["'self'", ...hashes(html, 'style')],
  'img-src': ["'self'", 'data:', 'blob:', backend],
  'connect-src': ["'self'", backend],
  'font-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  // Nothing may turn text into script content or markup, but the policies that extra sources name.
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
  // Browsers that support `report-to` ignore `report-uri`.
  'report-uri': [policyReportPath],
  'report-to': ['policy'],
})

/** A directive that the policy does not have would otherwise fall back to the shop itself, which stays allowed. */
const withExtra = (own: Directives, extra: ExtraCsp): Directives => ({
  ...own,
  ...Object.fromEntries(
    Object.entries(extra).map(([name, sources]) => [name, withSources(own[name] ?? ["'self'"], sources)]),
  ),
})

const withSources = (own: readonly string[], sources: readonly string[]): readonly string[] =>
  sources.length === 0 ? own : [...own.filter((source) => source !== "'none'"), ...sources]

/** The headers that helmet does not set. */
function furtherHeaders(paymentRequests: readonly string[]): RequestHandler {
  const mayPay =
    paymentRequests.length === 0 ? [] : ['self', ...paymentRequests.map((origin) => `"${origin}"`)]
  const permissions = `camera=(), microphone=(), geolocation=(), payment=(${mayPay.join(' ')}), usb=()`
  return (_, response, next) => {
    response.set({
      'Reporting-Endpoints': `policy="${policyReportPath}"`,
      'Permissions-Policy': permissions,
    })
    next()
  }
}

/**
 * HSTS for one year, sent over TLS only. Without `includeSubDomains`, because the merchant's other hosts may not use
 * TLS.
 */
const strictTransport = strictTransportSecurity({ maxAge: 31_536_000, includeSubDomains: false })
const transportSecurity: RequestHandler = (request, response, next) => {
  if (request.secure) strictTransport(request, response, next)
  else next()
}

/** The security headers of a file that is no page. */
export const assetHeaders: readonly RequestHandler[] = [xContentTypeOptions(), transportSecurity]

/** Of the elements without an attribute: data blocks have a `type`. */
function hashes(html: string, element: 'script' | 'style'): readonly string[] {
  const found: string[] = []
  const [opening, closing] = [`<${element}>`, `</${element}>`]
  for (let at = html.indexOf(opening); at >= 0; at = html.indexOf(opening, at)) {
    const start = at + opening.length
    at = html.indexOf(closing, start)
    if (at < 0) break
    found.push(`'sha256-${createHash('sha256').update(html.slice(start, at)).digest('base64')}'`)
  }
  return found
}
