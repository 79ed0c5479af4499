import type { AuthConfig, TokenStorage } from './auth-config.ts'

/** The three of them alike: what reads or removes is given no token. */
type Keeper = Readonly<Record<keyof TokenStorage, (key: string, token?: string) => unknown>>

/** Asks the configured storage for the token, or has it kept or removed; gives what the storage gives, which may be a promise. */
export type TokenStore = (what: keyof TokenStorage, token?: string) => unknown

/**
 * Joins the configured storage with its key. What is missing is noticed at the first use rather than when the client is made,
 * as with js-sdk, because a server may make a client that only a browser uses.
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
  if (method === 'nostore') return createMemory() // which nobody asks again
  if (method === 'custom') return storage ?? misuse('Custom storage was not provided in the config')
  const name = method === 'local' ? 'Local' : 'Session'
  return webStorage(method) ?? misuse(`${name} JWT storage is only available in the browser`)
}

/** A browser that blocks storage throws when it is merely mentioned; Node has one without methods. */
export function webStorage(name: 'local' | 'session'): Storage | undefined {
  try {
    // Asked rather than tried: what is thrown at each request takes longer than the rest of it.
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
