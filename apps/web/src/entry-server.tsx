import type { QueryClient } from '@tanstack/react-query'
import type { RenderedPage } from '@umber/page-server'
import type { RendererOptions, RenderShopPage } from '../server/pages/renderer.ts'
import type { ShopSettings } from '@umber/storefront-core/shop'
import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { createPages } from './app/lazy-page.ts'
import { prefetchPage, readsOf } from './app/prefetch-page.ts'
import { RootLayout } from './app/root-layout.tsx'
import { Shop } from './app/shop.tsx'
import { directionOf } from '../messages/languages.ts'
import { plainLocale, tagOf, type PageLocale } from './config/locale.ts'
import { parsePath, type ParsedPath } from './config/match-path.ts'
import { pageAt, slugOf } from './config/match-page.ts'
import { withOwnPage } from './config/own-pages.ts'
import { canonicalPath } from './config/page-pattern.ts'
import { shownSettings, type ShownSettings } from './config/shown-settings.ts'
import { regionsQuery } from './queries/regions.ts'
import { shopSettingsQuery } from './queries/shop-settings.ts'
import { here, nowhere, type PagePlace } from './pages/page-reads.ts'
import { writeServedState } from './queries/served-state.ts'
import { createPageLoading } from './router/page-loading.ts'
import { createScrollMemory } from './router/scroll-memory.ts'
import { ServedRouter } from './router/served-router.tsx'
import { alternatesHtml } from './seo/alternates-html.ts'
import { headHtml } from './seo/head-html.ts'
import type { PageHead } from './seo/head-tags.ts'
import { siteOf } from './seo/site.tsx'
import { iconHtml } from './seo/icon-html.ts'
import { noScriptHtml } from './seo/no-script-html.ts'
import { PageHeadProvider } from './seo/use-page-head.ts'
import { createQueryClient } from './queries/query-client.ts'
import { createServices } from './services/create-services.ts'
import type { Services } from './services/services-context.ts'
import { serverEnvironment } from './services/server-environment.ts'

/** Renders the pages of a shop, without anything that belongs to a visitor. Rejects when a page cannot be rendered. */
export function createRenderer({ config, fetch, note }: RendererOptions): RenderShopPage {
  const isLive = config.preset === 'live'
  const loading = createPageLoading()
  const pages = createPages(loading)
  const servicesFor = sharedServices({ config, fetch })
  const lastSettings = createLastSettings()
  return async ({ address, origin, locale = plainLocale }) => {
    const services = servicesFor(origin, locale)
    const queryClient = createQueryClient()
    turnOffRetries(queryClient)
    try {
      const [pathname, search] = splitAddress(address)
      const path = parsePath(pathname)
      const asked = pageAt(path, config.preset)
      const params = new URLSearchParams(search)
      await prefetchPage(queryClient, services, asked, params)
      const failed = queryClient
        .getQueryCache()
        .findAll({ predicate: ({ state }) => state.status === 'error' })
      const missing = failed.map(({ queryKey }) => String(queryKey[0]))
      // A browser without an answer shows placeholders and asks itself.
      for (const query of failed) queryClient.getQueryCache().remove(query)
      const settings = lastSettings(queryClient, services)
      const page = withOwnPage(asked, settings.pages)
      const reads = readsOf(page.name)
      const context = { client: queryClient, services, page, params }
      const found = page.name === 'notFound' ? nowhere : (reads?.placeOf?.(context, path) ?? here)
      const mayHaveMoved =
        found.kind === 'nowhere' && slugOf(page) !== '' && services.preset.hasProductCategories
      const place = mayHaveMoved ? await movedFrom(path, services, missing) : found
      if (place.kind === 'moved') return place
      const status = place.kind === 'here' ? 200 : 404
      const scrollMemory = createScrollMemory(services.tabStorage)
      let head: PageHead = {}
      const html = await renderToText(
        (error) => {
          missing.push('a part')
          note(error)
        },
        <Shop services={services} queryClient={queryClient}>
          <ServedRouter prefix={services.locale.prefix} pathname={pathname} search={search}>
            <PageHeadProvider value={(set) => (head = set)}>
              <RootLayout
                pages={pages}
                loading={loading}
                scrollMemory={scrollMemory}
                year={new Date().getFullYear()}
              />
            </PageHeadProvider>
          </ServedRouter>
        </Shop>,
      )
      const { preloads, body } = splitPreloads(html)
      const shownHead = status === 404 ? { ...head, robots: 'noindex' as const } : head
      const regions = queryClient.getQueryData(regionsQuery(services).queryKey)
      const rendered: RenderedPage = {
        kind: 'page',
        status,
        head: [
          preloads,
          headHtml(shownHead, { origin, pathname: locale.prefix + pathname }, siteOf(settings)),
          ...(isLive && regions !== undefined
            ? [alternatesHtml(shownHead, { origin, path: canonicalPath(path), locale, regions })]
            : []),
          ...(isLive ? [iconHtml(settings, locale, services.pictureAddress)] : []),
        ]
          .filter((part) => part !== '')
          .join('\n    '),
        body,
        lang: isLive ? tagOf(locale) : locale.language,
        direction: directionOf(locale.language),
        ...(isLive && { noScript: noScriptHtml(settings) }),
        state: writeServedState(queryClient, page.slug),
        missing,
      }
      const isWithoutContent = reads?.needs.some((read) => missing.includes(read)) === true
      return isWithoutContent ? { kind: 'unavailable', page: rendered } : rendered
    } finally {
      // Ends the timers that would keep the answers in memory.
      queryClient.clear()
    }
  }
}

