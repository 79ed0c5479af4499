import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import expressStaticGzip from 'express-static-gzip'
import { publishSite } from './publish-site.ts'
import { securityHeaders } from './security-headers.ts'
import type { ShopConfiguration } from './shop-configuration.ts'

export type { ShopConfiguration } from './shop-configuration.ts'

export interface ShopServer {
  readonly url: string
  readonly stop: () => Promise<void>
}

export interface ShopServerOptions {
  /** What `vite build` made. */
  readonly root: string
  /** A directory of the server's own, which it replaces with what it serves. */
  readonly site: string
  readonly port: number
  readonly config: ShopConfiguration
}

/** Serves the production build on the loopback address. Rejects when the port cannot be had. */
export async function serveShop({ root, site, port, config }: ShopServerOptions): Promise<ShopServer> {
  publishSite(root, site, config)
  const headers = Object.entries(securityHeaders(config.backendUrl))
  const serveFile = fileServer(site)
  const server = createServer((request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value)
    answer(request, response, serveFile)
  })
  server.listen({ port, host: '127.0.0.1', exclusive: true })
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : port}`,
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

type FileServer = (request: IncomingMessage, response: ServerResponse, otherwise: () => void) => void

/** Sends a file in the best encoding there is of it; whatever is not a file of the site is somebody else's. */
function fileServer(site: string): FileServer {
  const assets = join(site, 'assets', sep)
  const middleware = expressStaticGzip(site, {
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    index: false,
    serveStatic: {
      redirect: false,
      cacheControl: false,
      setHeaders: (response: ServerResponse, file: string) => {
        response.setHeader('Cache-Control', cacheControl(file.startsWith(assets), file))
      },
    },
  })
  // Express would have told the path apart from the query.
  return (request, response, otherwise) => {
    middleware(Object.assign(request, { path: pathOf(request) }), response, otherwise)
  }
}

function cacheControl(isAsset: boolean, file: string): string {
  // Names of assets carry a hash of their content, so what they name never changes.
  if (isAsset) return 'public, max-age=31536000, immutable'
  return /index\.html(\.br|\.gz)?$/.test(file) ? 'no-cache' : 'public, max-age=0, must-revalidate'
}

function answer(request: IncomingMessage, response: ServerResponse, serveFile: FileServer): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    refuse(response, 405, 'Method not allowed')
    return
  }
  const path = decode(pathOf(request))
  if (path === undefined) {
    refuse(response, 400, 'Bad request')
    return
  }
  if (isPlace(path)) request.url = '/index.html'
  serveFile(request, response, () => refuse(response, 404, 'Not found'))
}

/** Places of the shop have no file extension: a missing script must be a 404, not a page that fails to parse. */
function isPlace(path: string): boolean {
  return !path.startsWith('/assets/') && !path.slice(path.lastIndexOf('/')).includes('.')
}

function pathOf({ url }: IncomingMessage): string {
  return (url ?? '/').replace(/[?#].*$/, '')
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

function refuse(response: ServerResponse, status: number, words: string): void {
  response.setHeader('Cache-Control', 'no-store')
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' })
  response.end(`${words}\n`)
}
