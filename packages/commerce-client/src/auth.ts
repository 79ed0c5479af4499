import { bearer, entering, tokenOf, tokenReceiver } from './auth/token-receiver.ts'
import type { Client } from './client.ts'
import type { Config, OptionsWithQuery, RequestOptions } from './config.ts'
import { endpoints, type BareRead } from './resources/endpoints.ts'
import type { ClientHeaders } from './transport/headers.ts'
import type * as Wire from './wire/auth.ts'

/** @see Auth for `actor` and `provider`. */
type With<Given> = [actor: string, provider: string, given: Given, options?: RequestOptions]
type Answer = Wire.AuthAnswer | undefined
type Secret<Body> = [
  actor: string,
  provider: string,
  body: Body,
  headers: ClientHeaders,
  options?: RequestOptions,
]

/**
 * Registration and sign-in. A received token is stored before the call resolves. In session mode it is exchanged for
 * the server's cookie instead. A Medusa token is valid for a day and is not revoked by signing out.
 *
 * `actor` is the actor type: `customer`, `user`, or one of your own. `provider` is the auth provider: `emailpass`, or
 * another one that the server has. Second factors and verifications are in `FullAuth`.
 */
export class Auth {
  /**
   * Registers an identity; `store.customer.create` then creates its customer. The registration token names no customer
   * yet, so sign in or refresh afterwards. A taken address is refused with status 401.
   * `POST /auth/{actor}/{provider}/register`
   */
  declare readonly register: (
    actor: string,
    provider: string,
    payload: Wire.AuthPayload,
    options?: RequestOptions,
  ) => Promise<Wire.AuthRegisterResponse>

  /** Signs in. A wrong address or password is refused with status 401. `POST /auth/{actor}/{provider}` */
  declare readonly login: (
    actor: string,
    provider: string,
    payload: Wire.AuthPayload,
    options?: RequestOptions,
  ) => Promise<Wire.AuthLoginResponse>

  /**
   * Completes a sign-in with an external provider, with the query of its redirect.
   * `GET /auth/{actor}/{provider}/callback`
   */
  declare readonly callback: (
    actor: string,
    provider: string,
    query?: object,
    options?: RequestOptions,
  ) => Promise<Wire.AuthCallbackResponse>

  /** Exchanges a token that is still valid for a fresh one. `POST /auth/token/refresh` */
  declare readonly refresh: (
    headers?: ClientHeaders,
    options?: RequestOptions,
  ) => Promise<Wire.AuthRefreshResponse>

  /**
   * Signs out: deletes the token, and in session mode ends the server's session. The token is deleted even when the
   * server cannot be reached. `DELETE /auth/session` in session mode, no request otherwise
   */
  declare readonly logout: (options?: RequestOptions) => Promise<void>

  /**
   * Requests an email with a token for a new password. The answer is the same for an unknown address.
   * `POST /auth/{actor}/{provider}/reset-password`
   */
  declare readonly resetPassword: (
    actor: string,
    provider: string,
    body: Wire.AuthResetPasswordPayload,
    options?: RequestOptions,
  ) => Promise<void>

  /** Sets a new password, with the token of the email. `POST /auth/{actor}/{provider}/update` */
  declare readonly updateProvider: (
    actor: string,
    provider: string,
    body: Wire.AuthUpdateProviderPayload,
    token: string,
    options?: RequestOptions,
  ) => Promise<void>

  /** Lists the auth providers of an actor type. `GET /auth/{actor}/providers` */
  declare readonly listProviders: (
    actor: string,
    headers?: ClientHeaders,
    options?: OptionsWithQuery,
  ) => Promise<Wire.AuthProvidersListResponse>

  constructor(client: Client, { auth }: Pick<Config, 'auth'> = {}) {
    const through = endpoints(client)
    const { get, post } = through
    const path = '/auth/:actor/:provider'
    const usesSession = auth?.type === 'session'
    const receive = tokenReceiver(through, usesSession)
    const endSession = through.remove<[options?: RequestOptions]>('/auth/session', '')
    const register = post<With<object>, Answer>(`${path}/register`, 'body')
    const refresh = post<BareRead<[]>, Answer>('/auth/token/refresh', 'headers')
    const resetPassword = post<Secret<object>>(`${path}/reset-password`, 'body headers')
    const updateProvider = post<Secret<object>>(`${path}/update`, 'body headers')

    const enter = entering(receive)

    Object.assign(this, {
      register: async (...given) => {
        const token = tokenOf(await register(...given), 'registration')
        await client.setToken(token)
        return token
      },
      login: enter(post(path, 'body')),
      callback: enter(get(`${path}/callback`, 'query'), 'authentication callback'),
      refresh: async (...given) => {
        const answer = await refresh(...given)
        await receive(answer, given[1])
        return answer as Wire.AuthRefreshResponse
      },
      logout: async (options) => {
        try {
          if (usesSession) await endSession(options)
        } finally {
          await client.clearToken()
        }
      },
      // Its answer is the word "Created".
      resetPassword: async (actor, provider, body, options) =>
        void (await resetPassword(actor, provider, body, { accept: 'text/plain' }, options)),
      updateProvider: async (actor, provider, body, token, options) =>
        void (await updateProvider(actor, provider, body, bearer(token), options)),
      listProviders: get('/auth/:actor/providers', 'headers'),
    } satisfies Auth)
  }
}