/**
 * The settings of the page that is being rendered. While they cannot be read they are those of the page before, so that no page
 * has the name and the address of another shop.
 */
function createLastSettings() {
  let last: ShopSettings | undefined
  return (client: QueryClient, services: Services): ShownSettings => {
    const { queryKey } = shopSettingsQuery(services)
    const read = client.getQueryData(queryKey)
    if (read !== undefined) last = read
    // Out of date at once: the browser reads them by itself.
    else if (last !== undefined) client.setQueryData(queryKey, last, { updatedAt: 0 })
    return shownSettings(last, services)
  }
}

/** In milliseconds: how long pages share the products that the services have read. */
const sharedFor = 30_000

/** The services of all pages of a while, so that each page need not read the whole catalogue again. */
function sharedServices({
  config,
  fetch,
}: Omit<RendererOptions, 'note'>): (origin: string, locale: PageLocale) => Services {
  // As many as there are locales.
  const shared = new Map<string, Services>()
  let since = Number.NEGATIVE_INFINITY
  return (origin, locale) => {
    if (performance.now() - since > sharedFor) {
      since = performance.now()
      shared.clear()
    }
    const tag = tagOf(locale)
    const services =
      shared.get(tag) ?? createServices(config, serverEnvironment({ origin, fetch, locale })).shop
    shared.set(tag, services)
    // The index of products is the server's; a page in the browser does not have it at first.
    return { ...services, origin, loadedListing: () => undefined }
  }
}

function splitAddress(address: string): readonly [pathname: string, search: string] {
  const [place = '/'] = address.split('#')
  const at = place.indexOf('?')
  return at < 0 ? [place, ''] : [place.slice(0, at), place.slice(at)]
}

/** The backend's answer is waited for once; the browser tries again. */
function turnOffRetries(client: QueryClient): void {
  const { queries } = client.getDefaultOptions()
  client.setDefaultOptions({ queries: { ...queries, retry: false } })
}

/**
 * Where a product, a category or a collection has moved to. When that cannot be read, the page says that something is missing. Of
 * addresses without a page `server/pages/moved-addresses.ts` knows more: here they are all one.
 */
async function movedFrom(path: ParsedPath, services: Services, missing: string[]): Promise<PagePlace> {
  try {
    const to = await (await services.ports()).redirects?.find(canonicalPath(path))
    return to === undefined ? nowhere : { kind: 'moved', to }
  } catch {
    missing.push('redirects')
    return nowhere
  }
}

/** The whole markup at once: React leaves out no part that is still loading, and needs no script to put it in place. */
function renderToText(onError: (error: unknown) => void, tree: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const sink = new Writable({
      write(part: Buffer, _encoding, done) {
        parts.push(part)
        done()
      },
      final(done) {
        resolve(Buffer.concat(parts).toString())
        done()
      },
    })
    const { pipe } = renderToPipeableStream(tree, {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => void pipe(sink),
      onShellError: reject,
      // A part that fails renders in the browser, where its error boundary shows the failure.
      onError,
    })
  })
}

/** React writes preloads before the markup; they belong into the head. */
function splitPreloads(html: string): { readonly preloads: string; readonly body: string } {
  const [preloads = ''] = /^(?:<link [^>]*>)*/.exec(html) ?? []
  return { preloads, body: html.slice(preloads.length) }
}
