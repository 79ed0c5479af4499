import { noRetry } from '../catalogue/catalogue-client.ts'
import { field, text } from '../parse/read.ts'
import { addressKind } from '../parse/safe-address.ts'
import type { Redirects } from '../ports/redirects.ts'
import type { LiveClient } from './live-client.ts'

/** Asks the backend where an address has moved to: `GET /store/redirects` */
export function createLiveRedirects({ client }: Pick<LiveClient, 'client'>): Redirects {
  return {
    async find(path, { signal } = {}) {
      const answer = await client.fetch('/store/redirects', { ...noRetry, query: { path }, signal })
      const to = text(field(answer, 'to'))
      return to !== undefined && isPage(to) ? to : undefined
    },
  }
}

const isPage = (to: string): boolean => ['shop', 'web'].includes(addressKind(to) ?? '')
