import {
  type AuthenticatedMedusaRequest,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from '@medusajs/framework/http'
import { ContainerRegistrationKeys, parseCorsOrigins } from '@medusajs/framework/utils'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * CSRF protection: a request authenticated by the session cookie may only write from a page of an allowed origin. The shop's
 * pages are allowed on /auth, and not on /admin: a script in one of them must not act for a signed-in merchant. Browsers
 * send the cookie with requests of other pages too, and name the page in `Origin`. Requests with a token pass, because a
 * browser does not attach it by itself, and so do requests without `Origin`.
 */
export function requireAllowedOrigin(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const { origin, host } = request.headers
  const { session } = request as Partial<AuthenticatedMedusaRequest>
  if (reading.has(request.method) || session?.auth_context === undefined || origin === undefined)
    return next()
  const { http } = request.scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  const known = parseCorsOrigins(originsFor(request.originalUrl, http))
  if (isOwn(origin, host, known)) return next()
  response.status(403).json({
    type: 'forbidden',
    code: 'foreign_origin',
    message: 'A page of another origin must not do this',
  })
}

/** The configured origins, comma-separated, whose pages may write to this address. */
export function originsFor(
  address: string,
  { adminCors, authCors }: { readonly adminCors: string; readonly authCors: string },
): string {
  return /^\/admin(?:[/?]|$)/i.test(address) ? adminCors : [adminCors, authCors].join(',')
}

/** The dashboard is served from the backend's own host or from a configured origin. */
export function isOwn(
  origin: string,
  host: string | undefined,
  known: readonly (string | RegExp)[],
): boolean {
  const isKnown = known.some((entry) => (typeof entry === 'string' ? entry === origin : entry.test(origin)))
  return isKnown || (URL.canParse(origin) && new URL(origin).host === host)
}
