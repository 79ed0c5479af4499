import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

const name = 'replaced_session'

/**
 * Takes the id of the session that a new one replaces out of the body. Medusa's own validation, which runs later, does not know the
 * field `replaces`.
 */
export function takeReplacedSession(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const body: unknown = request.body
  if (typeof body === 'object' && body !== null && 'replaces' in body) {
    const { replaces, ...rest } = body
    request.body = rest
    response.locals[name] = replaces
  }
  next()
}

export function replacedSession({ locals }: MedusaResponse): string | undefined {
  const replaced: unknown = locals[name]
  return typeof replaced === 'string' ? replaced : undefined
}
