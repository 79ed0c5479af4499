import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { createPages } from './answer-pages.ts'
import { backendPictures } from './backend-pictures.ts'
import { createBackendFetch } from './backend-fetch.ts'
import { loadRenderer } from './load-renderer.ts'
import { readPageTemplate } from './page-template.ts'
import { publishSite } from './publish-site.ts'
import { securityHeaders } from './security-headers.ts'
import { privateNetworks, type TrustProxy } from './settings.ts'
import { createShopApp } from './shop-app.ts'
import type { ShopConfiguration } from './shop-configuration.ts'
import { createSiteIndex } from './site-index.ts'

export interface ShopServer {
  readonly url: string
  /** Drops what is kept of the backend's answers. */
  readonly purge: () => void
  /** Stops accepting requests, and resolves when those in flight have ended, at the latest after ten seconds. */
  readonly stop: () => Promise<void>
}

export interface ShopServerOptions {
  /** The output directory of `vite build`. */
  readonly root: string
  /** The output directory of `vite build --ssr`. */
  readonly rendererRoot: string
  /** A directory owned by the server. It is replaced with the files to serve. */
  readonly site: string
  /** Default: the loopback address. */
  readonly host?: string | undefined
  /** 0 for any free port. */
  readonly port: number
  readonly config: ShopConfiguration
  /** The shop's public address. Default: the one that each request names. */
  readonly shopUrl?: string | undefined
  /** The backend's URL for this server. Default: the one for browsers. */
  readonly backendInternalUrl?: string | undefined
  /** Default: loopback and private networks. */
  readonly trustProxy?: TrustProxy | undefined
  /** Allows `POST /purge`. Without it no one may purge. */
  readonly purgeToken?: string | undefined
  /** Called when a request has purged. */
  readonly purged?: () => void
  /** Receives Content-Security-Policy reports and errors, one line each. */
  readonly note?: (line: string) => void
}

/** In milliseconds. */
const longestDrain = 10_000
const drainCheck = 50

/** Serves the production build. Rejects when the build is incomplete or the port is unavailable. */
export async function serveShop({
  root,
  rendererRoot,
  site,
  host = '127.0.0.1',
  port,
  config,
  shopUrl,
  backendInternalUrl = config.backendUrl,
  trustProxy = privateNetworks,
  purgeToken,
  purged = () => {},
  note = console.warn,
}: ShopServerOptions): Promise<ShopServer> {
  const { browser, renderer } = publishSite(root, rendererRoot, site)
  const template = readPageTemplate(browser, config)
  const createRenderer = await loadRenderer(join(renderer, 'entry-server.js'))
  const backend = createBackendFetch({ publicUrl: config.backendUrl, internalUrl: backendInternalUrl })
  const noteError = (error: unknown) =>
    note(`A part of a page could not be rendered: ${error instanceof Error ? error.stack : String(error)}`)
  const newRenderer = () => createRenderer({ config, fetch: backend.fetch, note: noteError })
  let render = newRenderer()
  const pages = createPages({
    template: template.document,
    render: async (request) => await render(request),
    shopUrl,
    note,
  })
  function purge() {
    backend.purge()
    // It keeps what it has read.
    render = newRenderer()
    pages.purge()
  }
  let isStopping = false
  const app = createShopApp({
    files: browser,
    securityHeaders: securityHeaders(config.backendUrl, template.html),
    index: createSiteIndex({ config, fetch: backend.fetch }),
    pictures: backendPictures(backendInternalUrl),
    answerPage: pages.answer,
    purge() {
      purge()
      purged()
    },
    purgeToken,
    shopUrl,
    trustProxy,
    isStopping: () => isStopping,
    note,
  })
  // Express answers the errors of its promise.
  const server = createServer((request, response) => void app(request, response))
  server.listen({ port, host })
  await once(server, 'listening')
  return {
    url: urlOf(server, host, port),
    purge,
    async stop() {
      isStopping = true
      await drain(server)
    },
  }
}

async function drain(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  // A connection is idle again after its last answer, and would stay open for further requests.
  const idle = setInterval(() => server.closeIdleConnections(), drainCheck)
  const end = setTimeout(() => server.closeAllConnections(), longestDrain)
  await closed
  clearInterval(idle)
  clearTimeout(end)
}

function urlOf(server: Server, host: string, port: number): string {
  const address = server.address()
  const actual = typeof address === 'object' && address !== null ? address.port : port
  return `http://${host.includes(':') ? `[${host}]` : host}:${actual}`
}
