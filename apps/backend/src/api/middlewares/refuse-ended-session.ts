import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from '@medusajs/framework/http'

import { hasEnded } from '../../lib/sessions/has-ended'
import { readToken } from '../../lib/sessions/read-token'
import type { Session } from '../../lib/sessions/session'
import { refuseToken } from './refused-token'

/** Replaces an ended token; Medusa refuses it wherever it requires authentication. */
const ended = 'Bearer ended'

/**
 * Treats an ended session like an expired token: 401 wherever authentication is required. On /store Medusa has already read
 * session and token; on its own routes and on /auth it reads them again.
 */
export async function dropEndedSession(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  await isDropped(request)
  next()
}

/** The same on /admin, where Medusa has already authenticated the request. */
export async function refuseEndedSession(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  if (await isDropped(request)) return refuseToken(response)
  next()
}

/** Removes an ended session or token. Returns true when the request was authenticated by it. */
async function isDropped(request: MedusaRequest): Promise<boolean> {
  const { scope, headers } = request
  const cookie = request.session as { auth_context?: Session } | undefined
  const opened = cookie?.auth_context
  const token = readToken(scope, headers.authorization)
  const now = Date.now()
  const isOver = async (session: Session | undefined): Promise<boolean> =>
    session !== undefined && hasEnded(scope, session, now)
  const [openedIsOver, tokenIsOver] = await Promise.all([isOver(opened), isOver(token)])
  if (openedIsOver) delete cookie?.auth_context
  if (tokenIsOver) headers.authorization = ended

  const counted: unknown = (request as Partial<AuthenticatedMedusaRequest>).auth_context
  // With both, Medusa uses the cookie's session.
  const isByCookie = counted !== undefined && counted === opened
  if (counted === undefined || !(isByCookie ? openedIsOver : tokenIsOver)) return false
  Reflect.deleteProperty(request, 'auth_context')
  return true
}
