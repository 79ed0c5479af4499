import type { Secrets } from '../data/secrets.ts'

export interface MedusaSetting {
  readonly databaseUrl: string
  readonly secrets: Pick<Secrets, 'jwt' | 'cookie'>
  /** Where the shop is served: the only pages that browsers may let call the backend. */
  readonly shopOrigins: readonly string[]
  /** Told by GET /identity, so that nobody else's server is taken for this one. */
  readonly instance: string
}

export function medusaEnvironment({
  databaseUrl,
  secrets,
  shopOrigins,
  instance,
}: MedusaSetting): NodeJS.ProcessEnv {
  const origins = shopOrigins.join(',')
  return {
    ...process.env,
    DATABASE_URL: databaseUrl,
    NODE_ENV: process.env['NODE_ENV'] ?? 'development',
    MEDUSA_DISABLE_TELEMETRY: 'true',
    STORE_CORS: process.env['STORE_CORS'] ?? origins,
    AUTH_CORS: process.env['AUTH_CORS'] ?? origins,
    ADMIN_CORS: process.env['ADMIN_CORS'] ?? origins,
    JWT_SECRET: process.env['JWT_SECRET'] ?? secrets.jwt,
    COOKIE_SECRET: process.env['COOKIE_SECRET'] ?? secrets.cookie,
    UMBER_INSTANCE: instance,
  }
}
