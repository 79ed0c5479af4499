import {
  type Drain,
  type Logger,
  type ServerMetrics,
  type Tracing,
  assetFiles,
  encodedText,
  followRequests,
  identifyRequests,
  metricsRoute,
  rootFiles,
  sendText,
} from '@umber/page-server'
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from 'express'
import { reportPath } from '../src/config/browser-report.ts'
import { picturePaths } from '../src/config/relayed-pictures.ts'
import { browserReports } from './operate/browser-reports.ts'
import { isPagePath, isPlainPath, originOf, parsedPathOf, queryOf } from './pages/page-address.ts'
import { policyReportPath, policyReports } from './security/policy-reports.ts'
import { purgePath, purgeRoute, type PurgeScope } from './operate/purge-route.ts'
import type { Readiness } from './operate/readiness.ts'
import type { TrustProxy } from './settings.ts'
import type { SiteIndex } from './pages/site-index.ts'
import { routeOfRequest } from './operate/request-route.ts'
import type { ShopIdentity } from './pages/shop-identity.ts'
import { reportContact, securityText, securityTextPath } from './security/security-text.ts'
import { robots, sitemap, sitemapIndex, sitemapPathOf, type SitemapOptions } from './pages/sitemap.ts'
import { offeredLocales } from '../src/config/offered-locales.ts'
import { alternatesOf } from '../src/seo/alternates.ts'
import { assetHeaders } from './security/security-headers.ts'

export interface ShopAppOptions {
  /** The directory of the files for browsers. */
  readonly files: string
  readonly securityHeaders: readonly RequestHandler[]
  readonly index: Pick<SiteIndex, 'addresses' | 'regions'>
  /** The settings of the shop, for what is no page. */
  readonly identity: Pick<ShopIdentity, 'settings'>
  /** The icons and the manifest. */
  readonly identityFiles: RequestHandler
  /** The worker that keeps what was read, and its page. */
  readonly offlineFiles: RequestHandler
  /** The catalogue for other programs. */
  readonly feeds: RequestHandler
  /** Answers the paths of the backend's pictures. */
  readonly pictures: RequestHandler
  /** Finds the locale of a request for a page. */
  readonly pageLocales: RequestHandler
  /** Answers addresses that have moved, and passes all others on. */
  readonly movedAddresses: RequestHandler
  /** Answers every path that is not a file. */
  readonly answerPage: RequestHandler
  /** Drops what is kept of the backend's answers. */
  readonly purge: (scope: PurgeScope) => void
  /** Undefined: no one may purge. */
  readonly purgeToken: string | undefined
  /** The shop's public origin; undefined to take it from each request. */
  readonly shopUrl: string | undefined
  /** Undefined: the contact page's address. */
  readonly securityContact: string | undefined
  readonly trustProxy: TrustProxy
  readonly drain: Pick<Drain, 'follow' | 'isStopping'>
  readonly readiness: () => Promise<Readiness>
  readonly metrics: ServerMetrics
  /** Undefined: no one may read the metrics. */
  readonly metricsToken: string | undefined
  /** The metrics in Prometheus' text format. */
  readonly metricsText: () => Promise<string>
  readonly log: Logger
  /** Undefined: no spans are sent. */
  readonly tracing: Tracing | undefined
}

