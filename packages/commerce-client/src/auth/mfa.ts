import type { RequestOptions } from '../config.ts'
import type { Endpoints, BareRead, BareTail, BareWrite } from '../resources/endpoints.ts'
import type * as Wire from '../wire/auth.ts'

/** Keeps the token of an answer. */
type Receive = (answer: Wire.AuthAnswer | undefined, options?: RequestOptions) => Promise<unknown>

/** Second factors: an authenticator app, recovery codes. */
export const mfa = ({ get, post, remove }: Endpoints, receive: Receive) => {
  const disable = remove<BareWrite<[id: string], Wire.AuthMfaDisablePayload>, Wire.AuthMfaFactorResponse>(
    '/auth/mfa/factors/:id',
    'body headers',
  )
  const generate = post<
    BareWrite<[], Wire.AuthMfaGenerateRecoveryCodesPayload>,
    Wire.AuthMfaRecoveryCodesResponse
  >('/auth/mfa/recovery-codes', 'body headers')
  const verifyChallenge = post<
    BareWrite<[id: string], Wire.AuthMfaVerifyChallengePayload>,
    Wire.AuthAnswer | undefined
  >('/auth/mfa/challenges/:id/verify', 'body headers')
  return {
    /** Lists the factors. `GET /auth/mfa/factors` */
    list: get<BareRead<[]>, Wire.AuthMfaListResponse>('/auth/mfa/factors', 'headers'),

    /** Starts the setup of a factor; the answer's `secret` is shown only once. `POST /auth/mfa/factors` */
    start: post<BareWrite<[], Wire.AuthMfaStartPayload>, Wire.AuthMfaSetupResponse>(
      '/auth/mfa/factors',
      'body headers',
    ),

    /** Completes the setup of a factor with its first code. `POST /auth/mfa/factors/{id}/verify` */
    verify: post<BareWrite<[id: string], Wire.AuthMfaVerifyPayload>, Wire.AuthMfaFactorResponse>(
      '/auth/mfa/factors/:id/verify',
      'body headers',
    ),

    /** Removes a factor. `DELETE /auth/mfa/factors/{id}` */
    disable: (id: string, body: Wire.AuthMfaDisablePayload = {}, ...tail: BareTail) =>
      disable(id, body, ...tail),

    /** Generates recovery codes; earlier codes stop working. `POST /auth/mfa/recovery-codes` */
    generateRecoveryCodes: (body: Wire.AuthMfaGenerateRecoveryCodesPayload = {}, ...tail: BareTail) =>
      generate(body, ...tail),

    /**
     * Completes a sign-in that requires a second factor. Returns the token, and stores it like `login`.
     * `POST /auth/mfa/challenges/{id}/verify`
     */
    verifyChallenge: async (
      ...given: BareWrite<[id: string], Wire.AuthMfaVerifyChallengePayload>
    ): Promise<string> => {
      const answer = await verifyChallenge(...given)
      await receive(answer, given[3])
      return answer?.token ?? ''
    },
  }
}
