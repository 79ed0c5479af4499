import { randomBytes } from 'node:crypto'
import { apiHost, shopHost } from './nginx.ts'
import type { Ports } from './ports.ts'
import type { WorkDirectory } from './work-directory.ts'

export type Environment = Readonly<Record<string, string>>

/** Where browsers reach the shop and the backend, and where the shops reach the backends. */
export interface Addresses {
  readonly shopUrl: string
  readonly apiUrl: string
  readonly internalUrl: string
}

export const addressesOn = ({ https, internal }: Ports): Addresses => ({
  shopUrl: `https://${shopHost}:${https}`,
  apiUrl: `https://${apiHost}:${https}`,
  internalUrl: `http://127.0.0.1:${internal}`,
})

/** The settings that a merchant writes down: docs/operations.md and packages/operations/README.md. */
export interface Settings {
  readonly shop: Environment
  /** Of the backends, the worker and the commands. */
  readonly backend: Environment
}

export interface Services {
  readonly databaseUrl: string
  readonly redisUrl: string
  readonly smtpUrl: string
  /** The S3 settings of the object store. */
  readonly objectStore: Environment
  /** Those of the payment provider. */
  readonly payments: Environment
}

export function settingsOf(
  ports: Ports,
  directory: WorkDirectory,
  { databaseUrl, redisUrl, smtpUrl, objectStore, payments }: Services,
): Settings {
  const { shopUrl, apiUrl, internalUrl } = addressesOn(ports)
  const secret = () => randomBytes(32).toString('hex')
  const shared = {
    PATH: process.env['PATH'] ?? '',
    HOME: directory.root,
    TMPDIR: directory.temporary(),
    SHOP_URL: shopUrl,
    BACKEND_URL: apiUrl,
    TRUSTED_PROXIES: 'loopback',
    REDIS_URL: redisUrl,
    SHOP_PURGE_TOKEN: secret(),
  }
  return {
    shop: { ...shared, BACKEND_INTERNAL_URL: internalUrl },
    backend: {
      ...shared,
      ...objectStore,
      ...payments,
      DATABASE_URL: databaseUrl,
      SMTP_URL: smtpUrl,
      MAIL_FROM: 'orders@shop.example',
      JWT_SECRET: secret(),
      COOKIE_SECRET: secret(),
      AUTH_MFA_ENCRYPTION_KEY: secret(),
      WORKER: 'separate',
      SHOP_PURGE_URL: ports.shops.map((port) => `http://127.0.0.1:${port}/purge`).join(','),
    },
  }
}
