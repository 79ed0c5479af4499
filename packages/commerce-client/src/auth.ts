import { mfa } from './auth/mfa.ts'
import { tokenKeeper } from './auth/token-keeper.ts'
import { verification } from './auth/verification.ts'
import type { Client } from './client.ts'
import type { Config, RequestOptions } from './config.ts'
import { endpoints, type BareRead } from './resources/endpoints.ts'
import type { ClientHeaders } from './transport/headers.ts'
import type * as Wire from './wire/auth.ts'

/** @see Auth for what `actor` and `provider` are. */
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
 * Registration and sign-in. A token that is received is stored, and the call resolves after that; in session mode it is
 * exchanged for the server's cookie instead. A Medusa token lives a day and is not revoked by signing out.
 *
 * `actor` is who: `customer`, `user`, or an actor type of your own. `provider` is how: `emailpass`, or another provider the
 * server has.
 */
export class Auth {
  /**
   * Registers an identity; `store.customer.create` makes a customer of it. The token says nothing about a customer yet, so
   * sign in or refresh afterwards. An address that is taken is refused with status 401.
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

  /** Signs in with what stands in an address, as some providers elsewhere need it. `GET /auth/{actor}/{provider}` */
  declare readonly loginWithQuery: (
    actor: string,
    provider: string,
    query?: object,
    options?: RequestOptions,
  ) => Promise<Wire.AuthLoginResponse>

  /**
   * Ends a sign-in that went through a provider elsewhere, with the query it came back with.
   * `GET /auth/{actor}/{provider}/callback`
   */
  declare readonly callback: (
    actor: string,
    provider: string,
    query?: object,
    options?: RequestOptions,
  ) => Promise<Wire.AuthCallbackResponse>

  /** The same for a provider that posts its answer. `POST /auth/{actor}/{provider}/callback` */
  declare readonly callbackWithBody: (
    actor: string,
    provider: string,
    body: object,
    options?: RequestOptions,
  ) => Promise<Wire.AuthCallbackResponse>

  /** Exchanges a token that is still valid for a fresh one. `POST /auth/token/refresh` */
  declare readonly refresh: (
    headers?: ClientHeaders,
    options?: RequestOptions,
  ) => Promise<Wire.AuthRefreshResponse>

  /**
   * Signs out: forgets the token, and in session mode ends the server's session. The token is forgotten even when the server
   * cannot be told. `DELETE /auth/session` in session mode, nothing else
   */
  declare readonly logout: (options?: RequestOptions) => Promise<void>

  /**
   * Asks for a mail with a token for a new password. The answer is the same for an address that nobody has.
   * `POST /auth/{actor}/{provider}/reset-password`
   */
  declare readonly resetPassword: (
    actor: string,
    provider: string,
    body: Wire.AuthResetPasswordPayload,
    options?: RequestOptions,
  ) => Promise<void>

  /** Sets a new password, with the token of the mail. `POST /auth/{actor}/{provider}/update` */
  declare readonly updateProvider: (
    actor: string,
    provider: string,
    body: Wire.AuthUpdateProviderPayload,
    token: string,
    options?: RequestOptions,
  ) => Promise<void>

  /** Lists the ways in which an actor can sign in. `GET /auth/{actor}/providers` */
  declare readonly listProviders: (
    actor: string,
    ...tail: BareRead<[]>
  ) => Promise<Wire.AuthProvidersListResponse>

  /** Second factors of whoever is signed in. */
  declare readonly mfa: ReturnType<typeof mfa>

  /** Proof that an email address or a phone number is somebody's. */
  declare readonly verification: ReturnType<typeof verification>

  constructor(client: Client, config: Pick<Config, 'auth'> = {}) {
    const through = endpoints(client)
    const { get, post } = through
    const { keep, receive, endSession } = tokenKeeper(through, config.auth?.type === 'session')
    const path = '/auth/:actor/:provider'
    const register = post<With<object>, Answer>(`${path}/register`, 'body')
    const refresh = post<BareRead<[]>, Answer>('/auth/token/refresh', 'headers')
    const resetPassword = post<Secret<object>>(`${path}/reset-password`, 'body headers')
    const updateProvider = post<Secret<object>>(`${path}/update`, 'body headers')
    const enter =
      <Result extends Wire.AuthLoginResponse>(
        call: (...given: With<object>) => Promise<Answer>,
        what?: string,
      ) =>
      async (actor: string, provider: string, given: object = {}, options?: RequestOptions) =>
        (await receive(await call(actor, provider, given, options), options, what)) as Result
    const back = 'authentication callback'

    this.register = async (...given) => keep(await register(...given))
    this.login = enter(post(path, 'body'))
    this.loginWithQuery = enter(get(path, 'query'))
    this.callback = enter(get(`${path}/callback`, 'query'), back)
    this.callbackWithBody = enter(post(`${path}/callback`, 'body'), back)
    this.refresh = async (...given) => {
      const answer = await refresh(...given)
      await receive(answer, given[1])
      return answer as Wire.AuthRefreshResponse
    }
    this.logout = async (options) => {
      try {
        await endSession(options)
      } finally {
        await client.clearToken()
      }
    }
    // Its answer is the word "Created".
    this.resetPassword = async (actor, provider, body, options) =>
      void (await resetPassword(actor, provider, body, { accept: 'text/plain' }, options))
    this.updateProvider = async (actor, provider, body, token, options) =>
      void (await updateProvider(actor, provider, body, { authorization: `Bearer ${token}` }, options))
    this.listProviders = get('/auth/:actor/providers', 'headers')
    this.mfa = mfa(through, receive)
    this.verification = verification(through)
  }
}
