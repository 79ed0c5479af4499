import {
  freePort,
  sampleStore,
  startBackend,
  startFaultProxy,
  type Backend,
  type BackendOptions,
  type ProcessGroups,
  type Refusal,
  type Reporter,
} from '../../apps/backend/boot/index.ts'
import type { ShopConfiguration } from '../../apps/web/server/serve-shop.ts'
import { closingStack } from './closing-stack.ts'
import { choosePlaces, type Places, type PortWishes } from './places.ts'

/** What shoppers see: the built shop, or Vite's development server. */
export interface Front {
  readonly broken?: Promise<Refusal>
  readonly stop: () => Promise<void>
}

export interface HouseOptions extends Pick<
  BackendOptions,
  'dataDir' | 'durability' | 'databaseUrl' | 'mode' | 'onMedusaLine'
> {
  readonly groups: ProcessGroups
  readonly reporter: Reporter
  readonly signal: AbortSignal
  /** How the addresses spell the loopback. */
  readonly host: 'localhost' | '127.0.0.1'
  readonly ports: PortWishes
  /** Which of its presets the shop is. */
  readonly preset: ShopConfiguration['preset']
  /** Opens the live shop beside it, on a port of its own. */
  readonly liveBeside?: boolean
  /** Puts a proxy before the backend that tests can make misbehave. */
  readonly faults?: boolean
  readonly openFront: (port: number, configuration: ShopConfiguration) => Promise<Front>
}

export interface House {
  readonly shopUrl: string
  readonly liveShopUrl: string | undefined
  readonly backendUrl: string
  readonly publishableKey: string
  /** Where the proxy takes its orders, if there is one. */
  readonly controlUrl: string | undefined
  /** Resolves when a part of it ends, by itself or because it was stopped. */
  readonly broken: Promise<Refusal>
  readonly stop: () => Promise<void>
}

/** A backend and a front that know each other's addresses. Whatever it started is ended when it rejects. */
export async function startHouse(options: HouseOptions): Promise<House> {
  const { host, reporter } = options
  const closing = closingStack()
  try {
    let places: Places | undefined
    const livePort = options.liveBeside === true ? await freePort() : undefined
    const placesNow = async (): Promise<Places> => (places ??= await choosePlaces(options.ports, reporter))
    const backend = await startBackend({
      ...options,
      report: reporter,
      // Chosen when the database is ready, just before Medusa needs it: until then somebody else could take it.
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
    const front = await options.openFront(shop, configuration)
    closing.add(front.stop)
    if (livePort !== undefined) {
      const beside = await options.openFront(livePort, { ...configuration, preset: 'live' })
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

/** The first is where links in mails lead. */
function originsOf(host: HouseOptions['host'], ports: readonly number[]): readonly string[] {
  const other = host === 'localhost' ? '127.0.0.1' : 'localhost'
  return ports.flatMap((port) => [host, other].map((name) => `http://${name}:${port}`))
}

async function eitherBreaks(backend: Backend, front: Front): Promise<Refusal> {
  return await (front.broken === undefined ? backend.broken : Promise.race([backend.broken, front.broken]))
}
