import type { ClientHeaders, RequestOptions } from '../config.ts'
import { UnreadableError } from '../errors/unreadable-error.ts'
import type { Requests } from '../resources/requests.ts'
import type { AuthAnswer, AuthCallbackResponse, AuthLoginResponse } from './auth-types.ts'

/** Stores the token of an answer, or exchanges it for a session, and returns the step that is still missing, if any. */
export const tokenReceiver =
  (request: Requests, usesSession: boolean) =>
  async (
    answer: AuthAnswer | undefined,
    options?: RequestOptions,
    what?: string,
  ): Promise<AuthLoginResponse> => {
    if (answer?.location) return { location: answer.location }
    const token = tokenOf(answer, what)
    if (usesSession) {
      request.client.signIns += 1
      await request.post('/auth/session', { ...options, headers: bearer(token) })
    } else await request.client.setToken(token)
    return stepAfter(token, answer)
  }

export const bearer = (token: string): ClientHeaders => ({ authorization: `Bearer ${token}` })

/** @throws {UnreadableError} when the answer has no token. */
export function tokenOf(answer: AuthAnswer | undefined, what = 'authentication'): string {
  if (answer?.token) return answer.token
  throw new UnreadableError(`Unexpected ${what} response`)
}

function stepAfter(token: string, answer: AuthAnswer | undefined): AuthCallbackResponse {
  const { verification_required, verification, mfa_challenge } = answer ?? {}
  if (verification_required) return { verification_required, token, verification } as AuthCallbackResponse
  return mfa_challenge ? { mfa_required: true, mfa_challenge, token } : token
}
