import {
  freePort,
  sampleStore,
  startBackend,
  startFaultProxy,
  type Backend,
  type BackendOptions,
  type ProcessGroups,
  type UserError,
  type Reporter,
} from '../../apps/backend/boot/index.ts'
import type { ShopConfiguration } from '../../apps/web/server/serve-shop.ts'
import { closingStack } from './closing-stack.ts'
import { choosePorts, type Places, type PortWishes } from './ports.ts'

/** Serves the shop: the production build, or Vite's development server. */
export interface WebServer {
  readonly broken?: Promise<UserError>
  readonly stop: () => Promise<void>
}

export interface StackOptions extends Pick<
  BackendOptions,
  'dataDir' | 'durability' | 'databaseUrl' | 'mode' | 'onMedusaLine'
> {
  readonly groups: ProcessGroups
  readonly reporter: Reporter
  readonly signal: AbortSignal
  /** The loopback host used in URLs. */
  readonly host: 'localhost' | '127.0.0.1'
  readonly ports: PortWishes
  /** Which of its presets the shop is. */
  readonly preset: ShopConfiguration['preset']
  /** Also serves the shop with the live preset, on a separate port. */
  readonly liveBeside?: boolean
  /** Puts a fault proxy before the backend, controlled by tests. */
  readonly faults?: boolean
  readonly serveShop: (port: number, configuration: ShopConfiguration) => Promise<WebServer>
}

export interface Stack {
  readonly shopUrl: string
  readonly liveShopUrl: string | undefined
  readonly backendUrl: string
  readonly publishableKey: string
  /** URL of the fault proxy's control API, if there is one. */
  readonly controlUrl: string | undefined
  /** Resolves when a part of the stack ends, by itself or because it was stopped. */
  readonly broken: Promise<UserError>
  readonly stop: () => Promise<void>
}

/** Starts a backend and a web server configured for each other. When it rejects, everything it started has been stopped. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { host, reporter } = options
  const closing = closingStack()
  try {
    let places: Places | undefined
    const livePort = options.liveBeside === true ? await freePort() : undefined
    const placesNow = async (): Promise<Places> => (places ??= await choosePorts(options.ports, reporter))
    const backend = await startBackend({
      ...options,
      report: reporter,
      // Chosen when the database is ready, just before Medusa binds it: another process could take the port until then.
      port: async () => (await placesNow()).backend,
      shopOrigins: () => originsOf(host, [...(livePort === undefined ? [] : [livePort]), places?.shop ?? 0]),
    })
    closing.add(backend.stop)
    const { shop, backend: backendPort } = await placesNow()
    const proxy = options.faults === true ? await startFaultProxy(backend.url) : undefined
    if (proxy !== undefined) closing.add(proxy.stop)
    const backendUrl = proxy?.url ?? `http://${host}:${backendPort}`
    const publishableKey = process.env['PUBLISHABLE_KEY'] ?? (await sampleStore()).publishableKey
    const { featuredProductIds, socialLinks } = await sampleStore()
    const { preset } = options
    const configuration = { backendUrl, publishableKey, featuredProductIds, socialLinks, preset }
    const front = await options.serveShop(shop, configuration)
    closing.add(front.stop)
    if (livePort !== undefined) {
      const beside = await options.serveShop(livePort, { ...configuration, preset: 'live' })
      closing.add(beside.stop)
    }
    return {
      shopUrl: `http://${host}:${shop}`,
      liveShopUrl: livePort === undefined ? undefined : `http://${host}:${livePort}`,
      backendUrl,
      publishableKey,
      controlUrl: proxy?.controlUrl,
      broken: eitherBreaks(backend, front),
      stop: closing.close,
    }
  } catch (error) {
    await closing.close()
    throw error
  }
}

/** The first origin is used for links in emails. */
function originsOf(host: StackOptions['host'], ports: readonly number[]): readonly string[] {
  const other = host === 'localhost' ? '127.0.0.1' : 'localhost'
  return ports.flatMap((port) => [host, other].map((name) => `http://${name}:${port}`))
}

async function eitherBreaks(backend: Backend, front: WebServer): Promise<UserError> {
  return await (front.broken === undefined ? backend.broken : Promise.race([backend.broken, front.broken]))
}
