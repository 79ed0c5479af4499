import { createHash } from 'node:crypto'
import { policyReportPath } from './policy-reports.ts'

/**
 * The headers of every response. The page may connect only to the backend, and may run only the inline scripts of the
 * build.
 */
export function securityHeaders(backendUrl: string, page: string): Readonly<Record<string, string>> {
  const backend = new URL(backendUrl).origin
  const policy = {
    'default-src': "'self'",
    'script-src': ["'self'", ...inlineScripts(page)].join(' '),
    'style-src': "'self'",
    'img-src': `'self' data: blob: ${backend}`,
    'connect-src': `'self' ${backend}`,
    'font-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    // Only the JSON-LD policy may turn text into script content or markup.
    'require-trusted-types-for': "'script'",
    'trusted-types': 'structured-data',
    // Browsers that support `report-to` ignore `report-uri`.
    'report-uri': policyReportPath,
    'report-to': 'policy',
  }
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources}`)
      .join('; '),
    'Reporting-Endpoints': `policy="${policyReportPath}"`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  }
}

/**
 * HSTS for one year, sent over TLS only. Without `includeSubDomains`, because the merchant's other hosts may not use
 * TLS.
 */
export const transportSecurity = 'max-age=31536000'

/** CSP hashes of the built page's inline scripts. Data blocks have a `type` attribute and do not match. */
function inlineScripts(page: string): readonly string[] {
  return [...page.matchAll(/<script>([^<]*)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
}
