import { noRetry } from '../catalogue/catalogue-client.ts'
import { failureFrom } from '../failure/failure-from-error.ts'
import type { BackInStock } from '../ports/back-in-stock.ts'
import type { LiveClient } from './live-client.ts'
import { pressLink } from './press-link.ts'

/** The backend's own routes: `POST /store/back-in-stock`, and `/leave` for the links of letters. */
export function createLiveBackInStock({ client }: Pick<LiveClient, 'client'>): BackInStock {
  return {
    async ask(variantId, email, { signal } = {}) {
      const body = { variant_id: variantId, email: email.trim() }
      try {
        await client.fetch('/store/back-in-stock', { ...noRetry, method: 'POST', body, signal })
        return 'asked'
      } catch (error) {
        if (failureFrom(error).code === 'in_stock') return 'in-stock'
        throw error
      }
    },
    leave: pressLink(client, '/store/back-in-stock/leave'),
  }
}
