import { Admin } from '../admin/admin.ts'
import type { Config } from '../config.ts'
import { FullAuth } from '../full-auth.ts'
import { Store } from '../store.ts'
import { Client } from './client.ts'

/**
 * The whole API under js-sdk's name: `admin`, `store`, `auth`, and `client` for custom paths. Its members can be replaced,
 * as js-sdk's can.
 *
 * @example
 * const sdk = new Medusa({ baseUrl: 'http://localhost:9000', auth: { type: 'session' } })
 */
export class Medusa {
  /** For custom paths, the token and the locale. */
  declare client: Client
  /** Everything below `/admin`. */
  declare admin: Admin
  /** Everything below `/store`. */
  declare store: Store
  /** Registration and sign-in. */
  declare auth: FullAuth

  constructor(config: Config) {
    this.client = new Client(config)
    this.admin = new Admin(this.client)
    this.store = new Store(this.client)
    this.auth = new FullAuth(this.client, config)
  }

  /** Sets the locale of answers, such as `en-IN`. */
  setLocale(locale: string): void {
    this.client.setLocale(locale)
  }

  /** The locale of answers; empty for the server's default. */
  getLocale(): string {
    return this.client.locale
  }
}
