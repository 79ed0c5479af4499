import type { ConfigModule } from '@medusajs/framework/types'

type Environment = Readonly<Record<string, string | undefined>>
type CookieSettings = Pick<ConfigModule['projectConfig'], 'sessionOptions' | 'cookieOptions'>

/**
 * The cookie of sessions. Its prefix in production makes browsers refuse one from another host of the domain, which could
 * give a visitor the session of someone else. It needs HTTPS, so the name in development is Medusa's.
 */
export function sessionCookie(environment: Environment): CookieSettings {
  // Medusa sets SameSite in production only, and forgets `secure` when it clears the cookie.
  if (environment['NODE_ENV'] !== 'production') return { cookieOptions: { sameSite: 'lax' } }
  return {
    sessionOptions: { name: '__Host-session' },
    cookieOptions: { sameSite: 'lax', secure: true, path: '/' },
  }
}
