import type { AuthConfig, TokenStorage } from './auth-config.ts'

/** The three methods with one signature. Only `setItem` is given a token. */
type Keeper = Readonly<Record<keyof TokenStorage, (key: string, token?: string) => unknown>>

/**
 * Reads, stores or removes the token in the configured storage. Returns what the storage returns, which may be a
 * promise.
 */
export type TokenStore = (what: keyof TokenStorage, token?: string) => unknown

/**
 * Binds the configured storage to its key. A missing storage fails at first use, not at construction, as in js-sdk: a
 * server may construct a client that only a browser uses.
 */
export function createTokenStore(auth: AuthConfig = {}): TokenStore {
  const memory = createMemory()
  return (what, token) => {
    const storage = storageFor(auth, memory) as Keeper
    return storage[what](auth.jwtTokenStorageKey ?? 'medusa_auth_token', token)
  }
}

function storageFor({ jwtTokenStorageMethod, storage }: AuthConfig, memory: TokenStorage): TokenStorage {
  const method = jwtTokenStorageMethod ?? (webStorage('local') ? 'local' : 'nostore')
  if (method === 'memory') return memory
  if (method === 'nostore') return createMemory() // never read again
  if (method === 'custom') return storage ?? misuse('Custom storage was not provided in the config')
  const name = method === 'local' ? 'Local' : 'Session'
  return webStorage(method) ?? misuse(`${name} JWT storage is only available in the browser`)
}

/** A browser that blocks storage throws on access; Node has a `localStorage` without methods. */
export function webStorage(name: 'local' | 'session'): Storage | undefined {
  try {
    // Checked instead of caught: throwing at each request takes longer than the rest of it.
    const storage = typeof window === 'undefined' ? undefined : window[`${name}Storage`]
    return typeof storage?.getItem === 'function' ? storage : undefined
  } catch {
    return undefined
  }
}

function createMemory(): TokenStorage {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key),
    setItem: (key, value) => items.set(key, value),
    removeItem: (key) => items.delete(key),
  }
}

function misuse(message: string): never {
  throw new Error(message)
}
