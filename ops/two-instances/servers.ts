import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { backendRoot, medusaCommand, repositoryRoot, type Launch, type ProcessGroups } from '@umber/dev-stack'
import { privateConfiguration } from '@umber/operations/medusa'
import { adminUser, publishableKey } from '@umber/sample-store'
import { apiHost, shopHost } from './nginx.ts'
import { answers, startPart, type Part } from './part.ts'
import type { Ports } from './ports.ts'
import type { WorkDirectory } from './work-directory.ts'

export type ServerKind = 'shop' | 'backend' | 'worker'

export interface Server {
  readonly kind: ServerKind
  /** Such as `backend-1`. */
  readonly name: string
  readonly port: number
}

/** What all servers of the topology share. */
export interface Site {
  readonly shopUrl: string
  readonly apiUrl: string
  readonly internalUrl: string
  readonly publishableKey: string
  readonly admin: { readonly email: string; readonly password: string }
  /** Environment variables of the shops. */
  readonly shop: Environment
  /** Environment variables of the backends, the worker and Medusa's scripts. */
  readonly backend: Environment
}

type Environment = Readonly<Record<string, string>>

export function describeSite(
  ports: Ports,
  directory: WorkDirectory,
  { databaseUrl, redisUrl }: { readonly databaseUrl: string; readonly redisUrl: string },
): Site {
  const shopUrl = `https://${shopHost}:${ports.https}`
  const apiUrl = `https://${apiHost}:${ports.https}`
  const internalUrl = `http://127.0.0.1:${ports.internal}`
  const secret = () => randomBytes(32).toString('hex')
  const purgeToken = secret()
  // The password stays the same in a kept directory, where the administrator exists already.
  const admin = { email: adminUser.email, password: 'only-for-this-loopback-proof' }
  const configuration = directory.at('configuration')
  privateConfiguration(configuration)
  const system = { PATH: process.env['PATH'] ?? '', HOME: directory.root, NODE_ENV: 'production' }
  return {
    shopUrl,
    apiUrl,
    internalUrl,
    publishableKey,
    admin,
    shop: {
      ...system,
      SHOP_URL: shopUrl,
      BACKEND_URL: apiUrl,
      BACKEND_INTERNAL_URL: internalUrl,
      PUBLISHABLE_KEY: publishableKey,
      PRESET: 'live',
      HOST: '127.0.0.1',
      SHOP_PURGE_TOKEN: purgeToken,
      REDIS_URL: redisUrl,
    },
    backend: {
      ...system,
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      JWT_SECRET: secret(),
      COOKIE_SECRET: secret(),
      STORE_CORS: shopUrl,
      AUTH_CORS: shopUrl,
      ADMIN_CORS: apiUrl,
      STORE_URL: shopUrl,
      TRUSTED_PROXIES: 'loopback',
      FILES_DIRECTORY: directory.at('files'),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      SHOP_PURGE_URL: ports.shops.map((port) => `http://127.0.0.1:${port}/purge`).join(','),
      SHOP_PURGE_TOKEN: purgeToken,
      MEDUSA_DISABLE_TELEMETRY: 'true',
      XDG_CONFIG_HOME: configuration,
    },
  }
}

/** Starts a shop, a backend or the worker, and waits until it answers. */
export async function startServer(
  groups: ProcessGroups,
  directory: WorkDirectory,
  site: Site,
  { kind, name, port }: Server,
): Promise<Part> {
  const health = kind === 'shop' ? 'ready' : 'health'
  return await startPart(groups, directory, {
    name,
    ...commandOf(kind, site, port),
    isReady: async () => answers(`http://127.0.0.1:${port}/${health}`),
  })
}

/** The only place that knows how a server is started. */
function commandOf(kind: ServerKind, site: Site, port: number): Omit<Launch, 'output'> {
  if (kind === 'shop')
    return {
      command: process.execPath,
      args: ['--import', 'tsx', 'server/main.ts'],
      cwd: join(repositoryRoot, 'apps/web'),
      env: { ...site.shop, PORT: String(port) },
      stopSignal: { signal: 'SIGTERM', target: 'group', seconds: 15 },
    }
  const mode = kind === 'worker' ? 'worker' : 'server'
  const words = ['start', '--host', '127.0.0.1', '--port', String(port)]
  return {
    ...medusaCommand(words, { ...site.backend, MEDUSA_WORKER_MODE: mode }),
    cwd: join(backendRoot, '.medusa/server'),
    stopSignal: { signal: 'SIGTERM', target: 'group', seconds: 30 },
  }
}
