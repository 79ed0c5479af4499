import type { RequestOptions } from '../config.ts'
import { UnreadableError } from '../errors/unreadable-error.ts'
import type { BareRead, Endpoints } from '../resources/endpoints.ts'
import type { ClientHeaders } from '../transport/headers.ts'
import type { AuthAnswer, AuthCallbackResponse, AuthLoginResponse } from '../wire/auth.ts'

type Answer = AuthAnswer | undefined

/** Stores the token of an answer, or exchanges it for a session, and returns the step that is still missing, if any. */
export const tokenReceiver = ({ client, post }: Endpoints, usesSession: boolean) => {
  const startSession = post<BareRead<[]>>('/auth/session', 'headers')
  return async (answer: Answer, options?: RequestOptions, what?: string): Promise<AuthLoginResponse> => {
    if (answer?.location) return { location: answer.location }
    const token = tokenOf(answer, what)
    if (usesSession) await startSession(bearer(token), options)
    else await client.setToken(token)
    return stepAfter(token, answer)
  }
}

type Receive = ReturnType<typeof tokenReceiver>
type SignIn = [actor: string, provider: string, given: object, options?: RequestOptions]

/** Builds a sign-in method that receives a token. */
export const entering =
  (receive: Receive) =>
  <Result extends AuthLoginResponse>(call: (...given: SignIn) => Promise<Answer>, what?: string) =>
  async (actor: string, provider: string, given: object = {}, options?: RequestOptions): Promise<Result> =>
    (await receive(await call(actor, provider, given, options), options, what)) as Result

export const bearer = (token: string): ClientHeaders => ({ authorization: `Bearer ${token}` })

/** @throws {UnreadableError} when the answer has no token. */
export function tokenOf(answer: Answer, what = 'authentication'): string {
  if (answer?.token) return answer.token
  throw new UnreadableError(`Unexpected ${what} response`)
}

function stepAfter(token: string, answer: Answer): AuthCallbackResponse {
  const { verification_required, verification, mfa_challenge } = answer ?? {}
  if (verification_required) return { verification_required, token, verification } as AuthCallbackResponse
  return mfa_challenge ? { mfa_required: true, mfa_challenge, token } : token
}
