import type { QueryClient } from '@tanstack/react-query'
import type { PageAnswer, RenderedPage, RendererOptions, RenderPage } from '../server/renderer.ts'
import { findCategory } from '@umber/storefront-core/catalogue'
import type { ShopSettings } from '@umber/storefront-core/shop'
import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { createPages } from './app/lazy-page.ts'
import { isBeyondLastPage } from './app/last-page.ts'
import { isLivePage } from './app/live-routes.tsx'
import { prefetchPage } from './app/prefetch-page.ts'
import { RootLayout } from './app/root-layout.tsx'
import { pageAt, type PlacedPage } from './app/routes.ts'
import { Shop } from './app/shop.tsx'
import { parsePath, type ParsedPath } from './config/match-path.ts'
import { replacedBy, withOwnPage } from './config/own-pages.ts'
import { canonicalPath } from './config/page-pattern.ts'
import { pages as pagePatterns, paths } from './config/paths.ts'
import { shownSettings, type ShownSettings } from './config/shown-settings.ts'
import { categoriesQuery, collectionQuery, productQuery } from './queries/products.ts'
import { shopPageQuery, shopSettingsQuery } from './queries/shop-settings.ts'
import { writeServedState } from './queries/served-state.ts'
import { createPageLoading } from './router/page-loading.ts'
import { createScrollMemory } from './router/scroll-memory.ts'
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
export function createRenderer({ config, fetch, note }: RendererOptions): RenderPage {
  const isLive = config.preset === 'live'
  const loading = createPageLoading()
  const pages = createPages(loading)
  const servicesFor = sharedServices({ config, fetch })
  const lastSettings = createLastSettings()
  return async ({ address, origin }) => {
    const services = servicesFor(origin)
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
      const found = placeOf(page, path, params, services, queryClient)
      const mayHaveMoved = found === nowhere && page.slug !== '' && services.preset.hasProductCategories
      const place = mayHaveMoved ? await movedFrom(path, services, missing) : found
      if (place.kind === 'moved') return place
      const scrollMemory = createScrollMemory(services.tabStorage)
      let head: PageHead = {}
      const html = await renderToText(
        (error) => {
          missing.push('a part')
          note(error)
        },
        <Shop services={services} queryClient={queryClient}>
          <StaticRouter location={{ pathname, search }}>
            <PageHeadProvider value={(set) => (head = set)}>
              <RootLayout
                pages={pages}
                loading={loading}
                scrollMemory={scrollMemory}
                year={new Date().getFullYear()}
              />
            </PageHeadProvider>
          </StaticRouter>
        </Shop>,
      )
      const { preloads, body } = splitPreloads(html)
      const rendered: RenderedPage = {
        kind: 'page',
        status: place.status,
        head: [
          preloads,
          headHtml(
            place.status === 404 ? { ...head, robots: 'noindex' } : head,
            { origin, pathname },
            siteOf(settings),
          ),
          ...(isLive ? [iconHtml(settings, services.pictureAddress)] : []),
        ]
          .filter((part) => part !== '')
          .join('\n    '),
        body,
        ...(isLive && { noScript: noScriptHtml(settings) }),
        state: writeServedState(queryClient, page.slug),
        missing,
      }
      return isWithoutContent(page, missing) ? { kind: 'unavailable', page: rendered } : rendered
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
function sharedServices({ config, fetch }: Omit<RendererOptions, 'note'>): (origin: string) => Services {
  let shared: Services | undefined
  let since = Number.NEGATIVE_INFINITY
  return (origin) => {
    if (shared === undefined || performance.now() - since > sharedFor) {
      since = performance.now()
      shared = createServices(config, serverEnvironment({ origin, fetch })).shop
    }
    // The index of products is the server's; a page in the browser does not have it at first.
    return { ...shared, origin, loadedListing: () => undefined }
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

type PlaceAnswer =
  | { readonly kind: 'here'; readonly status: 200 | 404 }
  | Extract<PageAnswer, { kind: 'moved' }>

const here = { kind: 'here', status: 200 } as const
const nowhere = { kind: 'here', status: 404 } as const

/** Whether the address exists, according to what has been read. Unknown counts as existing. */
function placeOf(
  page: PlacedPage,
  path: ParsedPath,
  params: URLSearchParams,
  services: Services,
  client: QueryClient,
): PlaceAnswer {
  const { name, slug } = page
  const { catalogue } = services
  const list = isBeyondLastPage(client, services, page, params) ? nowhere : here
  if (name === 'notFound') return nowhere
  if (name === 'ownPage') return ownPlaceOf(slug, path, client, services)
  if (name === 'livePages') return isLivePage(path) ? here : nowhere
  if (name === 'product')
    return client.getQueryData(productQuery(catalogue, slug).queryKey) === null ? nowhere : here
  if (name === 'collection')
    return client.getQueryData(collectionQuery(catalogue, slug).queryKey) === null ? nowhere : list
  if (name !== 'category' || slug === 'all') return list
  const categories = client.getQueryData(categoriesQuery(catalogue).queryKey)
  if (categories === undefined) return list
  const category = findCategory(categories, slug)
  if (category === undefined) return nowhere
  return category.slug === slug ? list : { kind: 'moved', to: paths.category(category.slug) }
}

/**
 * Where a product, a category or a collection has moved to. When that cannot be read, the page says that something is missing. Of
 * addresses without a page `server/moved-addresses.ts` knows more: here they are all one.
 */
async function movedFrom(path: ParsedPath, services: Services, missing: string[]): Promise<PlaceAnswer> {
  try {
    const to = await (await services.ports()).redirects?.find(canonicalPath(path))
    return to === undefined ? nowhere : { kind: 'moved', to }
  } catch {
    missing.push('redirects')
    return nowhere
  }
}

function ownPlaceOf(
  slug: string,
  { parts }: ParsedPath,
  client: QueryClient,
  services: Services,
): PlaceAnswer {
  if (client.getQueryData(shopPageQuery(services, slug).queryKey) === null) return nowhere
  // A page in place of one of the sources has that one's address.
  const replaced = replacedBy(slug)
  if (replaced === undefined || parts?.[1] !== 'pages') return here
  return { kind: 'moved', to: pagePatterns[replaced].href('') }
}

/** The reads without which a page says nothing. Any other page has its text. */
const contentOf: Partial<Record<PlacedPage['name'], readonly string[]>> = {
  home: ['listing'],
  category: ['listing', 'facets', 'categories'],
  collection: ['listing', 'facets', 'collection'],
  product: ['product'],
  search: ['search'],
  faq: ['live-content', 'shop-page'],
  help: ['live-content'],
  shippingPolicy: ['live-content', 'shop-page'],
  ownPage: ['shop-page'],
}

const isWithoutContent = ({ name }: PlacedPage, missing: readonly string[]): boolean =>
  contentOf[name]?.some((read) => missing.includes(read)) === true

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
