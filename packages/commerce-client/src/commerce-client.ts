import { Auth } from './auth.ts'
import { Client } from './client.ts'
import type { Config } from './config.ts'
import { Store } from './store.ts'

/**
 * A client for one Medusa server. Shaped like js-sdk's `Medusa`: `store` for the shop, `auth` for sign-in, `client` for
 * custom paths.
 *
 * @example
 * const commerce = new CommerceClient({ baseUrl: 'http://localhost:9000', publishableKey: 'pk_…' })
 * const { products } = await commerce.store.product.list({ limit: 12 })
 */
export class CommerceClient {
  /** For custom paths, the token and the locale. */
  declare readonly client: Client
  /** Everything below `/store`. */
  declare readonly store: Store
  /** Registration and sign-in. */
  declare readonly auth: Auth

  constructor(config: Config) {
    this.client = new Client(config)
    this.store = new Store(this.client)
    this.auth = new Auth(this.client, config)
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
