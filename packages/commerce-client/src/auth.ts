import type {
  AuthAnswer,
  AuthCallbackResponse,
  AuthLoginResponse,
  AuthPayload,
  AuthProvidersListResponse,
  AuthRefreshResponse,
  AuthRegisterResponse,
  AuthResetPasswordPayload,
  AuthUpdateProviderPayload,
} from './auth/auth-types.ts'
import { bearer, tokenOf, tokenReceiver } from './auth/token-receiver.ts'
import type { Client } from './client.ts'
import type { ClientHeaders, Config, OptionsWithQuery, RequestOptions } from './config.ts'
import { createRequests } from './resources/requests.ts'

/**
 * Registration and sign-in. A received token is stored before the call resolves. In session mode the token of a
 * sign-in is exchanged for the server's cookie instead. A Medusa token is valid for a day and is not revoked by signing out.
 *
 * `actor` is the actor type: `customer`, `user`, or one of your own. `provider` is the auth provider: `emailpass`, or
 * another one that the server has. Second factors and verifications are in `FullAuth`.
 */
export class Auth {
  /**
   * Registers an identity; `store.customer.create` then creates its customer. The registration token names no customer
   * yet, so sign in or refresh afterwards. In session mode it opens no session, so pass it on:
   * `customer.create(body, {}, { authorization: 'Bearer ' + token })`. A taken address is refused with status 401.
   * `POST /auth/{actor}/{provider}/register`
   *
   * @example
   * await shop.auth.register('customer', 'emailpass', { email: 'asha@umber.example', password: 'linen-and-light' })
   * await shop.store.customer.create({ email: 'asha@umber.example' })
   */
  declare register: (
    actor: string,
    provider: string,
    payload: AuthPayload,
    options?: RequestOptions,
  ) => Promise<AuthRegisterResponse>

  /**
   * Signs in. A wrong address or password is refused with status 401. `POST /auth/{actor}/{provider}`
   *
   * @example
   * const credentials = { email: 'asha@umber.example', password: 'linen-and-light' }
   * const result = await shop.auth.login('customer', 'emailpass', credentials)
   * if (typeof result !== 'string') throw new Error('Another step is needed')
   * @returns the token, which is kept as well; or the step that is missing: a redirect, a second factor, a verification.
   */
  declare login: (
    actor: string,
    provider: string,
    payload: AuthPayload,
    options?: RequestOptions,
  ) => Promise<AuthLoginResponse>

  /**
   * Completes a sign-in with an external provider, with the query of its redirect.
   * `GET /auth/{actor}/{provider}/callback`
   *
   * @example
   * const query = Object.fromEntries(new URLSearchParams('code=1&state=2'))
   * const token = await shop.auth.callback('customer', 'google', query)
   */
  declare callback: (
    actor: string,
    provider: string,
    query?: object,
    options?: RequestOptions,
  ) => Promise<AuthCallbackResponse>

  /**
   * Exchanges a token that is still valid for a fresh one. After a sign-in or sign-out in the meantime, the
   * fresh token is returned and not stored. `POST /auth/token/refresh`
   *
   * @example
   * await shop.store.customer.create({ email: 'asha@umber.example' })
   * const token = await shop.auth.refresh()
   */
  declare refresh: (headers?: ClientHeaders, options?: RequestOptions) => Promise<AuthRefreshResponse>

  /**
   * Signs out: deletes the token, and in session mode ends the server's session. The token is deleted even when the
   * server cannot be reached. `DELETE /auth/session` in session mode, no request otherwise
   *
   * @example
   * await shop.auth.logout()
   */
  declare logout: (options?: RequestOptions) => Promise<void>

  /**
   * Requests an email with a token for a new password. The answer is the same for an unknown address.
   * `POST /auth/{actor}/{provider}/reset-password`
   *
   * @example
   * await shop.auth.resetPassword('customer', 'emailpass', { identifier: 'asha@umber.example' })
   */
  declare resetPassword: (
    actor: string,
    provider: string,
    body: AuthResetPasswordPayload,
    options?: RequestOptions,
  ) => Promise<void>

  /**
   * Sets a new password, with the token of the email. `POST /auth/{actor}/{provider}/update`
   *
   * @example
   * const token = new URLSearchParams('token=from-the-email').get('token') ?? ''
   * await shop.auth.updateProvider('customer', 'emailpass', { password: 'a new password' }, token)
   */
  declare updateProvider: (
    actor: string,
    provider: string,
    body: AuthUpdateProviderPayload,
    token: string,
    options?: RequestOptions,
  ) => Promise<void>

  /**
   * Lists the auth providers of an actor type. `GET /auth/{actor}/providers`
   *
   * @example
   * const { providers } = await shop.auth.listProviders('customer')
   */
  declare listProviders: (
    actor: string,
    headers?: ClientHeaders,
    options?: OptionsWithQuery,
  ) => Promise<AuthProvidersListResponse>

  constructor(client: Client, { auth }: Pick<Config, 'auth'> = {}) {
    const request = createRequests(client)
    const usesSession = auth?.type === 'session'
    const receive = tokenReceiver(request, usesSession)

    this.register = async (actor, provider, body, options) => {
      const answer = await request.post<AuthAnswer | undefined>('/auth/:actor/:provider/register', {
        ...options,
        ids: [actor, provider],
        body,
      })
      const token = tokenOf(answer, 'registration')
      await client.setToken(token)
      return token
    }

    this.login = async (actor, provider, body, options) => {
      const call = { ...options, ids: [actor, provider], body: body ?? {} }
      return receive(await request.post('/auth/:actor/:provider', call), options)
    }

    this.callback = async (actor, provider, query, options) => {
      const call = { ...options, ids: [actor, provider], query }
      const answer = await request.get<AuthAnswer>('/auth/:actor/:provider/callback', call)
      return (await receive(answer, options, 'authentication callback')) as AuthCallbackResponse
    }

    this.refresh = async (headers, options) => {
      const { signIns } = client
      // The storage is asked as well: another tab may have changed it.
      const storedToken = async () => (usesSession ? undefined : client.getToken())
      const before = await storedToken()
      const answer = await request.post<AuthRefreshResponse>('/auth/token/refresh', { ...options, headers })
      if ((await storedToken()) === before && client.signIns === signIns) await receive(answer, options)
      return answer
    }

    this.logout = async (options) => {
      // Counted before the request: a refresh that is answered meanwhile must not open a session again.
      client.signIns += 1
      try {
        if (usesSession) await request.delete('/auth/session', { ...options })
      } finally {
        await client.clearToken()
      }
    }

    this.resetPassword = async (actor, provider, body, options) => {
      // The answer is the word "Created".
      const headers = { accept: 'text/plain' }
      const call = { ...options, ids: [actor, provider], body, headers }
      await request.post('/auth/:actor/:provider/reset-password', call)
    }

    this.updateProvider = async (actor, provider, body, token, options) => {
      const call = { ...options, ids: [actor, provider], body, headers: bearer(token) }
      await request.post('/auth/:actor/:provider/update', call)
    }

    this.listProviders = (actor, headers, options) =>
      request.get('/auth/:actor/providers', { ...options, ids: [actor], headers })
  }
}
