import { Auth } from './auth.ts'
import { mfa } from './auth/mfa.ts'
import { entering, tokenReceiver } from './auth/token-receiver.ts'
import { verification } from './auth/verification.ts'
import type { Client } from './client.ts'
import type { Config, RequestOptions } from './config.ts'
import { endpoints } from './resources/endpoints.ts'
import type * as Wire from './wire/auth.ts'

/**
 * Registration and sign-in with second factors, verifications and the rarer ways in, which not every shop has and so not every
 * shop ships.
 *
 * @example
 * const { mfa } = new FullAuth(shop.client, config)
 */
export class FullAuth extends Auth {
  /** Signs in with what stands in an address, as some providers elsewhere need it. `GET /auth/{actor}/{provider}` */
  declare readonly loginWithQuery: (
    actor: string,
    provider: string,
    query?: object,
    options?: RequestOptions,
  ) => Promise<Wire.AuthLoginResponse>

  /** The same for a provider that posts its answer. `POST /auth/{actor}/{provider}/callback` */
  declare readonly callbackWithBody: (
    actor: string,
    provider: string,
    body: object,
    options?: RequestOptions,
  ) => Promise<Wire.AuthCallbackResponse>

  /** Second factors of whoever is signed in. */
  declare readonly mfa: ReturnType<typeof mfa>

  /** Proof that an email address or a phone number is somebody's. */
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
