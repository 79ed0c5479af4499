import { type EncodedText, encodedText } from '@umber/page-server'
import { LRUCache } from 'lru-cache'
import { CommerceClient } from '@umber/commerce-client'
import { createCatalogue, type Category } from '@umber/storefront-core'
import { localeHeaders, tagOf, type PageLocale } from '../../src/config/locale.ts'
import { regionOf } from '../../src/config/regions.ts'
import type { ShopConfiguration } from '../shop-configuration.ts'
import { feedItemsOf, type FeedItem } from './feed-item.ts'
import { productFeed } from './product-feed.ts'
import type { RegionReader } from './region-reader.ts'
import { shopDescriptionIn } from './shop-description.ts'
import type { ShopIdentity } from './shop-identity.ts'

/** The products of the shop, for other sites that list them. */
export interface FeedSource {
  /**
   * The feed of a locale. While the backend is away it is that of the last good reading; undefined when there was none. Never rejects.
   */
  readonly feed: (locale: PageLocale, origin: string) => Promise<EncodedText | undefined>
  /** What the feed of a locale is written from, with the same promises. */
  readonly content: (locale: PageLocale) => Promise<FeedContent | undefined>
  /** The catalogue has changed: it is read again when it is asked for. */
  readonly purge: () => void
}

export interface FeedSourceOptions {
  readonly config: ShopConfiguration
  readonly fetch: typeof fetch
  readonly identity: ShopIdentity
  readonly regions: Pick<RegionReader, 'read'>
  /** In milliseconds. */
  readonly now?: () => number
}

const minute = 60_000
const freshFor = 15 * minute
const retryDelay = 10_000
/** In bytes, of all feeds that are kept as they were written. */
const mostBytes = 128 * 1024 * 1024

/** What a feed is written from. */
export interface FeedContent {
  readonly title: string
  readonly description: string
  readonly items: readonly FeedItem[]
  readonly categories: readonly Category[]
}

interface Reading {
  /** In milliseconds; earlier when it failed. */
  until: number
  readonly content: Promise<FeedContent | undefined>
}

/** Reads a locale's products when its feed is asked for. */
export function createFeedSource({
  config,
  fetch,
  identity,
  regions,
  now = Date.now,
}: FeedSourceOptions): FeedSource {
  const { backendUrl, publishableKey, featuredProductIds } = config
  /** By the locale's tag. */
  const known = new Map<string, FeedContent>()
  const readings = new Map<string, Reading>()
  /** By the origin: anyone may ask with any host name where the shop's address is not set. */
  const written = new LRUCache<string, { readonly content: FeedContent; readonly text: EncodedText }>({
    max: 100,
    maxSize: mostBytes,
    sizeCalculation: ({ text }) => Math.min(text.plain.length + 1, mostBytes),
  })

  async function read(locale: PageLocale): Promise<FeedContent> {
    const shop = await regions.read()
    const region = shop && regionOf(shop, locale.country)
    if (region === undefined) throw new Error('The regions are not known.')
    const globalHeaders = localeHeaders(locale)
    const client = new CommerceClient({ baseUrl: backendUrl, publishableKey, fetch, globalHeaders })
    const catalogue = createCatalogue({
      client,
      backendUrl,
      featuredProductIds,
      region: () => Promise.resolve(region),
    })
    const [categories, products, settings] = await Promise.all([
      catalogue.categories(),
      catalogue.products({ details: true }),
      identity.settings(locale),
    ])
    const { name, description = shopDescriptionIn(locale.language) } = settings
    const place = { categories, shopName: name, prefix: locale.prefix }
    const items = products.flatMap((product) => feedItemsOf(product, place))
    const content = { title: name, description, items, categories }
    known.set(tagOf(locale), content)
    return content
  }

  function begin(locale: PageLocale): Reading {
    const begun: Reading = {
      until: now() + freshFor,
      content: read(locale).catch(() => {
        begun.until = now() + retryDelay
        return known.get(tagOf(locale))
      }),
    }
    return begun
  }

  async function contentOf(locale: PageLocale): Promise<FeedContent | undefined> {
    const tag = tagOf(locale)
    const latest = readings.get(tag)
    const reading = latest === undefined || now() >= latest.until ? begin(locale) : latest
    readings.set(tag, reading)
    return await reading.content
  }

  return {
    content: contentOf,
    async feed(locale, origin) {
      const content = await contentOf(locale)
      if (content === undefined) return undefined
      const key = `${tagOf(locale)} ${origin}`
      const before = written.get(key)
      if (before?.content === content) return before.text
      const { title, description, items } = content
      const text = encodedText(productFeed(items, { title, description, origin, prefix: locale.prefix }))
      written.set(key, { content, text })
      return text
    },
    purge: () => readings.clear(),
  }
}
