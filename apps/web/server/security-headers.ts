import { createHash } from 'node:crypto'
import { policyReportPath } from './policy-reports.ts'

/**
 * Sent with every answer. The backend is the one other place the page may speak to, and of scripts in the page only
 * those run that were there when it was built.
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
    // No text becomes a script or markup of the page, but for the JSON that search engines read.
    'require-trusted-types-for': "'script'",
    'trusted-types': 'structured-data',
    // Browsers that know the second name do not use the first.
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

/** Over TLS alone: for a year, browsers ask over nothing else. Other hosts of the merchant's are not spoken for. */
export const transportSecurity = 'max-age=31536000'

/** The fingerprints of the built page's own scripts; blocks of data have a type and are no scripts. */
function inlineScripts(page: string): readonly string[] {
  return [...page.matchAll(/<script>([^<]*)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
}
