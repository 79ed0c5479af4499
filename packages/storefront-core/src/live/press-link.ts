import { noRetry } from '../catalogue/catalogue-client.ts'
import { failureFrom } from '../failure/failure-from-error.ts'
import type { NewsletterLinkAnswer } from '../ports/newsletter.ts'
import type { PortOptions } from '../ports/port-options.ts'
import type { LiveClient } from './live-client.ts'

/** What the button on the page of a mail's link does: posts its token. */
export const pressLink =
  (client: LiveClient['client'], path: string) =>
  async (token: string, { signal }: PortOptions = {}): Promise<NewsletterLinkAnswer> => {
    try {
      await client.fetch(path, { ...noRetry, method: 'POST', body: { token }, signal })
      return 'done'
    } catch (error) {
      if (failureFrom(error).kind === 'rejected') return 'used'
      throw error
    }
  }
