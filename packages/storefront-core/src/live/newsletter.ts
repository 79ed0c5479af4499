import type { Newsletter } from '../ports/newsletter.ts'
import { once, type LiveClient } from './live-client.ts'

/** The backend's own list; it answers the same for an address that is on it: `POST /store/newsletter`. */
export function createLiveNewsletter({ client }: Pick<LiveClient, 'client'>): Newsletter {
  return {
    async subscribe(email, { signal } = {}) {
      const body = { email: email.trim() }
      await client.fetch('/store/newsletter', { ...once, method: 'POST', body, signal })
    },
  }
}
