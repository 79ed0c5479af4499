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
