import { startFaultProxy } from '../faults/fault-proxy.ts'
import type { StackPorts } from '../ports.ts'
import { sampleStore } from '../sample-store.ts'
import type { ClosingStack } from './closing-stack.ts'
import { paymentSettings } from './payment-settings.ts'
import type { Stack, StackOptions, WebServer } from './start-stack.ts'

export interface ServedShops extends Pick<Stack, 'backendUrl' | 'publishableKey' | 'controlUrl'> {
  readonly front: WebServer
}

/** Serves the shop, and the live one beside it when it has a port. The backend may still be starting. */
export async function serveShops(
  { host, faults = false, durability, preset, serveShop, ...options }: StackOptions,
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
    ...options.settings,
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
