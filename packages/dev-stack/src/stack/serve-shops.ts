import { startFaultProxy } from '../faults/fault-proxy.ts'
import type { StackPorts } from '../ports.ts'
import { sampleStore } from '../sample-store.ts'
import type { UserError } from '../user-error.ts'
import type { ClosingStack } from './closing-stack.ts'
import { paymentSettings } from './payment-settings.ts'
import type { BackendOptions } from './start-backend.ts'

/** What a page needs to know before its first request to the backend. */
export interface ShopSettings {
  readonly backendUrl: string
  readonly publishableKey: string
  readonly featuredProductIds: readonly string[]
  readonly socialLinks: readonly { readonly name: string; readonly url: string }[]
  /** The payment providers with a form, and their public settings: the backend's test provider, unless it is off. */
  readonly payments: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Which of its presets the shop is. */
  readonly preset: 'showcase' | 'live'
}

/** A server of the shop: of the production build, or Vite's development server. */
export interface WebServer {
  readonly broken?: Promise<UserError>
  readonly stop: () => Promise<void>
}

/**
 * The token permits to drop the server's rendered pages, at POST /purge. It is apart from the settings, which are written
 * into the page.
 */
export type ServeShop = (port: number, settings: ShopSettings, purgeToken: string) => Promise<WebServer>

export interface ServingOptions extends Pick<BackendOptions, 'durability' | 'settings'> {
  /** The loopback host used in URLs. */
  readonly host: 'localhost' | '127.0.0.1'
  readonly preset: ShopSettings['preset']
  /** Puts a fault proxy before the backend, controlled by tests. */
  readonly faults?: boolean
  readonly serveShop: ServeShop
}

export interface ServedShops {
  readonly backendUrl: string
  readonly publishableKey: string
  /** URL of the fault proxy's control API, if there is one. */
  readonly controlUrl: string | undefined
  readonly front: WebServer
}

/** Serves the shop, and the live one beside it when it has a port. The backend may still be starting. */
export async function serveShops(
  { host, faults = false, durability, preset, serveShop, settings: given }: ServingOptions,
  { shop, live, backend }: StackPorts,
  { purgeToken, closing }: { readonly purgeToken: string; readonly closing: ClosingStack },
): Promise<ServedShops> {
  const proxy = faults ? await startFaultProxy(`http://127.0.0.1:${backend}`) : undefined
  if (proxy !== undefined) closing.add(proxy.stop)
  const backendUrl = proxy?.url ?? `http://${host}:${backend}`
  const { featuredProductIds, socialLinks, ...store } = await sampleStore()
  const publishableKey = process.env['PUBLISHABLE_KEY'] ?? store.publishableKey
  const payments = paymentSettings({
    ...(durability === 'throw-away' ? {} : process.env),
    ...given,
  })
  const settings = { backendUrl, publishableKey, featuredProductIds, socialLinks, payments, preset }
  const front = await serveShop(shop, settings, purgeToken)
  closing.add(front.stop)
  if (live !== undefined) {
    const beside = await serveShop(live, { ...settings, preset: 'live' }, purgeToken)
    closing.add(beside.stop)
  }
  return { front, backendUrl, publishableKey, controlUrl: proxy?.controlUrl }
}
