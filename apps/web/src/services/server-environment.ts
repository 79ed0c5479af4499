import { createMemoryStorage } from '@umber/storefront-core'
import type { Environment } from './environment.ts'

interface ServerEnvironmentOptions {
  readonly origin: string
  readonly fetch: typeof fetch
}

/** Where a page is rendered for everyone: nothing is stored, and there are no other tabs. */
export const serverEnvironment = ({ origin, fetch }: ServerEnvironmentOptions): Environment => ({
  origin,
  fetch,
  persistent: createMemoryStorage(),
  perTab: createMemoryStorage(),
  tabs: { post: () => undefined, subscribe: () => () => undefined },
  // The server logs what a page misses.
  log: { note: () => undefined },
})
