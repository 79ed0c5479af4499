import { createLogger } from '@umber/page-server'
import { once } from 'node:events'
import { createReadStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import { repositoryRoot, startFaultProxy } from '@umber/dev-stack'
import { createFakeBackend, fakeBackendListener, type FakeBackend } from '@umber/fake-backend'
import { featuredProductIds, publishableKey, socialLinks } from '@umber/sample-store'
import { serveShop } from '../apps/web/server/serve-shop.ts'

export interface FakeStack {
  readonly shopUrl: string
  readonly liveShopUrl: string
  readonly backendUrl: string
  readonly publishableKey: string
  /** URL of the fault proxy's control API. */
  readonly controlUrl: string
  /** The backend of now; `renew` replaces it. */
  readonly backend: () => FakeBackend
  /** Begins with a new backend, without carts, orders and accounts of before, and with no page kept by the shops. */
  readonly renew: () => void
  /** Drops what the shops keep of the backend, as a backend does whose owner has changed something. */
  readonly purge: () => void
  readonly stop: () => Promise<void>
}

/** Serves the built shop with both presets on a fake backend behind a fault proxy, all in this process. */
export async function startFakeStack(): Promise<FakeStack> {
  let backend = createFakeBackend()
  const answer = fakeBackendListener(() => backend)
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/images/')) servePicture(request, response)
    else answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const proxy = await startFaultProxy(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const site = temporarySite()
  const open = (preset: 'showcase' | 'live') =>
    serveShop({
      root: join(repositoryRoot, 'apps/web/dist'),
      rendererRoot: join(repositoryRoot, 'apps/web/dist-server'),
      site: join(site, preset),
      port: 0,
      config: {
        backendUrl: proxy.url,
        publishableKey,
        featuredProductIds,
        socialLinks,
        payments: { pp_test: {} },
        preset,
      },
      log: createLogger('error'),
    })
  const shops = await Promise.all([open('showcase'), open('live')])
  const [shop, liveShop] = shops
  return {
    shopUrl: shop.url,
    liveShopUrl: liveShop.url,
    backendUrl: proxy.url,
    publishableKey,
    controlUrl: proxy.controlUrl,
    backend: () => backend,
    renew() {
      backend = createFakeBackend()
      for (const { purge } of shops) purge()
    },
    purge() {
      for (const { purge } of shops) purge()
    },
    async stop() {
      await Promise.all(shops.map((one) => one.stop()))
      await proxy.stop()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      rmSync(site, { recursive: true, force: true })
    },
  }
}

/** Below `node_modules`, because Playwright's loader would compile the renderer anew from any other place. */
function temporarySite(): string {
  const cache = join(repositoryRoot, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  return mkdtempSync(join(cache, 'umber-site-'))
}

const pictures = join(repositoryRoot, 'packages/sample-store/images')

/** A picture of the sample store, with the headers of the real backend. */
function servePicture({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(url, 'http://pictures')
  const file = createReadStream(join(pictures, basename(pathname)))
  file.on('error', () => {
    response
      .writeHead(404, { 'cache-control': 'no-store', 'content-type': 'text/plain' })
      .end('No such picture.\n')
  })
  file.on('open', () => {
    response.writeHead(200, {
      'content-type': contentTypes[pathname.replace(/^.*\./, '')] ?? 'application/octet-stream',
      'cache-control': searchParams.has('v') ? 'public, max-age=31536000, immutable' : 'no-cache',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    })
    file.pipe(response)
  })
}

const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
}
