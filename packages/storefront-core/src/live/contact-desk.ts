import type { ContactDesk } from '../ports/contact-desk.ts'
import { once, type LiveClient } from './live-client.ts'

/** Puts a message into the merchant's inbox: `POST /store/contact`. */
export function createLiveContactDesk({ client }: Pick<LiveClient, 'client'>): ContactDesk {
  return {
    async send(message, { signal } = {}) {
      await client.fetch('/store/contact', { ...once, method: 'POST', body: message, signal })
    },
  }
}
