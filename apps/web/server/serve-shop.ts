import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { loadSite, type Site } from './load-site.ts'
import { securityHeaders } from './security-headers.ts'
import type { ShopConfiguration } from './shop-configuration.ts'
import { chooseEncoding, type StaticFile } from './static-file.ts'

export type { ShopConfiguration } from './shop-configuration.ts'

export interface ShopServer {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Serves the production build on the loopback address. Rejects when the port cannot be had. */
export async function serveShop(options: {
  readonly root: string
  readonly port: number
  readonly config: ShopConfiguration
}): Promise<ShopServer> {
  const site = loadSite(options.root, options.config)
  const headers = securityHeaders(options.config.backendUrl)
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    answer(site, request, response)
  })
  server.listen({ port: options.port, host: '127.0.0.1', exclusive: true })
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : options.port
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

function answer(site: Site, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    refuse(response, 405, 'Method not allowed')
    return
  }
  const path = readPath(request.url ?? '/')
  if (path === undefined) {
    refuse(response, 400, 'Bad request')
    return
  }
  const file = site.files.get(path) ?? (isPlace(path) ? site.page : undefined)
  if (file === undefined) refuse(response, 404, 'Not found')
  else send(file, request, response)
}

/** Places of the shop have no file extension: a missing script must be a 404, not a page that fails to parse. */
function isPlace(path: string): boolean {
  if (path === '/index.html') return true
  return !path.startsWith('/assets/') && !path.slice(path.lastIndexOf('/')).includes('.')
}

function readPath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.replace(/[?#].*$/, ''))
  } catch {
    return undefined
  }
}

function send(file: StaticFile, request: IncomingMessage, response: ServerResponse): void {
  const encoding = chooseEncoding(header(request, 'accept-encoding'), file)
  const body = file.bodies[encoding] ?? file.bodies.identity
  const tag = `"${file.tag}-${encoding}"`
  response.setHeader('ETag', tag)
  response.setHeader('Cache-Control', file.cacheControl)
  response.setHeader('Vary', 'Accept-Encoding')
  if (isKnown(tag, header(request, 'if-none-match'))) {
    response.writeHead(304).end()
    return
  }
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
  response.writeHead(200, { 'Content-Type': file.type, 'Content-Length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function header(request: IncomingMessage, name: 'accept-encoding' | 'if-none-match'): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value.join(',') : value
}

function isKnown(tag: string, known: string | undefined): boolean {
  const tags = new Set((known ?? '').split(',').map((one) => one.trim().replace(/^W\//, '')))
  return tags.has(tag) || tags.has('*')
}

function refuse(response: ServerResponse, status: number, words: string): void {
  response.setHeader('Cache-Control', 'no-store')
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' })
  response.end(`${words}\n`)
}
