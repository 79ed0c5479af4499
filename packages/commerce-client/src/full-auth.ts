import { Auth } from './auth.ts'
import { mfa } from './auth/mfa.ts'
import { entering, tokenReceiver } from './auth/token-receiver.ts'
import { verification } from './auth/verification.ts'
import type { Client } from './client.ts'
import type { Config, RequestOptions } from './config.ts'
import { endpoints } from './resources/endpoints.ts'
import type * as Wire from './wire/auth.ts'

/**
 * Registration and sign-in with second factors, verifications and rarer sign-in methods. Separate from `Auth`, so that
 * a shop without them does not bundle them.
 *
 * @example
 * const { mfa } = new FullAuth(shop.client, config)
 */
export class FullAuth extends Auth {
  /** Signs in with a query, as some external providers need it. `GET /auth/{actor}/{provider}` */
  declare readonly loginWithQuery: (
    actor: string,
    provider: string,
    query?: object,
    options?: RequestOptions,
  ) => Promise<Wire.AuthLoginResponse>

  /** Like `callback`, for a provider that posts its answer. `POST /auth/{actor}/{provider}/callback` */
  declare readonly callbackWithBody: (
    actor: string,
    provider: string,
    body: object,
    options?: RequestOptions,
  ) => Promise<Wire.AuthCallbackResponse>

  /** Second factors of the signed-in user. */
  declare readonly mfa: ReturnType<typeof mfa>

  /** Verification of an email address or a phone number. */
  declare readonly verification: ReturnType<typeof verification>

  constructor(client: Client, config: Pick<Config, 'auth'> = {}) {
    super(client, config)
    const through = endpoints(client)
    const receive = tokenReceiver(through, config.auth?.type === 'session')
    const enter = entering(receive)
    const path = '/auth/:actor/:provider'
    this.loginWithQuery = enter(through.get(path, 'query'))
    this.callbackWithBody = enter(through.post(`${path}/callback`, 'body'), 'authentication callback')
    this.mfa = mfa(through, receive)
    this.verification = verification(through)
  }
}
