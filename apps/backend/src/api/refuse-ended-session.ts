import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from '@medusajs/framework/http'

import { hasEnded } from '../sessions/has-ended'
import { readToken } from '../sessions/read-token'
import type { Session } from '../sessions/session'
import { refuseToken } from './refused-token'

/** Takes the place of a token that has ended; Medusa refuses it wherever it asks for one. */
const ended = 'Bearer ended'

/**
 * A session that has ended is treated as a token that has run out: 401 wherever somebody has to be signed in. Medusa has
 * read the session and the token already on /store, and reads them again on its own routes and on /auth.
 */
export async function dropEndedSession(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  await isDropped(request)
  next()
}

/** The same on /admin, where all that Medusa asks has been asked by now. */
export async function refuseEndedSession(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  if (await isDropped(request)) return refuseToken(response)
  next()
}

/** Whether the request counted as somebody's until now. */
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
  // Where there are both, Medusa takes the cookie's session.
  const isByCookie = counted !== undefined && counted === opened
  if (counted === undefined || !(isByCookie ? openedIsOver : tokenIsOver)) return false
  Reflect.deleteProperty(request, 'auth_context')
  return true
}
