/* oxlint-disable eslint/no-underscore-dangle -- the names of Medusa's bundler */

/** From `admin.backendUrl`. */
declare const __BACKEND_URL__: string | undefined
/** How the dashboard signs in; undefined for its session cookie. */
declare const __AUTH_TYPE__: 'session' | 'jwt' | undefined