/** The shop's routes. */
export function createShopApp(options: ShopAppOptions): Express {
  const { index, drain, metrics, log, shopUrl } = options
  const note = (line: string): void => log.warn(line)
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', options.trustProxy)
  app.set('query parser', false)

  app.use(drain.follow)
  // A page has dozens of them, and its policies, its id and its log line do not concern them.
  app.use('/assets', ...assetHeaders, assetFiles(options.files))
  app.use(identifyRequests, followRequests(log, metrics, routeOfRequest, options.tracing))
  app.use(onlyPlainAddresses)
  app.use([...picturePaths], ...assetHeaders, options.pictures)
  app.use(...options.securityHeaders)
  app.get('/health', (_, response) => plain(response, 200, 'OK'))
  app.get('/ready', async (_, response) => {
    const { ready, checks } = await options.readiness()
    const stopping = drain.isStopping()
    response
      .status(ready && !stopping ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ ready: ready && !stopping, ...(stopping && { stopping }), checks })
  })
  app.get('/metrics', ...metricsRoute(options.metricsToken, options.metricsText))
  app.post(policyReportPath, ...policyReports(note))
  app.post(reportPath, ...browserReports(log, metrics))
  app.post(purgePath, ...purgeRoute(options.purgeToken, options.purge))
  app.use(onlyReads)
  // oxlint-disable-next-line oxc/no-async-endpoint-handlers -- Express 5 answers a rejection
  app.get('/robots.txt', async (request, response) => {
    const regions = await index.regions()
    const hasLocales = regions !== undefined && offeredLocales(regions).length > 1
    await sendText(request, response, {
      type: 'text/plain',
      text: encodedText(robots(originOf(request, shopUrl), hasLocales)),
      cacheControl: 'no-cache',
    })
  })
  // oxlint-disable-next-line oxc/no-async-endpoint-handlers -- Express 5 answers a rejection
  app.get(securityTextPath, async (request, response) => {
    const origin = originOf(request, shopUrl)
    const contact = options.securityContact ?? reportContact(await options.identity.settings(), origin)
    await sendText(request, response, {
      type: 'text/plain',
      text: encodedText(securityText(origin, contact)),
      cacheControl: 'no-cache',
    })
  })
  // oxlint-disable-next-line oxc/no-async-endpoint-handlers -- Express 5 answers a rejection
  app.get('/sitemap.xml', async (request, response) => {
    const regions = await index.regions()
    const locales = regions === undefined ? [] : offeredLocales(regions)
    const origin = originOf(request, shopUrl)
    if (locales.length > 1) await sendXml(request, response, sitemapIndex(locales, origin))
    else await sendSitemap(request, response, await index.addresses(), { origin })
  })
  // oxlint-disable-next-line oxc/no-async-endpoint-handlers -- Express 5 answers a rejection
  app.get('/sitemap-:locale.xml', async (request, response, next) => {
    const regions = await index.regions()
    const locales = regions === undefined ? [] : offeredLocales(regions)
    const locale = locales.find((one) => sitemapPathOf(one) === request.path)
    if (regions === undefined || locale === undefined || locales.length === 1) return next()
    const origin = originOf(request, shopUrl)
    await sendSitemap(request, response, await index.addresses(locale.country), {
      origin,
      prefix: locale.prefix,
      alternatesOf: (path) => alternatesOf(origin, path, regions),
    })
  })
  app.use(options.feeds)
  app.use(options.identityFiles)
  app.use(options.offlineFiles)
  // The file is the template of all pages, not a page.
  app.get('/index.html', (request, response) => response.redirect(301, `/${queryOf(request)}`))
  app.use(options.pageLocales)
  app.use((request, response, next) =>
    isPagePath(parsedPathOf(request)) ? options.movedAddresses(request, response, next) : next(),
  )
  app.use((request, response, next) =>
    isPagePath(parsedPathOf(request)) ? options.answerPage(request, response, next) : next(),
  )
  app.use(rootFiles(options.files))
  app.use((_, response) => plain(response, 404, 'Not found'))
  app.use(answerError(log))
  return app
}

const sendXml = async (request: Request, response: Response, text: string) =>
  await sendText(request, response, {
    type: 'application/xml',
    text: encodedText(text),
    cacheControl: 'no-cache',
  })

async function sendSitemap(
  request: Request,
  response: Response,
  addresses: readonly string[] | undefined,
  options: SitemapOptions,
): Promise<void> {
  // A search engine takes a short list for the whole shop.
  if (addresses === undefined)
    response.status(503).set({ 'Retry-After': '30', 'Cache-Control': 'no-store' }).end()
  else await sendXml(request, response, sitemap(addresses, options))
}

/** Before any address is matched, and without a page, so that no address costs more than it costs to send. */
const onlyPlainAddresses: RequestHandler = (request, response, next) => {
  if (isPlainPath(request.path)) next()
  else plain(response, 404, 'Not found')
}

const onlyReads: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') next()
  else plain(response.set('Allow', 'GET, HEAD'), 405, 'Method not allowed')
}

/** The message of an error is not sent. Errors in a request have a status of their own, such as 413. */
const answerError =
  (log: Logger): ErrorRequestHandler =>
  // Express knows an error handler by its four parameters.
  (error: unknown, _request, response, _next) => {
    const status = statusOf(error)
    if (status >= 500) log.error(error instanceof Error ? (error.stack ?? error.message) : String(error))
    if (response.headersSent) response.destroy()
    else plain(response, status, status >= 500 ? 'Something went wrong' : 'Bad request')
  }

function statusOf(error: unknown): number {
  const status: unknown =
    typeof error === 'object' && error !== null && 'status' in error ? error.status : 500
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500
}

function plain(response: express.Response, status: number, words: string): void {
  response.status(status).type('text/plain').set('Cache-Control', 'no-store').send(`${words}\n`)
}
