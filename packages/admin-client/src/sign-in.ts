import {
  FetchError,
  type AuthLoginResponse,
  type AuthMfaVerifyChallengePayload,
} from '@umber/commerce-client'
import type { CommerceError, FullAuth } from '@umber/commerce-client'

/** A second factor that the server asks for. `challenge` is Medusa's own. */
export interface SecondFactorRequest {
  readonly challenge: Extract<AuthLoginResponse, { mfa_required: true }>['mfa_challenge']
}

/** Returns the code of an authenticator app, or a recovery code; undefined if the user has none at hand. */
export type AskSecondFactor = (
  request: SecondFactorRequest,
) => Promise<AuthMfaVerifyChallengePayload | undefined>

export interface Credentials {
  readonly email: string
  readonly password: string
  /** Called when the account has a second factor. Without it, requests fail with the code `mfa_required`. */
  readonly secondFactor?: AskSecondFactor | undefined
}

/** How a sign-in ends. */
export type SignInResult =
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'refused'; readonly error: CommerceError }
  | { readonly kind: 'unanswered'; readonly error: CommerceError }

/** The codes of a sign-in that the server accepted but did not complete. */
export const incomplete = { secondFactor: 'mfa_required', verification: 'verification_required' } as const

/**
 * Signs in with email and password, and with a second factor if the account has one.
 *
 * @throws {CommerceError} when the server refuses or does not answer. A missing second factor is a `FetchError` with
 * status 401 and the code `mfa_required`.
 */
export async function signIn(auth: FullAuth, { email, password, secondFactor }: Credentials): Promise<void> {
  const answer = await auth.login('user', 'emailpass', { email, password })
  if (typeof answer === 'string') return
  if ('mfa_required' in answer) {
    const code = await secondFactor?.({ challenge: answer.mfa_challenge })
    if (code === undefined) throw missing('A second factor is required', incomplete.secondFactor)
    await auth.mfa.verifyChallenge(answer.mfa_challenge.id, code, {
      authorization: `Bearer ${answer.token}`,
    })
    return
  }
  throw missing('The account has to be verified first', incomplete.verification)
}

const missing = (message: string, code: string): FetchError =>
  new FetchError(message, 'Unauthorized', 401, { type: 'unauthorized', code })
