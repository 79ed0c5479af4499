import { Auth } from './auth.ts'
import type {
  AuthAnswer,
  AuthCallbackResponse,
  AuthLoginResponse,
  AuthMfaDisablePayload,
  AuthMfaFactorResponse,
  AuthMfaGenerateRecoveryCodesPayload,
  AuthMfaListResponse,
  AuthMfaRecoveryCodesResponse,
  AuthMfaSetupResponse,
  AuthMfaStartPayload,
  AuthMfaVerifyChallengePayload,
  AuthMfaVerifyPayload,
  AuthVerificationConfirmPayload,
  AuthVerificationConfirmResponse,
  AuthVerificationRequestPayload,
  AuthVerificationRequestResponse,
} from './auth/auth-types.ts'
import { tokenReceiver } from './auth/token-receiver.ts'
import type { Client } from './client.ts'
import type { ClientHeaders, Config, OptionsWithQuery, RequestOptions } from './config.ts'
import { createRequests, type Requests } from './resources/requests.ts'

/**
 * Registration and sign-in with second factors, verifications and rarer sign-in methods. Separate from `Auth`, so that
 * a shop without them does not bundle them.
 *
 * @example
 * const { mfa } = new FullAuth(shop.client, config)
 */
export class FullAuth extends Auth {
  /**
   * Signs in with a query, as some external providers need it. `GET /auth/{actor}/{provider}`
   *
   * @example
   * const result = await auth.loginWithQuery('customer', 'magic-link', {
   *   token: 'token-from-the-email',
   * })
   */
  declare loginWithQuery: (
    actor: string,
    provider: string,
    query?: object,
    options?: RequestOptions,
  ) => Promise<AuthLoginResponse>

  /**
   * Like `callback`, for a provider that posts its answer. `POST /auth/{actor}/{provider}/callback`
   *
   * @example
   * await auth.callbackWithBody('customer', 'apple', {
   *   code: 'code-of-the-provider', state: 'state-of-the-redirect',
   * })
   */
  declare callbackWithBody: (
    actor: string,
    provider: string,
    body: object,
    options?: RequestOptions,
  ) => Promise<AuthCallbackResponse>

  /** Second factors of the signed-in user. */
  declare mfa: ReturnType<typeof mfa>

  /** Verification of an email address or a phone number. */
  declare verification: ReturnType<typeof verification>

  constructor(client: Client, config: Pick<Config, 'auth'> = {}) {
    super(client, config)
    const request = createRequests(client)
    const receive = tokenReceiver(request, config.auth?.type === 'session')

    this.loginWithQuery = async (actor, provider, query, options) => {
      const call = { ...options, ids: [actor, provider], query }
      return receive(await request.get('/auth/:actor/:provider', call), options)
    }

    this.callbackWithBody = async (actor, provider, body, options) => {
      const call = { ...options, ids: [actor, provider], body: body ?? {} }
      const answer = await request.post<AuthAnswer>('/auth/:actor/:provider/callback', call)
      return (await receive(answer, options, 'authentication callback')) as AuthCallbackResponse
    }

    this.mfa = mfa(request, receive)
    this.verification = verification(request)
  }
}

/** Second factors: an authenticator app, recovery codes. */
function mfa(request: Requests, receive: ReturnType<typeof tokenReceiver>) {
  return {
    /**
     * Lists the factors. `GET /auth/mfa/factors`
     *
     * @example
     * const { mfa_factors } = await auth.mfa.list()
     */
    list: (headers?: ClientHeaders, options?: OptionsWithQuery): Promise<AuthMfaListResponse> =>
      request.get('/auth/mfa/factors', { ...options, headers }),

    /**
     * Starts the setup of a factor; the answer's `secret` is shown only once. `POST /auth/mfa/factors`
     *
     * @example
     * const { mfa_factor, otpauth_url } = await auth.mfa.start({ provider: 'totp', label: 'Phone' })
     */
    start: (
      body: AuthMfaStartPayload,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<AuthMfaSetupResponse> => request.post('/auth/mfa/factors', { ...options, body, headers }),

    /**
     * Completes the setup of a factor with its first code. `POST /auth/mfa/factors/{id}/verify`
     *
     * @example
     * await auth.mfa.verify('mfa_01', { code: '123456' })
     */
    verify: (
      id: string,
      body: AuthMfaVerifyPayload,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<AuthMfaFactorResponse> =>
      request.post('/auth/mfa/factors/:id/verify', { ...options, ids: [id], body, headers }),

    /**
     * Removes a factor. `DELETE /auth/mfa/factors/{id}`
     *
     * @example
     * await auth.mfa.disable('mfa_01', { method: 'totp', code: '123456' })
     */
    disable: (
      id: string,
      body: AuthMfaDisablePayload = {},
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<AuthMfaFactorResponse> =>
      request.delete('/auth/mfa/factors/:id', { ...options, ids: [id], body, headers }),

    /**
     * Generates recovery codes; earlier codes stop working. `POST /auth/mfa/recovery-codes`
     *
     * @example
     * const { recovery_codes } = await auth.mfa.generateRecoveryCodes({ count: 10 })
     */
    generateRecoveryCodes: (
      body: AuthMfaGenerateRecoveryCodesPayload = {},
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<AuthMfaRecoveryCodesResponse> =>
      request.post('/auth/mfa/recovery-codes', { ...options, body, headers }),

    /**
     * Completes a sign-in that requires a second factor. Returns the token, and stores it like `login`.
     * `POST /auth/mfa/challenges/{id}/verify`
     *
     * @example
     * const token = await auth.mfa.verifyChallenge('mfachal_01', { method: 'totp', code: '123456' })
     */
    verifyChallenge: async (
      id: string,
      body: AuthMfaVerifyChallengePayload,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<string> => {
      const call = { ...options, ids: [id], body, headers }
      const answer = await request.post<AuthAnswer | undefined>('/auth/mfa/challenges/:id/verify', call)
      await receive(answer, options)
      return answer?.token ?? ''
    },
  }
}

/** Verification of an email address or a phone number. */
function verification(request: Requests) {
  return {
    /**
     * Requests a verification code. `POST /auth/verification/request`
     *
     * @example
     * await auth.verification.request({ entity_id: 'asha@umber.example', entity_type: 'email' })
     */
    request: (
      body: AuthVerificationRequestPayload,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<AuthVerificationRequestResponse> =>
      request.post('/auth/verification/request', { ...options, body, headers }),

    /**
     * Confirms a verification code. `POST /auth/verification/confirm`
     *
     * @example
     * const { entity_id } = await auth.verification.confirm({ code: 'code-from-the-email' })
     */
    confirm: (
      body: AuthVerificationConfirmPayload,
      headers?: ClientHeaders,
      options?: OptionsWithQuery,
    ): Promise<AuthVerificationConfirmResponse> =>
      request.post('/auth/verification/confirm', { ...options, body, headers }),
  }
}
