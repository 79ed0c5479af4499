import {
  type Logger,
  type ServerMetrics,
  type Tracing,
  createDrain,
  createLogger,
  createMetrics,
  currentRequest,
  measureRenders,
  openPurgeChannel,
  startServer,
} from '@umber/page-server'
import { languages as knownLanguages, sourceLanguage } from '../messages/languages.ts'
import type { RequestHandler } from 'express'
import { join } from 'node:path'
import { pageLocales } from './pages/page-locales.ts'
import { createRegionReader } from './pages/region-reader.ts'
import { movedAddresses } from './pages/moved-addresses.ts'
import { createShopPages } from './pages/shop-pages.ts'
import { browserPolicyOf, mergeCsp } from './security/browser-policy.ts'
import { followSettings } from './security/follow-settings.ts'
import { backendPictures } from './backend/backend-pictures.ts'
import { createBackendFetch } from './backend/backend-fetch.ts'
import type { ExtraCsp } from './security/extra-csp.ts'
import { identityRoutes } from './pages/identity-routes.ts'
import { offlineRoutes, withoutWorker } from './pages/offline-routes.ts'
import { loadRenderer } from './pages/load-renderer.ts'
import { readPageTemplate } from './pages/page-template.ts'
import { languageBuilds } from './pages/language-builds.ts'
import { publishSite } from './pages/publish-site.ts'
import { createReadiness } from './operate/readiness.ts'
import type { PurgeScope } from './operate/purge-route.ts'
import { securityHeaders } from './security/security-headers.ts'
import { privateNetworks, type TrustProxy } from './settings.ts'
import { createShopIdentity } from './pages/shop-identity.ts'
import { createShopApp } from './shop-app.ts'
import type { ShopConfiguration } from './shop-configuration.ts'
import type { PageLocale } from '../src/config/locale.ts'
import { countriesOf } from '../src/config/offered-locales.ts'
import { contentIn } from './pages/content-reader.ts'
import { createFeedSource } from './pages/feed-source.ts'
import { feedRoutes } from './pages/feed-routes.ts'
import { createSiteIndex } from './pages/site-index.ts'

export interface ShopServer {
  readonly url: string
  /** Drops what is kept of the backend's answers. */
  readonly purge: (scope?: PurgeScope) => void
  /**
   * Answers on for the drain time, stops accepting requests, and resolves when those in flight have ended, at the latest after
   * ten seconds.
   */
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
  /** Where to report a vulnerability, `mailto:` or `https:`. Default: the contact page's address. */
  readonly securityContact?: string | undefined
  /** Allows `POST /purge`. Without it no one may purge. */
  readonly purgeToken?: string | undefined
  /** Called when a request has purged. */
  readonly purged?: () => void
  /** Default: warnings and errors on stdout. */
  readonly log?: Logger
  readonly metrics?: ServerMetrics
  /** Allows `GET /metrics`. */
  readonly metricsToken?: string | undefined
  /** What it answers. Default: the metrics of this server. */
  readonly metricsText?: (() => Promise<string>) | undefined
  /** Sends spans; ended by `stop`. Default: none are sent. */
  readonly tracing?: Tracing | undefined
  /** Connects the purges of several servers. */
  readonly redisUrl?: string | undefined
  readonly extraCsp?: ExtraCsp | undefined
  /** How long `stop` lets a balancer notice, in seconds. */
  readonly drainSeconds?: number | undefined
  /** Codes of the languages to offer, of those that are built. Default: all of them. English always is. */
  readonly languages?: readonly string[] | undefined
}

