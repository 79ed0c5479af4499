import { noRetry } from '../catalogue/catalogue-client.ts'
import { failureFrom } from '../failure/failure-from-error.ts'
import type { Newsletter, NewsletterLinkAnswer } from '../ports/newsletter.ts'
import type { PortOptions } from '../ports/port-options.ts'
import type { LiveClient } from './live-client.ts'

/**
 * Asks the backend to mail a link to the address; an address that is already subscribed gets the same answer: `POST
 * /store/newsletter`, and `/confirm` and `/leave` for the links of mails.
 */
export function createLiveNewsletter({ client }: Pick<LiveClient, 'client'>): Newsletter {
  const press =
    (path: string) =>
    async (token: string, { signal }: PortOptions = {}): Promise<NewsletterLinkAnswer> => {
      try {
        await client.fetch(path, { ...noRetry, method: 'POST', body: { token }, signal })
        return 'done'
      } catch (error) {
        if (failureFrom(error).kind === 'rejected') return 'used'
        throw error
      }
    }
  return {
    async subscribe(email, { signal } = {}) {
      const body = { email: email.trim() }
      await client.fetch('/store/newsletter', { ...noRetry, method: 'POST', body, signal })
      return 'asked'
    },
    links: { confirm: press('/store/newsletter/confirm'), leave: press('/store/newsletter/leave') },
  }
}
