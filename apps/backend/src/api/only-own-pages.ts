import {
  type AuthenticatedMedusaRequest,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from '@medusajs/framework/http'
import { ContainerRegistrationKeys, parseCorsOrigins } from '@medusajs/framework/utils'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whoever is known by the session cookie writes from a page of the shop's own: the browser sends that cookie with
 * requests of other pages, too, and says in `Origin` whose page it was. A token is not sent unasked, so calls with one
 * are let through, and so is whatever comes from no page.
 */
export function onlyOwnPages(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const { origin, host } = request.headers
  const { session } = request as Partial<AuthenticatedMedusaRequest>
  if (reading.has(request.method) || session?.auth_context === undefined || origin === undefined)
    return next()
  const { http } = request.scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  const known = parseCorsOrigins([http.adminCors, http.authCors].join(','))
  if (isOwn(origin, host, known)) return next()
  response.status(403).json({
    type: 'forbidden',
    code: 'foreign_origin',
    message: 'A page of another origin must not do this',
  })
}

/** The dashboard is served from the backend's own host, or from an origin that the configuration names. */
export function isOwn(
  origin: string,
  host: string | undefined,
  known: readonly (string | RegExp)[],
): boolean {
  const isKnown = known.some((one) => (typeof one === 'string' ? one === origin : one.test(origin)))
  return isKnown || (URL.canParse(origin) && new URL(origin).host === host)
}
