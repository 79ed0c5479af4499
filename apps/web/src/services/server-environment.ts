import type { KeyValueStorage } from '@umber/storefront-core'
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

function createMemoryStorage(): KeyValueStorage {
  const kept = new Map<string, string>()
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  }
}
