import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import expressStaticGzip from 'express-static-gzip'
import { matchPath } from '../src/config/match-path.ts'
import { pages } from '../src/config/paths.ts'
import { listingCopy, productCopy } from '../src/copy/products.ts'
import { shellCopy } from '../src/copy/shell.ts'
import { isHttps } from './is-https.ts'
import { withHead } from './head-html.ts'
import { createPageStatusReader, type PageStatus, type PageStatusReader } from './page-status.ts'
import { createPolicyReports, policyReportPath, type PolicyReports } from './policy-reports.ts'
import { publishSite } from './publish-site.ts'
import { securityHeaders, transportSecurity } from './security-headers.ts'
import { createSiteIndex, type SiteIndex } from './site-index.ts'
import { robots, sitemap } from './sitemap.ts'
import { sendText } from './send-text.ts'
import type { ShopConfiguration } from './shop-configuration.ts'

export type { ShopConfiguration } from './shop-configuration.ts'

export interface ShopServer {
  readonly url: string
  readonly stop: () => Promise<void>
}

export interface ShopServerOptions {
  /** The output directory of `vite build`. */
  readonly root: string
  /** A directory owned by the server. It is replaced with the files to serve. */
  readonly site: string
  readonly port: number
  readonly config: ShopConfiguration
  /** Receives Content-Security-Policy reports, one line each. */
  readonly note?: (line: string) => void
}

/** Serves the production build on the loopback address. Rejects when the port is unavailable. */
export async function serveShop({
  root,
  site,
  port,
  config,
  note = console.warn,
}: ShopServerOptions): Promise<ShopServer> {
  const page = publishSite(root, site, config)
  const headers = Object.entries(securityHeaders(config.backendUrl, page))
  const context = {
    page,
    index: createSiteIndex(config),
    pages: createPageStatusReader(config),
    reports: createPolicyReports(note),
    serveFile: fileServer(site),
  }
  const server = createServer((request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value)
    if (isHttps(request)) response.setHeader('Strict-Transport-Security', transportSecurity)
    answer(request, response, context).catch((error: unknown) => {
      console.error(error)
      if (response.headersSent) response.destroy()
      else refuse(response, 500, 'Something went wrong')
    })
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

/** Sends a file in its best available encoding. Passes on requests that match no file. */
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
        response.setHeader('Cache-Control', cacheControl(file.startsWith(assets)))
      },
    },
  })
  // The middleware expects `request.path`, as Express provides it.
  return (request, response, otherwise) => {
    middleware(Object.assign(request, { path: pathOf(request) }), response, otherwise)
  }
}

/** Asset names contain a content hash, so an asset never changes. */
const cacheControl = (isAsset: boolean) =>
  isAsset ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate'

interface Site {
  readonly page: string
  readonly index: SiteIndex
  readonly pages: PageStatusReader
  readonly reports: PolicyReports
  readonly serveFile: FileServer
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { page, index, pages, reports, serveFile }: Site,
): Promise<void> {
  if (request.method === 'POST' && pathOf(request) === policyReportPath) {
    await reports.receive(request, response)
    return
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    refuse(response, 405, 'Method not allowed')
    return
  }
  const pathname = pathOf(request)
  const path = decode(pathname)
  const origin = originOf(request)
  if (path === undefined && looksLikePage(pathname)) {
    // A malformed path matches no page, and the file server cannot decode it: send the 404 page.
    const text = withHead(page, headOfMissing('page'), { origin, pathname })
    sendText(request, response, { type: 'text/html', text, status: 404 })
  } else if (path === undefined) {
    refuse(response, 404, 'Not found')
  } else if (path === '/sitemap.xml') {
    sendText(request, response, { type: 'application/xml', text: sitemap(index.addresses(), origin) })
  } else if (path === '/robots.txt') {
    sendText(request, response, { type: 'text/plain', text: robots(origin) })
  } else if (path === '/index.html' || isPagePath(pathname) || looksLikePage(path)) {
    const head = index.head(request.url ?? '/', origin)
    const isKnown = head !== undefined || path === '/index.html'
    const status = isKnown ? ({ kind: 'found' } as const) : await pages.statusOf(pathname)
    if (status.kind === 'moved') {
      redirect(response, status.to + (request.url ?? '').slice(pathname.length))
      return
    }
    const about = status.kind === 'missing' ? headOfMissing(status.what) : head
    const text = about === undefined ? page : withHead(page, about, { origin, pathname })
    sendText(request, response, { type: 'text/html', text, status: status.kind === 'missing' ? 404 : 200 })
  } else {
    serveFile(request, response, () => refuse(response, 404, 'Not found'))
  }
}

/** The shop's origin as the client sees it, also behind a proxy that terminates TLS. */
function originOf(request: IncomingMessage): string {
  const scheme = isHttps(request) ? 'https' : 'http'
  const host = request.headers.host ?? ''
  return `${scheme}://${/^[\w.-]+(:\d+)?$/.test(host) ? host : 'localhost'}`
}

type Missing = Extract<PageStatus, { kind: 'missing' }>['what']

const missingTitles: Readonly<Record<Missing, string>> = {
  page: shellCopy.notFound.title,
  product: productCopy.notFound,
  category: listingCopy.unknown,
}

const headOfMissing = (what: Missing) => ({ title: missingTitles[what], robots: 'noindex' }) as const

/** Redirects permanently and keeps the query string. */
function redirect(response: ServerResponse, to: string): void {
  response.setHeader('Cache-Control', 'no-cache')
  response.writeHead(301, { Location: to })
  response.end()
}

/** A slug may contain a dot. */
const isPagePath = (pathname: string): boolean =>
  [pages.category, pages.product].some(({ pattern }) => matchPath(pattern, pathname) !== undefined)

/** Page paths have no file extension. A missing script must be a 404, not a page that fails to parse. */
function looksLikePage(path: string): boolean {
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
