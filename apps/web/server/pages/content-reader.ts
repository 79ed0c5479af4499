import { CommerceClient } from '@umber/commerce-client'
import type { ContentSource, JournalEntry } from '@umber/storefront-core/shop'
import { localeHeaders, plainLocale, type PageLocale } from '../../src/config/locale.ts'
import { createContent } from '../../src/services/presets/live-content.ts'
import type { ShopConfiguration } from '../shop-configuration.ts'

export interface ContentReaderOptions {
  readonly config: Pick<ShopConfiguration, 'backendUrl' | 'publishableKey'>
  /** Keeps answers for a while. */
  readonly fetch: typeof fetch
}

/** The content in the language of a locale, as the shop's pages read it. */
export function contentIn(
  { config: { backendUrl, publishableKey }, fetch }: ContentReaderOptions,
  locale: PageLocale = plainLocale,
): ContentSource {
  const globalHeaders = localeHeaders(locale)
  const client = new CommerceClient({ baseUrl: backendUrl, publishableKey, fetch, globalHeaders })
  return createContent({ client, backendUrl })
}

/** How many posts are asked for at once. */
const step = 50
/** More than a sitemap needs. */
const most = 5000

/** All posts, the newest first. */
export async function allPosts(content: Pick<ContentSource, 'posts'>): Promise<readonly JournalEntry[]> {
  const posts: JournalEntry[] = []
  for (let offset = 0; offset < most; offset += step) {
    const page = await content.posts({ offset, limit: step })
    posts.push(...page.posts)
    if (page.posts.length === 0 || offset + step >= page.total) break
  }
  return posts
}
