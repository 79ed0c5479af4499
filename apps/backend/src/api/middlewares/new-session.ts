import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

interface Session {
  readonly regenerate: (done: (error?: unknown) => void) => void
}

/**
 * Before a session is opened. Medusa signs in within the session that the cookie names, which someone else may know: the
 * one who has planted it would be signed in, too. The old session ends, and nothing of it is kept.
 */
export function newSession(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const { session } = request as unknown as { readonly session: Session }
  session.regenerate((error) => next(error))
}
