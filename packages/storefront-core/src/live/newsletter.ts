import { noRetry } from '../catalogue/catalogue-client.ts'
import type { Newsletter } from '../ports/newsletter.ts'
import type { LiveClient } from './live-client.ts'

/**
 * Subscribes on the backend; an address that is already subscribed gets the same answer: `POST
 * /store/newsletter`.
 */
export function createLiveNewsletter({ client }: Pick<LiveClient, 'client'>): Newsletter {
  return {
    async subscribe(email, { signal } = {}) {
      const body = { email: email.trim() }
      await client.fetch('/store/newsletter', { ...noRetry, method: 'POST', body, signal })
    },
  }
}
