import type { RequestOptions } from '../config.ts'
import { UnreadableError } from '../errors/unreadable-error.ts'
import type { BareRead, Endpoints } from '../resources/endpoints.ts'
import type { AuthAnswer, AuthLoginResponse } from '../wire/auth.ts'

/** What becomes of the token that a sign-in gives. */
export const tokenKeeper = ({ client, post, remove }: Endpoints, usesSession: boolean) => {
  const startSession = post<BareRead<[]>>('/auth/session', 'headers')
  const endSession = remove<[options?: RequestOptions]>('/auth/session', '')

  /** Stores the token of an answer. @throws {UnreadableError} when there is none. */
  const keep = async (answer: AuthAnswer | undefined, what = 'registration'): Promise<string> => {
    const token = tokenOf(answer, what)
    await client.setToken(token)
    return token
  }

  return {
    keep,
    /** Stores the token of an answer, or trades it for a session, and says what is still missing. */
    async receive(
      answer: AuthAnswer | undefined,
      options?: RequestOptions,
      what = 'authentication',
    ): Promise<AuthLoginResponse> {
      const { location, verification_required, verification, mfa_challenge } = answer ?? {}
      if (location) return { location }
      const token = tokenOf(answer, what)
      if (usesSession) await startSession({ authorization: `Bearer ${token}` }, options)
      else await client.setToken(token)
      if (verification_required)
        return { verification_required, token, ...(verification && { verification }) }
      return mfa_challenge ? { mfa_required: true, mfa_challenge, token } : token
    },
    endSession: async (options?: RequestOptions) => void (usesSession && (await endSession(options))),
  }
}

function tokenOf(answer: AuthAnswer | undefined, what: string): string {
  if (answer?.token) return answer.token
  throw new UnreadableError(`Unexpected ${what} response`)
}