/** Serves the production build. Rejects when the build is incomplete or the port is unavailable. */
export async function serveShop({
  root,
  rendererRoot,
  site,
  host = '127.0.0.1',
  port,
  config: settings,
  shopUrl,
  backendInternalUrl = settings.backendUrl,
  trustProxy = privateNetworks,
  securityContact,
  purgeToken,
  purged = () => {},
  log = createLogger('warn'),
  metrics = createMetrics(),
  metricsToken,
  metricsText = async () => await metrics.registry.metrics(),
  tracing,
  redisUrl,
  extraCsp,
  drainSeconds = 0,
  languages: wanted,
}: ShopServerOptions): Promise<ShopServer> {
  const builds = languageBuilds({ root, rendererRoot }).filter(
    ({ language }) => language === sourceLanguage || (wanted?.includes(language) ?? true),
  )
  const { browser, languages } = publishSite(builds, site)
  const built = knownLanguages.map(({ code }) => code).filter((code) => languages.has(code))
  // The demonstration is in English.
  const config = {
    ...settings,
    ...(settings.preset === 'live' && built.length > 1 && { languages: built }),
  }
  const note = (line: string): void => log.warn(line)
  const backend = createBackendFetch({
    publicUrl: config.backendUrl,
    internalUrl: backendInternalUrl,
    onAnswer: (outcome) => metrics.backendRequests.inc({ outcome }),
  })
  const noteError = (error: unknown) =>
    note(`A part of a page could not be rendered: ${error instanceof Error ? error.stack : String(error)}`)
  const languageShops = await Promise.all(
    [...languages].map(async ([code, { template, renderer }]) => {
      const createRenderer = await loadRenderer(join(renderer, 'entry-server.js'))
      const newRenderer = () => createRenderer({ config, fetch: backend.fetch, note: noteError })
      let render = newRenderer()
      const { document, html } = readPageTemplate(template, config)
      const build = {
        html,
        shop: {
          template: document,
          render: measureRenders(metrics, async (request) => await render(request)),
        },
        /** A renderer keeps what it has read. */
        renew: () => void (render = newRenderer()),
      }
      return [code, build] as const
    }),
  )
  const shops = new Map(languageShops.map(([code, { shop }]) => [code, shop]))
  const pages = createShopPages({
    shopIn(language) {
      const shop = shops.get(language) ?? shops.get(sourceLanguage)
      if (shop === undefined) throw new Error('The shop is not built in English.')
      return shop
    },
    shopUrl,
    note,
    onRead(outcome) {
      metrics.pageReads.inc({ outcome })
      const request = currentRequest()
      if (request !== undefined) request.cache = outcome
    },
  })
  metrics.watchCachedPages(pages.size)
  const identity = createShopIdentity({ config, fetch: backend.fetch })
  const regions = createRegionReader({ config, fetch: backend.fetch })
  const index = createSiteIndex({ config, fetch: backend.fetch, identity, regions })
  const contentOf = (locale: PageLocale) => contentIn({ config, fetch: backend.fetch }, locale)
  const feeds = createFeedSource({ config, fetch: backend.fetch, identity, regions })
  function purge({ regionIds }: PurgeScope = {}) {
    const known = regions.known()
    backend.purge()
    index.purge()
    feeds.purge()
    headers.purge()
    for (const [, { renew }] of languageShops) renew()
    pages.purge(regionIds && known && countriesOf(known, regionIds))
    regions.purge()
  }
  const drain = createDrain()
  // The demonstration has no providers.
  const payments = config.preset === 'live' ? (config.payments ?? {}) : {}
  const html = languageShops.map(([, { html }]) => html).join('\n')
  const policy = browserPolicyOf(payments, config.backendUrl)
  const headers = followSettings({
    identity,
    headersWith: (extra) => securityHeaders(config.backendUrl, html, mergeCsp(extraCsp ?? {}, extra), policy),
  })
  const app = createShopApp({
    files: browser,
    securityHeaders: [headers.handler],
    index,
    identity,
    // The demonstration has those of the build.
    identityFiles:
      config.preset === 'live'
        ? identityRoutes({ identity, regions, backendUrl: config.backendUrl })
        : passOn,
    offlineFiles:
      config.preset === 'live' ? offlineRoutes({ identity, regions, files: browser }) : withoutWorker,
    feeds: config.preset === 'live' ? feedRoutes({ feeds, identity, contentOf, regions, shopUrl }) : passOn,
    pictures: backendPictures(backendInternalUrl),
    pageLocales: pageLocales(config, regions),
    movedAddresses: movedAddresses(config, backend.fetch),
    answerPage: pages.answer,
    purge(scope) {
      purge(scope)
      // Others purge everything: their regions need not be the same at this moment.
      purged()
      channel?.publish()
    },
    purgeToken,
    shopUrl,
    trustProxy,
    securityContact,
    drain,
    readiness: createReadiness({
      site,
      backendUrl: backendInternalUrl,
      publishableKey: config.publishableKey,
      hasRedis: () => channel?.isOpen() ?? true,
    }),
    metrics,
    metricsToken,
    metricsText,
    log,
    tracing,
  })
  const { server, url } = await startServer(app, host, port)
  const channel =
    redisUrl === undefined
      ? undefined
      : openPurgeChannel({ url: redisUrl, channel: 'umber:shop:purge', purge, note })
  return {
    url,
    purge,
    async stop() {
      await drain.stop(server, drainSeconds)
      channel?.close()
      await tracing?.stop()
    },
  }
}

const passOn: RequestHandler = (_request, _response, next) => next()
