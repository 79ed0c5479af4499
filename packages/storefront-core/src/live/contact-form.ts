import { noRetry } from '../catalogue/catalogue-client.ts'
import type { ContactMessages } from '../ports/contact-form.ts'
import type { LiveClient } from './live-client.ts'

/** Sends a message to the merchant's inbox: `POST /store/contact`. */
export function createLiveContactMessages({ client }: Pick<LiveClient, 'client'>): ContactMessages {
  return {
    async send(message, { signal } = {}) {
      await client.fetch('/store/contact', { ...noRetry, method: 'POST', body: message, signal })
    },
  }
}
