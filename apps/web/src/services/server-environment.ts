import { createMemoryStorage } from '@umber/storefront-core'
import type { PageLocale } from '../config/locale.ts'
import type { Environment } from './environment.ts'

interface ServerEnvironmentOptions {
  readonly origin: string
  readonly fetch: typeof fetch
  readonly locale: PageLocale
}

/** Where a page is rendered for everyone: nothing is stored, and there are no other tabs. */
export const serverEnvironment = ({ origin, fetch, locale }: ServerEnvironmentOptions): Environment => ({
  origin,
  fetch,
  locale,
  persistent: createMemoryStorage(),
  perTab: createMemoryStorage(),
  tabs: { post: () => undefined, subscribe: () => () => undefined },
  // The server logs what a page misses.
  log: { note: () => undefined },
})
