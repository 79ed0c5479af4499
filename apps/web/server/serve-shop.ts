import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import expressStaticGzip from 'express-static-gzip'
import { matchAddress } from '../src/app/match-address.ts'
import { pathPatterns } from '../src/app/paths.ts'
import { listingCopy, productCopy } from '../src/copy/catalogue.ts'
import { shellCopy } from '../src/copy/shell.ts'
import { cameOverTls } from './came-over-tls.ts'
import { withHead } from './head-html.ts'
import { createPageStatusReader, type PageStatus, type PageStatusReader } from './page-status.ts'
import { createPolicyReports, policyReportPath, type PolicyReports } from './policy-reports.ts'
import { publishSite } from './publish-site.ts'
import { securityHeaders, transportSecurity } from './security-headers.ts'
import { createSiteIndex, type SiteIndex } from './site-index.ts'
import { robots, sitemap } from './sitemap.ts'
import { sendText } from './text-answer.ts'
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
  /** Takes what browsers report of the Content-Security-Policy, one line each. */
  readonly note?: (line: string) => void
}

/** Serves the production build on the loopback address. Rejects when the port cannot be had. */
export async function serveShop({
  root,
  site,
  port,
  config,
  note = console.warn,
}: ShopServerOptions): Promise<ShopServer> {
  const page = publishSite(root, site, config)
  const headers = Object.entries(securityHeaders(config.backendUrl, page))
  const desk = {
    page,
    index: createSiteIndex(config),
    pages: createPageStatusReader(config),
    reports: createPolicyReports(note),
    serveFile: fileServer(site),
  }
  const server = createServer((request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value)
    if (cameOverTls(request)) response.setHeader('Strict-Transport-Security', transportSecurity)
    answer(request, response, desk).catch((error: unknown) => {
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
        response.setHeader('Cache-Control', cacheControl(file.startsWith(assets)))
      },
    },
  })
  // Express would have told the path apart from the query.
  return (request, response, otherwise) => {
    middleware(Object.assign(request, { path: pathOf(request) }), response, otherwise)
  }
}

/** Names of assets carry a hash of their content, so what they name never changes. */
const cacheControl = (isAsset: boolean) =>
  isAsset ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate'

interface Desk {
  readonly page: string
  readonly index: SiteIndex
  readonly pages: PageStatusReader
  readonly reports: PolicyReports
  readonly serveFile: FileServer
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { page, index, pages, reports, serveFile }: Desk,
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
  if (path === undefined && isPlace(pathname)) {
    // No address of the shop, so the page will say that there is nothing; the file server could not read it.
    const text = withHead(page, headOfMissing('page'), { origin, pathname })
    sendText(request, response, { type: 'text/html', text, status: 404 })
  } else if (path === undefined) {
    refuse(response, 404, 'Not found')
  } else if (path === '/sitemap.xml') {
    sendText(request, response, { type: 'application/xml', text: sitemap(index.addresses(), origin) })
  } else if (path === '/robots.txt') {
    sendText(request, response, { type: 'text/plain', text: robots(origin) })
  } else if (path === '/index.html' || namesOne(pathname) || isPlace(path)) {
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

/** Where the shop is for whoever asks, also behind a proxy that speaks TLS for it. */
function originOf(request: IncomingMessage): string {
  const scheme = cameOverTls(request) ? 'https' : 'http'
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

/** For good; what the address asked for beside the page goes along. */
function redirect(response: ServerResponse, to: string): void {
  response.setHeader('Cache-Control', 'no-cache')
  response.writeHead(301, { Location: to })
  response.end()
}

/** What a merchant calls a product may hold a dot. */
const namesOne = (pathname: string): boolean =>
  Object.values(pathPatterns).some((pattern) => matchAddress(pattern, pathname) !== undefined)

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
