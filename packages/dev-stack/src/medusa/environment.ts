import type { Secrets } from '../data/secrets.ts'
import { hasTestPayments, testPaymentsRoot } from './test-payments.ts'

export interface MedusaSetting {
  /** Environment of the starter, which Medusa inherits. */
  readonly inherited: NodeJS.ProcessEnv
  readonly databaseUrl: string
  readonly secrets: Pick<Secrets, 'jwt' | 'cookie'>
  /** Origins whose pages may call the backend. */
  readonly shopOrigins: readonly string[]
  /** Returned by GET /identity, so that another server on the port is not mistaken for this item. */
  readonly instance: string
  /** Configuration directory of the Medusa CLI. */
  readonly configuration: string
  /** Directory for emails while no mail server is configured. */
  readonly outbox: string
  /** Directory for uploaded files, unless the environment names another one. */
  readonly files: string
  /** Where the shop's rendered pages are dropped. Undefined while no shop keeps any. */
  readonly purge?: Purge | undefined
  /** Where the dashboard is, or will be once it is built. */
  readonly dashboard?: string | undefined
  /** Further settings, in place of the inherited ones. */
  readonly settings?: NodeJS.ProcessEnv | undefined
}

export interface Purge {
  /** One URL for each shop that is served. */
  readonly urls: readonly string[]
  readonly token: string
}

export function medusaEnvironment(setting: MedusaSetting): NodeJS.ProcessEnv {
  const { inherited, databaseUrl, secrets, shopOrigins, instance, configuration, outbox, files, purge } =
    setting
  const { dashboard, settings } = setting
  const origins = (name: string): string => [...shopOrigins, ...list(inherited[name])].join(',')
  return {
    ...inherited,
    DATABASE_URL: databaseUrl,
    NODE_ENV: inherited['NODE_ENV'] ?? 'development',
    MEDUSA_DISABLE_TELEMETRY: 'true',
    XDG_CONFIG_HOME: configuration,
    STORE_CORS: origins('STORE_CORS'),
    AUTH_CORS: origins('AUTH_CORS'),
    // The dashboard is on the backend's own host, and a page of the shop must not act for a signed-in merchant.
    ADMIN_CORS: inherited['ADMIN_CORS'] ?? '',
    JWT_SECRET: inherited['JWT_SECRET'] ?? secrets.jwt,
    COOKIE_SECRET: inherited['COOKIE_SECRET'] ?? secrets.cookie,
    UMBER_INSTANCE: instance,
    STORE_URL: inherited['STORE_URL'] ?? shopOrigins[0],
    MAIL_OUTBOX: outbox,
    // Medusa would start Vite for the dashboard, before it answers the first request.
    ADMIN: inherited['ADMIN'] ?? 'false',
    ...(dashboard !== undefined && inherited['ADMIN'] === undefined && { ADMIN_DIRECTORY: dashboard }),
    FILES_DIRECTORY: inherited['FILES_DIRECTORY'] ?? files,
    TEST_PAYMENTS: inherited['TEST_PAYMENTS'] ?? 'on',
    TEST_PAYMENTS_PLUGIN: hasTestPayments(inherited) ? testPaymentsRoot : undefined,
    ...settings,
    ...(purge && { SHOP_PURGE_URL: purge.urls.join(','), SHOP_PURGE_TOKEN: purge.token }),
  }
}

/** For throw-away data: a test must not use a real Redis, bucket or mail server, nor depend on the shell's environment. */
export function withoutShopSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const settings =
    /^(REDIS_URL|SMTP_URL|MAIL_(FROM|RETRY_MINUTES)|ADMIN|ADMIN_DIRECTORY|STORE_URL|SEED_PRODUCTS|NODE_ENV|TRUSTED_PROXIES|RATE_LIMITS|FILES_DIRECTORY|S3_[A-Z_]+|LOG_LEVEL|METRICS_TOKEN|CART_DAYS|DRAIN_SECONDS|OTEL_\w+|TEST_PAYMENTS(_PLUGIN)?|STRIPE_\w+|RAZORPAY_\w+|BANK_TRANSFER_\w+|SHOP_PURGE_(URL|TOKEN)|(STORE|AUTH|ADMIN)_CORS|(JWT|COOKIE)_SECRET|AUTH_MFA_ENCRYPTION_KEY)$/
  return Object.fromEntries(Object.entries(env).filter(([name]) => !settings.test(name)))
}

function list(commaSeparated: string | undefined): readonly string[] {
  return (commaSeparated ?? '').split(',').filter((item) => item !== '')
}
