import type { Client } from './client.ts'
import type { Config, RequestOptions } from './config.ts'
import { UnreadableError } from './errors/unreadable-error.ts'
import { post, remove } from './resources/verbs.ts'
import type { ClientHeaders } from './transport/headers.ts'
import { path } from './transport/path.ts'
import type {
  AuthAnswer,
  AuthLoginResponse,
  AuthPayload,
  AuthRefreshResponse,
  AuthRegisterResponse,
} from './wire/auth.ts'

/**
 * Registration and sign-in. A token that is received is stored, and the call resolves after that; in session mode it is
 * exchanged for the server's cookie instead. A Medusa token lives a day and is not revoked by signing out.
 */
export class Auth {
  readonly #client: Client
  readonly #usesSession: boolean

  constructor(client: Client, config: Pick<Config, 'auth'> = {}) {
    this.#client = client
    this.#usesSession = config.auth?.type === 'session'
  }

  /**
   * Registers an identity; `store.customer.create` makes a customer of it. The token says nothing about a customer yet, so
   * sign in or refresh afterwards. An address that is taken is refused with status 401.
   * `POST /auth/{actor}/{provider}/register`
   *
   * @param actor who signs up: `customer`, `user`, or an actor type of your own.
   * @param provider how: `emailpass`, or another provider the server has.
   */
  async register(
    actor: string,
    provider: string,
    payload: AuthPayload,
    options?: RequestOptions,
  ): Promise<AuthRegisterResponse> {
    const where = path`/auth/${actor}/${provider}/register`
    const answer = await post<AuthAnswer | undefined>(this.#client, where, { body: payload }, options)
    const token = answer?.token ?? missingToken('Unexpected registration response', where)
    await this.#client.setToken(token)
    return token
  }

  /** Signs in. A wrong address or password is refused with status 401. `POST /auth/{actor}/{provider}` */
  async login(
    actor: string,
    provider: string,
    payload: AuthPayload,
    options?: RequestOptions,
  ): Promise<AuthLoginResponse> {
    const where = path`/auth/${actor}/${provider}`
    const answer = (await post<AuthAnswer | undefined>(this.#client, where, { body: payload }, options)) ?? {}
    if (answer.location) return { location: answer.location }
    const token = answer.token ?? missingToken('Unexpected authentication response', where)
    await this.#keep(token, options)
    return stepAfter(token, answer)
  }

  /** Exchanges a token that is still valid for a fresh one. `POST /auth/token/refresh` */
  async refresh(headers?: ClientHeaders, options?: RequestOptions): Promise<AuthRefreshResponse> {
    const where = '/auth/token/refresh'
    const answer = await post<{ token: string } | undefined>(this.#client, where, { headers }, options)
    await this.#keep(answer?.token ?? missingToken('Unexpected authentication response', where), options)
    return answer as AuthRefreshResponse
  }

  /**
   * Signs out: forgets the token, and in session mode ends the server's session. The token is forgotten even when the server
   * cannot be told. `DELETE /auth/session` in session mode, nothing else
   */
  async logout(options?: RequestOptions): Promise<void> {
    try {
      if (this.#usesSession) await remove(this.#client, '/auth/session', {}, options)
    } finally {
      await this.#client.clearToken()
    }
  }

  async #keep(token: string, options: RequestOptions | undefined): Promise<void> {
    if (!this.#usesSession) return this.#client.setToken(token)
    await post(this.#client, '/auth/session', { headers: { authorization: `Bearer ${token}` } }, options)
  }
}

function stepAfter(
  token: string,
  { verification_required, verification, mfa_challenge }: AuthAnswer,
): AuthLoginResponse {
  if (verification_required) return { verification_required, token, ...(verification && { verification }) }
  if (mfa_challenge) return { mfa_required: true, mfa_challenge, token }
  return token
}

function missingToken(message: string, where: string): never {
  throw new UnreadableError(message, { method: 'POST', path: where })
}
