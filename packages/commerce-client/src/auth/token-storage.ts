/** A storage for the token: `localStorage`, `AsyncStorage`, or your own object. */
export interface TokenStorage {
  getItem(key: string): string | null | undefined | Promise<string | null | undefined>
  setItem(key: string, value: string): unknown
  removeItem(key: string): unknown
}

/** Where the JSON Web Token is kept between requests. */
export type TokenStorageMethod = 'local' | 'session' | 'memory' | 'custom' | 'nostore'

/** How a signed-in customer or user is authenticated. */
export interface AuthConfig {
  /** `jwt` (default) sends a bearer token with each request; `session` relies on the server's cookie. */
  readonly type?: 'jwt' | 'session' | undefined
  /** The key the token is stored under. Default `medusa_auth_token`. */
  readonly jwtTokenStorageKey?: string | undefined
  /**
   * Where the token is stored. Default `local` where the platform has local storage, else `nostore`: nothing is kept,
   * so that one server process never mixes up two customers.
   */
  readonly jwtTokenStorageMethod?: TokenStorageMethod | undefined
  /** The storage behind `custom`; its methods may be asynchronous and are awaited. */
  readonly storage?: TokenStorage | undefined
  /** The cookie policy in session mode. Default `include`. */
  readonly fetchCredentials?: 'include' | 'omit' | 'same-origin' | undefined
}

/** The configured storage. Each method returns what the storage returns, which may be a promise. */
export interface TokenStore {
  get(): unknown
  set(token: string): unknown
  remove(): unknown
}

/**
 * Binds the configured storage to its key. A missing storage fails at first use, not at construction, as in js-sdk: a
 * server may construct a client that only a browser uses.
 */
export function createTokenStore(auth: AuthConfig = {}): TokenStore {
  const key = auth.jwtTokenStorageKey ?? 'medusa_auth_token'
  const memory = createMemory()
  return {
    // The memory holds a token only in the `memory` mode, and when the browser's storage is full.
    get: () => storageFor(auth, memory).getItem(key) ?? memory.getItem(key),
    set(token) {
      const storage = storageFor(auth, memory)
      if (auth.jwtTokenStorageMethod === 'custom') return storage.setItem(key, token)
      memory.removeItem(key)
      return keepText(storage, key, token) || memory.setItem(key, token)
    },
    remove() {
      memory.removeItem(key)
      return storageFor(auth, memory).removeItem(key)
    },
  }
}

/** Stores a text. A full storage gives false, and keeps no earlier text either: a token may be that of another person. */
export function keepText(storage: TokenStorage, key: string, text: string): boolean {
  try {
    storage.setItem(key, text)
    return true
  } catch {
    storage.removeItem(key)
    return false
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
