import { randomBytes } from 'node:crypto'
import type { Part, Scope } from '../parts/part.ts'
import type { Settings, Variables } from './read-settings.ts'

/** Where a server that listens on this address can be reached from the same machine. */
export function localAddress(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

/**
 * Settings that follow from others, for every part that runs on this machine. They are given to all of them alike, and
 * a variable that is set already is kept.
 */
export function derivedSettings(settings: Settings, scope: Scope, given: Variables): Variables {
  const { HOST, PORT, BACKEND_PORT, SHOP_URL = '', BACKEND_URL = '', PRESET } = settings
  const [shop, backend] = [originOf(SHOP_URL), originOf(BACKEND_URL)]
  const own = localAddress(HOST)
  const together = scope === 'all' && {
    BACKEND_INTERNAL_URL: `http://${own}:${BACKEND_PORT}`,
    SHOP_PURGE_URL: `http://${own}:${PORT}/purge`,
    SHOP_PURGE_TOKEN: randomBytes(32).toString('hex'),
  }
  const derived = {
    PRESET,
    ADMIN: 'true',
    STORE_URL: shop,
    STORE_CORS: shop,
    AUTH_CORS: [...new Set([shop, backend])].join(','),
    ADMIN_CORS: backend,
    MEDUSA_DISABLE_TELEMETRY: 'true',
    ...together,
  }
  const absent = Object.entries(derived).filter(([name]) => !given[name]?.trim())
  return { ...Object.fromEntries(absent), NODE_ENV: 'production' }
}

/**
 * Medusa's worker mode. A backend leaves the background work to a worker only when it is told that there is one
 * (`WORKER=separate`): Redis alone does not say so.
 */
export function workerModeOf(
  part: Exclude<Part, 'shop'>,
  { WORKER }: Settings,
): 'shared' | 'server' | 'worker' {
  if (part === 'worker') return 'worker'
  return WORKER === 'separate' ? 'server' : 'shared'
}

/** Secrets that the shop's process has no use for. */
const backendOnly =
  /^(DATABASE_URL|JWT_SECRET|COOKIE_SECRET|AUTH_MFA_ENCRYPTION_KEY|SMTP_URL|S3_SECRET_ACCESS_KEY|STRIPE_API_KEY|STRIPE_WEBHOOK_SECRET|RAZORPAY_KEY_SECRET|RAZORPAY_WEBHOOK_SECRET)$/

/** The environment of a part's own process. */
export function environmentOf(part: Part, variables: Variables): Variables {
  if (part !== 'shop') return variables
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !backendOnly.test(name)))
}

const originOf = (url: string): string => new URL(url).origin
