import { encodedText, sendText } from '@umber/page-server'
import type { ContentSource } from '@umber/storefront-core/shop'
import { Router, type Response } from 'express'
import type { PageLocale } from '../../src/config/locale.ts'
import { defaultLocale, offeredLocales } from '../../src/config/offered-locales.ts'
import type { FeedSource } from './feed-source.ts'
import { journalFeed, journalFeedPathOf, postsInFeed } from './journal-feed.ts'
import { llmsPath, llmsText } from './llms-text.ts'
import { originOf } from './page-address.ts'
import { feedPathOf } from './product-feed.ts'
import type { RegionReader } from './region-reader.ts'
import type { ShopIdentity } from './shop-identity.ts'

interface FeedRouteOptions {
  readonly feeds: Pick<FeedSource, 'feed' | 'content'>
  readonly identity: ShopIdentity
  /** In the language of a locale. */
  readonly contentOf: (locale: PageLocale) => Pick<ContentSource, 'posts'>
  readonly regions: Pick<RegionReader, 'read'>
  /** The shop's public origin; undefined to take it from each request. */
  readonly shopUrl: string | undefined
}

/** The catalogue for other programs: a feed of products in each locale, and a text that says what is where. */
export function feedRoutes({ feeds, identity, contentOf, regions, shopUrl }: FeedRouteOptions): Router {
  const router = Router()
  // oxlint-disable-next-line oxc/no-async-endpoint-handlers -- Express 5 answers a rejection
  router.get(['/product-feed.xml', '/product-feed-:locale.xml'], async (request, response, next) => {
    const shop = await regions.read()
    if (shop === undefined) return unavailable(response)
    const locale = offeredLocales(shop).find((one) => feedPathOf(one) === request.path)
    if (locale === undefined) return next()
    const text = await feeds.feed(locale, originOf(request, shopUrl))
    if (text === undefined) return unavailable(response)
    await sendText(request, response, { type: 'application/xml', text, cacheControl: 'no-cache' })
  })
  // oxlint-disable-next-line oxc/no-async-endpoint-handlers -- Express 5 answers a rejection
  router.get(['/journal/rss.xml', '/:prefix/journal/rss.xml'], async (request, response, next) => {
    const shop = await regions.read()
    if (shop === undefined) return unavailable(response)
    const locale = offeredLocales(shop).find((one) => journalFeedPathOf(one) === request.path)
    if (locale === undefined) return next()
    const range = { offset: 0, limit: postsInFeed }
    const journal = await contentOf(locale)
      .posts(range)
      .catch(() => undefined)
    if (journal === undefined) return unavailable(response)
    // A shop without posts has no journal.
    if (journal.total === 0) return next()
    const place = { origin: originOf(request, shopUrl), locale, settings: await identity.settings(locale) }
    const text = encodedText(journalFeed(journal.posts, place))
    await sendText(request, response, { type: 'application/rss+xml', text, cacheControl: 'no-cache' })
  })
  // oxlint-disable-next-line oxc/no-async-endpoint-handlers -- Express 5 answers a rejection
  router.get(llmsPath, async (request, response) => {
    const shop = await regions.read()
    const content = shop && (await feeds.content(defaultLocale(shop)))
    if (shop === undefined || content === undefined) return unavailable(response)
    const text = llmsText(content, {
      origin: originOf(request, shopUrl),
      settings: await identity.settings(),
      locales: offeredLocales(shop),
    })
    await sendText(request, response, {
      type: 'text/plain',
      text: encodedText(text),
      cacheControl: 'no-cache',
    })
  })
  return router
}

const unavailable = (response: Response): void =>
  void response.status(503).set({ 'Retry-After': '30', 'Cache-Control': 'no-store' }).end()
