import { noRetry } from '../catalogue/catalogue-client.ts'
import type { Newsletter } from '../ports/newsletter.ts'
import type { LiveClient } from './live-client.ts'
import { pressLink } from './press-link.ts'

/**
 * Asks the backend to mail a link to the address; an address that is already subscribed gets the same answer: `POST
 * /store/newsletter`, and `/confirm` and `/leave` for the links of mails.
 */
export function createLiveNewsletter({ client }: Pick<LiveClient, 'client'>): Newsletter {
  return {
    async subscribe(email, { signal } = {}) {
      const body = { email: email.trim() }
      await client.fetch('/store/newsletter', { ...noRetry, method: 'POST', body, signal })
      return 'asked'
    },
    links: {
      confirm: pressLink(client, '/store/newsletter/confirm'),
      leave: pressLink(client, '/store/newsletter/leave'),
    },
  }
}
